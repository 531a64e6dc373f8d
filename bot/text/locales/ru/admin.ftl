command-name-admin = маскарад-админ
command-name-set = набор
command-name-forget-me = забыть-меня
command-name-sets = наборы
command-name-list = список
command-name-create = создать
command-name-edit = изменить
command-name-delete = удалить
command-name-default = по-умолчанию
command-name-import = импорт
command-name-name = название
command-name-players = игроки
command-name-code = код
command-name-settings = настройки
command-name-games = игры
command-name-seat = передать-место
command-name-game = игра
command-name-place = место
command-name-member = участник
command-name-people = люди
command-name-bar = отстранить
command-name-unbar = допустить
command-name-barred = отстранённые
command-name-person = человек
command-name-history = журнал
command-name-forget = забыть

command-start-set = Какими персонажами играть
command-forget-me = Убрать меня из законченных игр: на моём месте будет «кто-то»
command-admin = Наборы, настройки и присмотр за играми (для модераторов)
command-admin-sets = Наборы персонажей этого сервера
command-admin-sets-list = Показать все наборы и их коды
command-admin-sets-create = Составить новый набор
command-admin-sets-edit = Изменить набор
command-admin-sets-delete = Удалить набор
command-admin-sets-default = Выбрать обычный набор для определённого числа игроков
command-admin-sets-import = Взять набор по его коду
command-admin-sets-name = Название набора, не длиннее 32 знаков
command-admin-sets-which = Набор
command-admin-sets-players = Сколько игроков
command-admin-sets-code = Код, например 10G3-8F2K
command-admin-settings = Язык, темп, каналы, ограничения и прочее
command-admin-games = Игры, которые сейчас идут
command-admin-games-list = Показать игры, которые сейчас идут
command-admin-games-stop = Остановить игру без победителя
command-admin-games-seat = Отдать место отсутствующего игрока боту или участнику
command-admin-games-which = Игра; если не указать — та, что в этом канале
command-admin-games-place = Место отсутствующего игрока
command-admin-games-member = Кто займёт место; если не указать — бот
command-admin-people = Кому можно играть
command-admin-people-bar = Отстранить кого-то от игр
command-admin-people-unbar = Снова допустить кого-то к играм
command-admin-people-barred = Показать, кто отстранён
command-admin-people-who = О ком речь
command-admin-history = Кто, что и когда изменил
command-admin-forget = Удалить всё, что хранится об этом сервере

admin-refuse-permission = Для этого нужно право *Управлять сервером* или доступ, выданный на странице «Интеграции» сервера.
admin-refuse-value = Такого значения у этой настройки не бывает.
start-refuse-barred = Модератор отстранил вас от игр на этом сервере.
start-refuse-channel = В этом канале не играют. Играют здесь: { $channels }.
start-refuse-channels-gone = Каналы, где можно играть, удалены. Модератор может выбрать другие: </mascarade-admin settings>
start-refuse-role = Начинать игры на этом сервере может только { $role }.
start-refuse-role-gone = Роль, которая могла начинать игры на этом сервере, удалена. Модератор может выбрать другую: </mascarade-admin settings>
start-refuse-games = { $most ->
    [1] На этом сервере одновременно может идти только одна игра. Подождите, пока она закончится.
    [one] На этом сервере одновременно может идти не больше { $most } игры. Подождите, пока одна закончится.
   *[other] На этом сервере одновременно может идти не больше { $most } игр. Подождите, пока одна закончится.
}
start-refuse-each = { $most ->
    [1] На этом сервере можно играть одновременно только в одну игру. Сначала закончите или покиньте свою: { $links }
    [one] На этом сервере можно играть одновременно не больше чем в { $most } игру. Сначала закончите или покиньте одну: { $links }
    [few] На этом сервере можно играть одновременно не больше чем в { $most } игры. Сначала закончите или покиньте одну: { $links }
   *[many] На этом сервере можно играть одновременно не больше чем в { $most } игр. Сначала закончите или покиньте одну: { $links }
}
start-done-thread = Стол открыт: { $thread }
start-thread-name = Маскарад · { $host }
notes-not-allowed = За этим столом играют по памяти: заметок нет.
permission-create_public_threads = Создавать публичные ветки

set-recommended = Рекомендованный
set-seven = Семь карт, с Шутом
set-label = { $set } (для { $counts } игроков)
counts-range = { $first }–{ $last }
set-copies = { $character } ×{ $copies }
someone = кто-то

problem-required_missing = не хватает персонажа: { $character }
problem-too_little_gold = { $actual ->
    [0] { $cards ->
        [1] единственная карта не приносит монет из банка; нужно не меньше { $needed }
       *[other] ни одна карта из { $cards } не приносит монет из банка; нужно { $needed }
    }
    [one] только { $actual } карта из { $cards } приносит монеты из банка; нужно { $needed }
    [few] только { $actual } карты из { $cards } приносят монеты из банка; нужно { $needed }
   *[many] только { $actual } карт из { $cards } приносят монеты из банка; нужно { $needed }
}
problem-too_few_players = { $character }: только от { $needed } игроков
problem-too_few_cards = { $actual ->
    [0] карт пока нет; нужно не меньше { $needed }
    [one] всего { $actual } карта; нужно не меньше { $needed }
    [few] всего { $actual } карты; нужно не меньше { $needed }
   *[many] всего { $actual } карт; нужно не меньше { $needed }
}
problem-too_many_cards = слишком много карт: { $actual }, можно не больше { $needed }

verdict-playable = **Можно играть при { $counts } игроках.**
verdict-unplayable = **Пока этот набор не подходит ни для какого числа игроков, и сохранить его нельзя.**
verdict-problem = - { $problem }
verdict-for-some = при { $counts } игроках: { $problem }
verdict-fits = -# Набор из { $cards } карт — для { $counts } игроков.
verdict-rich = -# Больше половины карт приносят монеты из банка. Правила советуют не больше половины.

set-refuse-name-empty = Набору нужно видимое название.
set-refuse-name-long = Это название длиннее 32 знаков.
set-refuse-name-taken = Набор «{ $set }» уже есть.
set-refuse-name-built-in = «{ $set }» — встроенный набор; выберите другое название.
set-refuse-built-in = «{ $set }» — встроенный набор, его нельзя изменить или удалить.
set-refuse-too-many = Наборов на этом сервере уже { $most }. Сначала удалите один.
set-refuse-unknown = Набора «{ $set }» нет. Выберите из списка.
set-refuse-unplayable = Этот набор не подходит ни для какого числа игроков и не сохранён.
set-refuse-misfit = Набор «{ $set }» не подходит для такого числа игроков.
set-refuse-changed = Тем временем набор «{ $set }» изменил кто-то другой, поэтому ничего не сохранено. Вот как он выглядит сейчас.
set-refuse-gone = Набор «{ $set }» тем временем удалили. Сохраните его, чтобы создать заново.

code-refuse-digit = Это не код: знака «{ $what }» в кодах не бывает.
code-refuse-length = В коде 8 букв и цифр, а в этом — { $what }.
code-refuse-version = Этот код из другой версии игры, здесь его не прочесть.
code-refuse-checksum = В этом коде опечатка. Скопируйте его ещё раз.
code-refuse-character = В этом коде есть персонажи, которых нет в этой игре.

sets-title = ### Наборы этого сервера
    Своих { $own } из { $most } · страница { $page } из { $pages }
sets-own = **{ $set }** · для { $counts } игроков
sets-built-in = **{ $set }** (встроенный) · для { $counts } игроков
sets-recommended-why = То, что для каждого числа игроков советуют правила.
sets-cards = { $characters } · `{ $code }`
sets-default-for = Обычный набор при { $counts } игроках.

editor-title = ### Набор «{ $set }»
editor-title-new = ### Новый набор: «{ $set }»
editor-cards = { $count ->
    [one] { $count } карта: { $characters }
    [few] { $count } карты: { $characters }
   *[many] { $count } карт: { $characters }
}
editor-pick = Персонажи
editor-code = Код: `{ $code }`
button-save = Сохранить
button-discard = Не сохранять
editor-saved = Сохранено: «{ $set }» для { $counts } игроков. Код набора: `{ $code }`.
editor-saved-old = Начатые игры доиграют со старым.
editor-default-dropped = Это был обычный набор при { $counts } игроках, но «{ $set }» для них больше не подходит: там снова «{ set-recommended }».
editor-discarded = Ничего не изменилось.
sets-deleted = Набор «{ $set }» удалён. По его коду, `{ $code }`, можно вернуть те же карты под любым названием. Обычным набором он больше нигде не будет.
sets-default-done = При { $players } игроках теперь берут набор «{ $set }», если хозяин стола не выберет другой.

panel-title = ### Настройки этого сервера
panel-note = -# Изменения действуют для новых игр. Кто что изменил: </mascarade-admin history>.
panel-pick = Изменить…
panel-changed = Тем временем настройки изменил кто-то другой, поэтому ничего не сохранено. Вот какие они сейчас.
panel-saved = Сохранено.
setting-line = **{ $setting }**: { $value }
    -# { $why }
setting-title = ### { $setting }
setting-now = Сейчас: { $value }
setting-pick = Значение
setting-pick-channels = Каналы; ни одного — значит все
setting-pick-role = Роль; никакой — значит все
setting-no-limit = без ограничений
button-all-settings = Все настройки

setting-language = Язык
setting-language-why = На каком языке общие сообщения игр.
setting-language-auto = язык сервера, а если его нет — хозяина стола
setting-speed = Темп
setting-speed-why = Сколько времени на решения, если хозяин стола не выберет иное.
setting-speed-own = сроки этого сервера
speed-own = Сроки этого сервера
setting-own_times = Свои сроки
setting-own_times-why = Действуют, когда темп — «{ speed-own }».
own-time-memorise = { $time } на запоминание
own-time-turn = { $time } на ход
own-time-contest = { $time } на оспаривание
own-time-power = { $time } на способность
own-time-memorise-pick = Время на запоминание
own-time-turn-pick = Время на ход
own-time-contest-pick = Время на оспаривание
own-time-power-pick = Время на способность
setting-contest = Оспаривание
setting-contest-why = Отвечают ли на объявление все сразу или по очереди, если хозяин стола не выберет иное.
setting-first = Кто начинает
setting-first-why = Чей первый ход.
setting-first-youngest = самый новый аккаунт
setting-first-random = случайный игрок
setting-first-host = хозяин стола
setting-place = Канал или ветка
setting-place-why = Идёт ли игра в самом канале или в отдельной ветке.
setting-place-channel = в канале
setting-place-thread = в отдельной ветке
setting-automata = Боты
setting-automata-why = Можно ли сажать за стол ботов и насколько они сильны. Отсутствующих всегда подменяют.
setting-automata-none = без ботов
setting-notes = Заметки
setting-notes-why = Можно ли игрокам перечитать, что они видели и делали.
setting-notes-true = можно
setting-notes-false = нельзя
setting-reveal = Интрига
setting-reveal-why = Держать ли всех в напряжении, прежде чем карты вскроются.
setting-reveal-true = с паузой
setting-reveal-false = сразу
setting-banter = Реплики
setting-banter-why = Говорят ли боты что-нибудь время от времени.
setting-banter-true = время от времени
setting-banter-false = никогда
setting-mentions = Упоминания
setting-mentions-why = Кому игра шлёт уведомления.
setting-mentions-awaited = тем, кто должен ответить, и напоминание в середине срока
setting-mentions-turn = тем, кто должен ответить
setting-mentions-nobody = никому
setting-channels = Каналы
setting-channels-why = Где можно играть; ветка следует за своим каналом.
setting-channels-all = все
setting-channels-more = ещё { $count }
setting-channels-gone = { $count ->
    [one] { $count } удалённый канал
    [few] { $count } удалённых канала
   *[many] { $count } удалённых каналов
}
setting-role = Кто может открыть стол
setting-role-why = Роль, которая может открывать столы. Тот, у кого есть право *Управлять сервером*, может всегда.
setting-role-everyone = все
setting-role-gone = удалённая роль
setting-games = Игр одновременно
setting-games-why = Сколько игр и открытых столов может быть на сервере одновременно.
setting-games_each = Игр на человека
setting-games_each-why = За сколькими столами можно сидеть одновременно: и там, где ждут игроков, и там, где уже играют.

games-title = ### Открытые игры: { $count }
games-none = На этом сервере нет открытых игр.
games-lobby = { $channel }: { $count ->
    [one] занято { $count } место, ждут игроков
    [few] занято { $count } места, ждут игроков
   *[many] занято { $count } мест, ждут игроков
}
games-memorising = { $channel }: игроков — { $count }, смотрят карты
games-playing = { $channel }: игроков — { $count }, ход { $turn }
games-kept = { $count ->
    [one] · за { $count } игрока играет бот
   *[other] · за { $count } игроков играют боты
}
games-here-none = В этом канале нет игры. Выберите из списка.
games-unknown = Такой игры на этом сервере больше нет.
admin-stop-confirm = Остановить игру в { $channel }? Она закончится без победителя, и все увидят, кто был кем.
admin-stop-done = Игра в { $channel } остановлена.
admin-close-confirm = Закрыть стол в { $channel }? Игра ещё не началась, и те, кто там ждёт, увидят, что она отменена.
admin-close-done = Стол в { $channel } закрыт.
button-close-table = Закрыть стол
button-never = Не надо
admin-never = Всё остаётся как есть.

seat-choice = Место { $place }: { $player }
seat-given-automaton = На месте { $place } теперь играет бот. За столом об этом объявлено.
seat-offered = { $name } получит место, как только согласится: вопрос задан за столом.
seat-refuse-no-such-seat = За тем столом нет такого места.
seat-refuse-not-absent = Этот игрок на месте: в последнее время он ничего не пропустил.
seat-refuse-automaton = Там уже играет бот.
seat-refuse-you-play = Вы сами играли за этим столом, поэтому решать должен другой модератор.
seat-refuse-has-sat = Этот человек уже играл за этим столом и может вернуться только на своё место: </mascarade join>
seat-refuse-you-sat = Вы уже играли за этим столом и можете вернуться только на своё место: </mascarade join>
seat-refuse-is-bot = Занять место могут только люди.
seat-refuse-not-member = Этого человека нет на сервере.
seat-refuse-barred = Этот человек отстранён от игр на этом сервере.
seat-refuse-cannot-see = Этот человек не видит канала той игры.
seat-refuse-over = Та игра ещё не началась или уже окончена.
seat-refuse-not-yours = Это место предложено не вам.
seat-refuse-lapsed = Срок этого предложения истёк.
offer-open = { $mention }: модератор { $moderator } предлагает вам место { $place } за этим столом, потому что { $player } отсутствует. Карта и монеты достанутся вам как есть.
offer-done = { $name } занимает место игрока { $player } ({ $place }) по предложению модератора { $moderator }.
offer-declined = { $name } отказывается от места { $place }, которое предложил модератор { $moderator }. Всё остаётся как было.
offer-lapsed = Модератор { $moderator } предложил место { $place } участнику { $name }. Срок предложения истёк.
offer-automaton = Модератор { $moderator } отдал боту место игрока { $player } ({ $place }).
button-take = Занять место
button-decline-seat = Нет, спасибо
offer-taken = Вы за столом: место { $place }.
offer-refused = Вы отказались.

people-barred = { $person } больше не играет на этом сервере и уходит из-за столов, где игра ещё не началась. Начатые игры продолжаются.
people-barred-already = { $person } и так не допускается к играм.
people-refuse-bot = Играют только люди, поэтому и отстранить можно только человека.
people-unbarred = { $person } снова может играть.
people-unbarred-already = { $person } и так может играть.
barred-none = На этом сервере никто не отстранён от игр.
barred-title = ### Отстранены от игр: { $count }
barred-line = { $person } — с { $at }

history-title = ### Кто что изменил · страница { $page }
history-none = Пока ничего не меняли.
history-line = { $at } { $who }: { $what }
history-setting = { $setting }: было «{ $old }», стало «{ $new }»
history-channels = { $setting }: { $changes }
history-channels-added = добавлено: { $channels }
history-channels-removed = убрано: { $channels }
history-channels-both = { $added }; { $removed }
history-set-create = создан набор «{ $set }»: { $new }
history-set-import = импортирован набор «{ $set }»: { $new }
history-set-edit = изменён набор «{ $set }»: было { $old }, стало { $new }
history-set-delete = удалён набор «{ $set }»: { $old }
history-set-default = обычный набор при { $players } игроках: было «{ $old }», стало «{ $new }»
history-person-bar = отстранение от игр: { $person }
history-person-unbar = возвращение к играм: { $person }
history-game-stop = остановлена игра в { $channel }
history-game-close = закрыт стол в { $channel }
history-seat-automaton = место игрока { $player } ({ $place }) в { $channel } отдано боту
history-seat-offer = место игрока { $player } ({ $place }) в { $channel } предложено участнику { $person }
history-seat-taken = место игрока { $player } ({ $place }) в { $channel } принято
history-seat-declined = место игрока { $player } ({ $place }) в { $channel } отклонено
forget-confirm = Удалить всё, что хранится об этом сервере: настройки, наборы, список отстранённых, этот журнал и все игры? Идущие игры остановятся. Вернуть ничего нельзя.
forget-done = { $games ->
    [0] Всё об этом сервере удалено.
    [one] Всё об этом сервере удалено, в том числе { $games } игра.
    [few] Всё об этом сервере удалено, в том числе { $games } игры.
   *[many] Всё об этом сервере удалено, в том числе { $games } игр.
}
forget-me-confirm = Убрать вас из всех законченных игр на всех серверах? На вашем месте будет «{ someone }», и вернуть это нельзя. Открытые игры не затрагиваются: попросите снова, когда они закончатся. В уже отправленных сообщениях ваше имя может остаться, а записи модераторов остаются на их серверах.
forget-me-done = { $games ->
    [0] Вас нет ни в одной законченной игре.
    [one] Вы убраны из { $games } законченной игры.
   *[other] Вы убраны из { $games } законченных игр.
}
forget-later = Сейчас базу данных читает другая программа, поэтому в журнале базы ещё остались следы. Они будут удалены, как только та программа закончит.
button-forget = Удалить навсегда
