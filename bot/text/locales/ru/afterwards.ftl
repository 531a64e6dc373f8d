finished-unknown = Такой законченной игры я здесь не знаю. Игры удаляются по просьбе сервера и через 30 дней после того, как меня оттуда убрали.
finished-shown = Это здесь уже показано.
finished-code = -# Игра `{ $code }` · </mascarade replay> покажет её снова.

button-turns = Ход за ходом
button-file = Текстовым файлом
button-recap = Общая картина
button-show = Показать каналу
button-replay = Повтор

recap-title = ### После бала
recap-legend = -# Каждая линия — карта. Где линии пересекаются, карты и вправду поменялись; точки — обмен только для вида. Глаз — кто-то посмотрел. Зелёное — правда. Красное с маской — ложь. ✔ ✘ — оспорено. Маленькая карта — вскрыта. Монеты — у кого сколько.
recap-centre = центр
recap-centre-numbered = центр { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = Это была правда.
truth-lie = Ложь: на самом деле { $player } — { $character }.
truth-lie-hand = Ложь: на самом деле эта карта — { $character }.
truth-quiet = Всё это время { $character } — { $players }, и ни слова.
truth-centre = Всё это время { $character } лежит в центре стола.
truth-other-hand = Всё это время { $character } — другая карта игрока { $player }.
truth-now = Теперь: { $cards }.
truth-now-centre = центр ({ $character })
truth-saw = На картах: { $first } и { $second }.
truth-took-back = { $player } сначала тоже возражает, но тайком берёт слова назад.
truth-plucked-up = { $player } сначала пасует, но потом решается возразить.
truth-wavered = { $count ->
    [few] { $player } колеблется: всего { $count } ответа.
   *[other] { $player } колеблется: всего { $count } ответов.
}
truth-ahead-pass = { $player } пасует заранее.
truth-ahead-claim = { $player } возражает заранее.
truth-unheard-pass = { $player } пасует, но этого уже никто не слышит.
truth-unheard-claim = { $player } возражает, но этого уже никто не слышит.
truth-passing = Пас заранее, до своего следующего хода: { $players }.
truth-pick = Ходы
truth-range = Ходы { $first }–{ $last }
truth-range-one = Ход { $first }
truth-range-start = Раздача
truth-file = Всё, что было, от раздачи до конца.
truth-file-title = Маскарад · игра { $code }

fact-contest = Самый дорогой спор: возглас «Я — { $character }!» на { $turn }-м ходу приносит суду { gold.acc }.
fact-unfound = { $count ->
    [few] Кого так никто и не нашёл: «Я — { $character }!» звучит { $count } раза, и всё неправда.
   *[other] Кого так никто и не нашёл: «Я — { $character }!» звучит { $count } раз, и всё неправда.
}
fact-wrong = { $count ->
    [few] Чаще всех ошибается на свой счёт: { $player }, { $count } раза.
   *[other] Чаще всех ошибается на свой счёт: { $player }, { $count } раз.
}
fact-honest = { $count ->
    [few] Слишком честно для этого бала: { $player }, { $count } объявления, и все правдивы.
   *[other] Слишком честно для этого бала: { $player }, { $count } объявлений, и все правдивы.
}
fact-traveller = { $count ->
    [few] Охота к перемене мест: { $character } меняет место { $count } раза.
   *[other] Охота к перемене мест: { $character } меняет место { $count } раз.
}
fact-faces = { $count ->
    [few] Тысяча лиц: { $player }, { $count } разных персонажа за вечер.
   *[other] Тысяча лиц: { $player }, { $count } разных персонажей за вечер.
}
fact-pretender = { $count ->
    [few] Ловкость рук — и никакого обмена: { $player } прячет карты под стол { $count } раза, и всё для вида.
   *[other] Ловкость рук — и никакого обмена: { $player } прячет карты под стол { $count } раз, и всё для вида.
}
fact-silent = { $count ->
    [few] Молчание маски: { $player } слышит имя своего персонажа из чужих уст { $count } раза — и ни слова.
   *[other] Молчание маски: { $player } слышит имя своего персонажа из чужих уст { $count } раз — и ни слова.
}
fact-home = { $count ->
    [few] Снова дома: { $character } меняет место { $count } раза и возвращается к игроку { $player }.
   *[other] Снова дома: { $character } меняет место { $count } раз и возвращается к игроку { $player }.
}
fact-loss = Худший ход: { $player } теряет { gold.acc } на { $turn }-м ходу.
fact-curious = { $count ->
    [few] Само любопытство: { $player } смотрит карты { $count } раза.
   *[other] Само любопытство: { $player } смотрит карты { $count } раз.
}

replay-step = **{ $step } из { $steps }** · ход { $turn }
replay-deal = **{ $step } из { $steps }** · раздача

replay-jump = Перейти к ходу
replay-player = [Открыть проигрыватель]({ $link })
button-play = Смотреть
button-pause = Пауза
button-open = Карты лицом вверх
button-closed = Карты рубашкой вверх

command-name-replay = повтор
command-replay = Ещё раз показать законченную игру этого сервера, шаг за шагом
command-replay-code = Код, который стоит под концом игры

picture-recap = Вся игра, ходов: { $turns }; каждая карта — линия через места.
picture-recap-counts = Обмены: настоящих { $real }, притворных { $pretended }. Объявления: правдивых { $true }, ложных { $false }, оспоренных { $contested }. Взгляды: { $looks }.
picture-recap-path = { $card }: { $path }.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
picture-recap-fortune = Монеты в конце: { $seats }.
picture-exchanged = Под столом и вправду поменялись: { $places }.
