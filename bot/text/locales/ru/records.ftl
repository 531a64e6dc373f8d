# Records: profiles, rankings, titles, seasons, and the choice not to be in them.

command-name-profile = профиль
command-name-player = игрок
command-name-ranking = рейтинг
command-name-titles = титулы
command-name-privacy = приватность
command-name-season = сезон
command-profile = Как кто-то играет на этом сервере; видно только вам
command-profile-player = Чей профиль; ваш, если никто не назван
command-ranking = Кто на этом сервере играет лучше всех; видно только вам
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

help-records = {"**"}Достижения**: </mascarade profile> показывает, как кто-то играет, </mascarade ranking> — кто играет лучше всех, </mascarade titles> — что можно заслужить. </mascarade privacy> убирает вас оттуда.
records-refuse-hidden = Этот сервер держит достижения при себе.
profile-refuse-hidden = Этот гость не снимает маску: профиль скрыт.
profile-refuse-bot = У ботов нет профиля; как они играют, скажет </mascarade ranking>.
records-counting = -# Книги ещё пишутся: подсчитано игр — { $counted } из { $games }.

record-rating = { $points } ± { $doubt }
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

ranking-title = ## { $by } — { $season }
ranking-note = -# в скобках число игр
ranking-all-time = за всё время
ranking-season = сезон { $season }
ranking-by-mu = Рейтинг
ranking-by-wins = Победы
ranking-by-believed = Ложь, которой поверили
ranking-by-review = Разборы
ranking-line = { $rank } · { $player } **{ $value }** ({ $games })
ranking-own = Вы: { $line }
ranking-nobody = Мест пока ни у кого нет: нужно игр в зачёт — { $games }.
ranking-newcomers = -# Новички, у кого игр меньше { $games }: { $people }
ranking-more = ещё { $count }
ranking-automata = -# Боты, чтобы помериться с ними силой: { $automata }
ranking-automaton = { $level } { $value } ({ $games })
ranking-pick-order = Упорядочить
ranking-pick-season = Сезон

titles-title = ## Титулы — у вас { $count } из { $all }
titles-others = ### Ещё можно заслужить
titles-line = {"**"}{ $title }** — { $how } · { $holders ->
    [one] у { $holders } гостя
    [few] у { $holders } гостей
   *[many] у { $holders } гостей
}
titles-line-open = { $title } — { $how }
award = { $player } *{ $title }*
awards = <:winner:> Новые титулы: { $awards }
awards-more = ещё { $count }

title-first-ball = Первый бал
title-first-ball-how = доиграть игру до конца
title-first-laurel = Первые лавры
title-first-laurel-how = выиграть игру
title-stranger = Чужой самому себе
title-stranger-how = победить не тем, кем себя считаешь
title-stranger-as = победа в роли «{ $character }» с верой, что это «{ $believed }»
title-honest = С открытым лицом
title-honest-how = победить, объявив себя три раза или больше, и всегда честно
title-silver-tongue = Серебряный язык
title-silver-tongue-how = победить с тремя обманами, которым все поверили, и ни разу не попасться
title-barefaced = Не моргнув глазом
title-barefaced-how = трижды за игру убедить всех, что вы один и тот же персонаж, хотя это не так
title-unmasker = Маски долой
title-unmasker-how = дважды за игру верно оспорить
title-hothead = Горячая голова
title-hothead-how = трижды за игру оспорить зря
title-shared = Па-де-де
title-shared-how = разделить победу
title-phoenix = Феникс
title-phoenix-how = победить, побывав с 2 монетами или меньше
title-landslide = Разгром
title-landslide-how = победить в одиночку с перевесом в 6 монет
title-by-a-coin = На одну монету
title-by-a-coin-how = победить в одиночку с перевесом в 1 монету
title-swift = До полуночи
title-swift-how = победить не позже 12-го хода
title-long-night = До рассвета
title-long-night-how = доиграть игру в 60 ходов
title-many-faces = Много лиц
title-many-faces-how = применить за игру четыре разные способности
title-masterstroke = Мастерский удар
title-masterstroke-how = победить способностью, а не деньгами
title-undoubted = Вне подозрений
title-undoubted-how = победить, объявив себя четыре раза или больше, и никто не оспорил
title-silent = Молчание — золото
title-silent-how = победить, ни разу никем себя не объявив
title-full-hall = Полный зал
title-full-hall-how = победить, когда играют десять или больше
title-duel = Дуэль
title-duel-how = победить в игре вдвоём
title-house-guest = Частый гость
title-house-guest-how = доиграть 10 игр
title-fixture = Часть обстановки
title-fixture-how = доиграть 50 игр
title-hat-trick = Три подряд
title-hat-trick-how = выиграть три игры подряд
title-hundred-faces = Сто лиц
title-hundred-faces-how = 100 обманов, которым поверили
title-keen-eye = Острый глаз
title-keen-eye-how = верно оспорить 25 раз

privacy-shown = Вы есть в рейтингах, и другие могут смотреть ваш профиль. </mascarade forget-me> убрала бы вас из законченных игр совсем.
privacy-hidden = Вас нет ни в одном рейтинге, никто другой не видит ваш профиль, и вы ни для кого не злой гений, ни на одном сервере. Для вас самих игры по-прежнему идут в зачёт.
button-privacy-hide = Скрыть меня
button-privacy-show = Показать меня

season-first = Первый сезон идёт с первой игры.
season-since = Сезон { $season } идёт с { $at }.
season-confirm = Начать сезон { $next } со следующей законченной игры? Рейтинги сближаются, но не стираются, и всё подсчитанное остаётся.
button-season = Начать сезон { $season }
season-already = Сезон { $season } только что начался.
season-begun = Сезон { $season } начинается со следующей законченной игры.

profile-title = ## { $player }
profile-none = У этого гостя здесь ещё нет игр в зачёт.
profile-played = { $games ->
    [one] {"**"}{ $games }** игра,
    [few] {"**"}{ $games }** игры,
   *[many] {"**"}{ $games }** игр,
} { $wins ->
    [one] **{ $wins }** победа
    [few] **{ $wins }** победы
   *[many] **{ $wins }** побед
}
profile-share = {"**"}{ $share } %**, поровну было бы { $fair } %
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
profile-lies = ложь, которой поверили: **{ $share } %** из { $count }
profile-contests = верно оспорено: **{ $share } %** из { $count }
profile-best = Лучший персонаж: { $card }, прибыль { gold }
profile-victim = Любимая жертва: { $player }, добыча { gold }
profile-nemesis = Злой гений: { $player }, потеря { gold }
profile-titles = Титулы: { $titles }
profile-games = Последние игры: { $games }
profile-place = { $place } из { $players }
profile-place-won = победа из { $players }
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
card-lies = Ложь, которой поверили
card-contests = Верно оспорено
card-best = Лучший персонаж
card-victim = Любимая жертва
card-nemesis = Злой гений
card-other = { $player } ({ $amount })
card-last = Последние игры
card-place = место { $place }
picture-profile = { $player }: { $caption }; рейтинг { $rating }, { $rank }.
picture-share = { $what }: { $share }
