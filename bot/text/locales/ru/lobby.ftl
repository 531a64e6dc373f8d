lobby-head = ### Готовится бал
    Приглашает { $host } · занято мест: { $count } из { $most }
lobby-head-passed = ### Готовится бал
    Хозяин стола ушёл, теперь приглашает { $host } · занято мест: { $count } из { $most }
lobby-seat-reserved = { $player } (бронь)
lobby-set-named = «{ $set }»
lobby-set-centre = { $centre ->
    [one] { $centre } карта в центре
    [few] { $centre } карты в центре
   *[many] { $centre } карт в центре
}
lobby-level = уровень ботов: { $level }
lobby-closes = закроется { $deadline }

lobby-too-few = Нужно хотя бы 2 игрока. Зовите друзей — или ботов.
lobby-too-few-people = Нужно хотя бы 2 игрока. Зовите друзей!
lobby-misfit = Набор «{ $set }» — для { $counts } игроков, а вас { $count }. Хозяин стола может выбрать другой под кнопкой «{ button-table }».
lobby-advice-hard = -# Вдвоём и втроём лучше играть тем, кто уже хорошо знает игру.
lobby-hosts-language = -# За этим столом говорят по-русски — на языке хозяина стола.
lobby-started = **Маскарад** · игра началась.
lobby-cancelled = **Маскарад** · этот стол отменён. Открыть новый: </mascarade start>
lobby-expired = **Маскарад** · этот стол ждал слишком долго и закрылся. Открыть новый: </mascarade start>

speed-live = В реальном времени
speed-relaxed = Не спеша
speed-correspondence = По переписке
speed-and-time = { $speed } ({ $time } на ход)
contest-mode-together = все отвечают одновременно
contest-mode-clockwise = отвечают по кругу
level-novice = новичок
level-regular = бывалый
level-master = мастер

button-join = Сесть за стол
button-leave = Уйти
button-fill = Дополнить ботами до { $count }
button-filled = Все места заняты
button-start = Начать
button-table = Стол…
button-how-to-play = Как играть
button-cancel = Закрыть стол

lobby-panel = ### Ваш стол
    Набор, темп, оспаривание: ваш выбор действует сразу.
lobby-choice = { $what }: { $value }
lobby-pick-set = Набор
lobby-pick-set-from = Наборы, начиная с «{ $set }»
lobby-pick-speed = Темп
lobby-pick-contest = Оспаривание
lobby-pick-level = Уровень ботов
lobby-pick-players = Игроки
lobby-pick-remove = Убрать кого-нибудь…
lobby-set-default = по выбору сервера
lobby-option-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока, считая ботов
   *[many] { $count } игроков, считая ботов
}

lobby-refuse-full = Все 13 мест заняты. Можно смотреть игру или открыть свой стол в другом канале.
lobby-refuse-already-in = У вас здесь уже есть место.
lobby-refuse-not-in = У вас здесь нет места.
lobby-refuse-not-host = Это может сделать только хозяин стола ({ $host }) или модератор.
lobby-refuse-passed-on = Первый хозяин стола ушёл, теперь хозяин — { $host }. Это может сделать только { $host } или модератор.
lobby-refuse-too-few = Нужно хотя бы 2 игрока.
lobby-refuse-misfit = При { $count } игроках этим набором играть нельзя.
lobby-refuse-gone = Это место уже свободно.
lobby-refuse-over = Этот стол больше не ждёт игроков. Открыть новый: </mascarade start>
lobby-refuse-begun = Игра началась: { $link }
lobby-refuse-channel-busy = В этом канале уже есть стол: { $link }
lobby-refuse-no-automata = На этом сервере играют без ботов.
rematch-not-yet = Игра ещё не окончена.
