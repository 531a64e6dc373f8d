# Достижения: профили, рейтинги, титулы, сезоны и право в них не быть.

command-name-profile = профиль
command-name-player = игрок
command-name-ranking = рейтинг
command-name-titles = титулы
command-name-privacy = приватность
command-name-season = сезон
command-profile = Как кто-то играет на этом сервере; это видно только вам
command-profile-player = Чей профиль; если не указать — ваш
command-ranking = Кто на этом сервере играет лучше всех; это видно только вам
command-titles = Какие титулы можно заслужить и какие есть у вас
command-privacy = Видны ли вы в рейтингах и профилях
command-admin-season = Начать новый сезон: рейтинги сближаются, но не стираются

setting-records = Достижения
setting-records-why = Показывать ли рейтинги, профили и титулы; подсчёт идёт в любом случае.
setting-records-true = видны
setting-records-false = скрыты
setting-counted = Каналы в зачёт
setting-counted-why = Игры каких каналов идут в зачёт, и прежние тоже; ветка следует за своим каналом.
history-season-begin = начат сезон { $season }

help-records = {"**"}Достижения**: </mascarade profile> показывает, как кто-то играет, </mascarade ranking> — кто играет лучше всех, </mascarade titles> — что можно заслужить. </mascarade privacy> убирает вас оттуда.
records-refuse-hidden = Этот сервер держит свои достижения при себе.
profile-refuse-hidden = Этот гость не снимает маску: профиль скрыт.
profile-refuse-bot = У ботов нет профиля; как они играют, скажет </mascarade ranking>.
records-counting = -# Летопись ещё пишется: подсчитано игр — { $counted } из { $games }.

record-rating = { $points } ± { $doubt }
record-wins = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
record-lies = { $lies ->
    [one] { $lies } удачный обман
    [few] { $lies } удачных обмана
   *[many] { $lies } удачных обманов
}
record-review = { $figure } из 100

ranking-title = ## { $by } — { $season }
ranking-note = -# в скобках число игр
ranking-note-reviewed = -# в скобках число разобранных игр
ranking-all-time = за всё время
ranking-season = сезон { $season }
ranking-by-mu = Рейтинг
ranking-by-wins = Победы
ranking-by-believed = Удачные обманы
ranking-by-review = Разборы
ranking-line = { $rank } · { $player } **{ $value }** ({ $games })
ranking-own = Вы: { $line }
ranking-nobody = { $games ->
    [one] В рейтинге пока никого нет: нужна { $games } игра в зачёт.
    [few] В рейтинге пока никого нет: нужно { $games } игры в зачёт.
   *[many] В рейтинге пока никого нет: нужно { $games } игр в зачёт.
}
ranking-nobody-reviewed = Сравнивать пока нечего: решения взвешиваются, когда кто-нибудь после игры спросит: *{ button-review }*
ranking-newcomers = -# Новички, меньше { $games } игр: { $people }
ranking-more = ещё { $count }
ranking-automata = -# Боты — чтобы померяться силами: { $automata }
ranking-automaton = { $level } { $value } ({ $games })
ranking-pick-order = Порядок
ranking-pick-season = Сезон

titles-title = ## Титулы — у вас { $count } из { $all }
titles-others = ### Ещё можно заслужить
titles-line = {"**"}{ $title }** — { $how } · { $holders ->
    [one] у { $holders } гостя
   *[other] у { $holders } гостей
}
titles-line-open = {"**"}{ $title }** — { $how }
award = { $player } *{ $title }*
awards = <:winner:> Новые титулы: { $awards }
awards-more = ещё { $count }

title-first-ball = Первый бал
title-first-ball-how = доиграть игру до конца
title-first-laurel = Первые лавры
title-first-laurel-how = выиграть игру
title-stranger = Чужое лицо в зеркале
title-stranger-how = победить, будучи не тем, кем вы себя считали
title-stranger-as = победа под маской { $character-gen } в полной уверенности, что вы — { $believed }
title-honest = С открытым лицом
title-honest-how = победить, назвавшись кем-то три раза или больше, и всегда честно
title-silver-tongue = Златоуст
title-silver-tongue-how = победить с тремя обманами, которым все поверили, и ни разу не попасться
title-barefaced = Не моргнув глазом
title-barefaced-how = трижды за игру назваться одним и тем же персонажем, не будучи им, — и чтобы все поверили
title-unmasker = Маски долой
title-unmasker-how = дважды за игру оспорить не зря
title-hothead = Горячая голова
title-hothead-how = трижды за игру оспорить зря
title-shared = Па-де-де
title-shared-how = разделить победу
title-phoenix = Феникс
title-phoenix-how = победить, опустившись до 2 монет или ниже
title-landslide = Разгром
title-landslide-how = победить в одиночку с перевесом не меньше 6 монет
title-by-a-coin = Лишняя монета
title-by-a-coin-how = победить в одиночку с перевесом в 1 монету
title-swift = До полуночи
title-swift-how = победить не позже 12-го хода
title-long-night = До рассвета
title-long-night-how = доиграть игру, в которой 60 ходов или больше
title-many-faces = Много лиц
title-many-faces-how = применить за игру четыре разные способности
title-masterstroke = Мастерский ход
title-masterstroke-how = победить способностью, а не золотом
title-undoubted = Вне подозрений
title-undoubted-how = победить, назвавшись кем-то четыре раза или больше без единого возражения
title-silent = Молчание — золото
title-silent-how = победить, ни разу никем не назвавшись
title-full-hall = Полный зал
title-full-hall-how = победить в игре, где десять игроков или больше
title-duel = Дуэль
title-duel-how = победить в игре вдвоём
title-house-guest = Частый гость
title-house-guest-how = доиграть 10 игр
title-fixture = Часть интерьера
title-fixture-how = доиграть 50 игр
title-hat-trick = Три подряд
title-hat-trick-how = выиграть три игры подряд
title-hundred-faces = Сто лиц
title-hundred-faces-how = 100 раз обмануть так, чтобы все поверили
title-keen-eye = Острый глаз
title-keen-eye-how = 25 раз оспорить не зря

privacy-shown = Вы есть в рейтингах, и другие могут смотреть ваш профиль. Команда </mascarade forget-me> и вовсе уберёт вас из законченных игр.
privacy-hidden = Вас нет ни в одном рейтинге, вашего профиля никто больше не видит, и вы ни для кого не злой гений — на всех серверах. Для вас самих игры по-прежнему идут в зачёт.
button-privacy-hide = Скрыть меня
button-privacy-show = Показать меня

season-first = Первый сезон идёт с первой игры.
season-since = Сезон { $season } идёт с { $at }.
season-confirm = Начать сезон { $next } со следующей законченной игры? Рейтинги сблизятся, но ничего не сотрётся.
button-season = Начать сезон { $season }
season-already = Сезон { $season } только что начался.
season-begun = Сезон { $season } начинается со следующей законченной игры.

profile-title = ## { $player }
profile-none = У этого гостя здесь ещё нет игр в зачёт.
profile-none-own = У вас здесь ещё нет игр в зачёт. Открыть стол: </mascarade start>
profile-played = { $games ->
    [one] {"**"}{ $games }** игра,
    [few] {"**"}{ $games }** игры,
   *[many] {"**"}{ $games }** игр,
} { $wins ->
    [one] **{ $wins }** победа
    [few] **{ $wins }** победы
   *[many] **{ $wins }** побед
}
profile-share = {"**"}{ $share } %** побед, поровну было бы { $fair } %
profile-rating = Рейтинг: **{ $rating }**, место { $rank } из { $people }
profile-rating-newcomer = Рейтинг: **{ $rating }**, до места в списке ещё { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
profile-season = Сезон { $season }: **{ $rating }**, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
profile-claims = Честные объявления: **{ $share } %** из { $count }
profile-lies = удачные обманы: **{ $share } %** из { $count }
profile-contests = оспорено не зря: **{ $share } %** из { $count }
profile-best = Лучший персонаж: { $card }, прибыль { gold }
profile-victim = Любимая жертва: { $player }, добыча { gold }
profile-nemesis = Злой гений: { $player }, потеря { gold }
profile-titles = Титулы: { $titles }
profile-games = Последние игры: { $games }
profile-place = { $place } из { $players }
profile-place-won = победа, 1 из { $players }
profile-hidden = -# Вы скрыты: кроме вас, этого никто не видит.

card-played = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
card-rank = место { $rank } из { $people }
card-newcomer = { $games ->
    [one] до места ещё { $games } игра
    [few] до места ещё { $games } игры
   *[many] до места ещё { $games } игр
}
card-doubt = ± { $doubt }
card-share = { $share } %
card-wins = Победы (поровну: { $fair } %)
card-truth = Честные объявления
card-lies = Удачные обманы
card-contests = Оспорено не зря
card-best = Лучший персонаж
card-victim = Любимая жертва
card-nemesis = Злой гений
card-other = { $player } ({ $amount })
card-last = Последние игры
card-place = место { $place }
picture-profile = { $player }: { $caption }; рейтинг { $rating }, { $rank }.
picture-share = { $what }: { $share }
