lobby-title = ## Маскарад
lobby-head = Хозяин стола: { $host } · занято { $count } из { $most }
lobby-seat = { $place }. { $player }
lobby-seat-host = { $place }. { $player } (хозяин стола)
lobby-seat-automaton = { $place }. { $player } (автомат, { $level })
lobby-seat-reserved = { $place }. { $player } (место придержано)
lobby-set = { $count ->
    [one] { $count } игрок: { $characters }.
    [few] { $count } игрока: { $characters }.
   *[many] { $count } игроков: { $characters }.
}
lobby-set-centre = { $centre ->
    [one] { $centre } карта лежит в центре стола.
    [few] { $centre } карты лежат в центре стола.
   *[many] { $centre } карт лежит в центре стола.
}
lobby-too-few = Нужно хотя бы 2 игрока. Зовите друзей, а можно и автоматы.
lobby-misfit = { $count ->
    [one] Выбранный набор не подходит: за столом { $count } игрок.
    [few] Выбранный набор не подходит: за столом { $count } игрока.
   *[many] Выбранный набор не подходит: за столом { $count } игроков.
}
lobby-advice-hard = Вдвоём и втроём лучше играть тем, кто хорошо знает игру.
lobby-clock = { $speed } · { $contest } · закроется { $deadline }
lobby-hosts-language = За этим столом говорят по-русски — на языке хозяина стола.
lobby-started = **Маскарад** · игра началась.
lobby-cancelled = **Маскарад** · этот стол отменён. Открыть новый: </mascarade start>
lobby-expired = **Маскарад** · этот стол ждал слишком долго и закрылся. Открыть новый: </mascarade start>

speed-live = Вживую
speed-relaxed = Не спеша
speed-correspondence = По переписке
contest-mode-together = оспаривают все сразу
contest-mode-clockwise = оспаривают по кругу
level-novice = новичок
level-regular = бывалый
level-master = мастер

button-join = Сесть
button-leave = Уйти
button-add-automaton = Добавить автомат
button-remove = Убрать…
button-start = Начать
button-cancel = Отменить

lobby-prompt-remove = Кого убрать из-за стола?
lobby-pick-remove = Кто уходит из-за стола

lobby-done-joined = Вы за столом. Игру начинает { $host }.
lobby-done-left = Вы ушли из-за стола.
lobby-done-added = За стол садится { $player }.
lobby-done-removed = { $player } больше не за столом.
lobby-done-cancelled = Стол закрыт.
lobby-done-started = Игра начинается.

lobby-refuse-full = Все 13 мест заняты.
lobby-refuse-already-in = У вас здесь уже есть место.
lobby-refuse-not-in = У вас здесь нет места.
lobby-refuse-not-host = Это может сделать только хозяин стола ({ $host }) или модератор.
lobby-refuse-too-few = Нужно хотя бы 2 игрока. Позовите кого-нибудь или добавьте автомат.
lobby-refuse-misfit = { $count ->
    [one] Выбранный набор не подходит: за столом { $count } игрок.
    [few] Выбранный набор не подходит: за столом { $count } игрока.
   *[many] Выбранный набор не подходит: за столом { $count } игроков.
}
lobby-refuse-nobody-to-remove = Больше за столом никого нет.
lobby-refuse-gone = Это место уже свободно.
lobby-refuse-over = Этот стол больше не ждёт игроков.
lobby-refuse-channel-busy = В этом канале уже есть стол: { $link }
lobby-refuse-no-automata = На этом сервере играют без автоматов.
rematch-not-yet = Игра ещё не окончена.
