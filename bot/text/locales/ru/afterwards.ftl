finished-unknown = Я не знаю здесь законченной игры с таким кодом.
finished-shown = Это здесь уже показано.
finished-code = -# Игра `{ $code }` · </mascarade replay> покажет её снова.

button-turns = Ход за ходом
button-file = Текстовым файлом
button-recap = Вся картина
button-show = Показать каналу
button-replay = Повтор

recap-title = ### После бала
recap-legend = -# Каждая линия — карта. Где линии пересекаются, карты и вправду поменяли; точки — только сделали вид. Глаз — посмотрели. Зелёное — правда. Красное с маской — ложь. ✔ ✘ — оспорено. Маленькая карта — вскрыта. Монеты — у кого сколько.
recap-centre = центр
recap-centre-numbered = центр { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = Это была правда.
truth-lie = Ложь: { $player } на самом деле — { $character }.
truth-lie-hand = Ложь: на самом деле эта карта — { $character }.
truth-quiet = А { $character } всё это время — { $players }, и ни слова.
truth-centre = А { $character } всё это время в центре стола.
truth-other-hand = А { $character } — другая карта игрока { $player }.
truth-now = Теперь: { $cards }.
truth-now-centre = центр ({ $character })
truth-saw = Увидено: { $first } и { $second }.
truth-took-back = { $player }: сначала тоже возражение, потом тайный отказ.
truth-plucked-up = { $player }: сначала пас, а потом всё же возражение.
truth-wavered = { $player }: долгие сомнения, ответов всего { $count }.
truth-ahead-pass = { $player }: пас заранее.
truth-ahead-claim = { $player }: возражение заранее.
truth-unheard-pass = { $player }: пас, которого никто не услышал.
truth-unheard-claim = { $player }: возражение, которого никто не услышал.
truth-passing = Пасует до своего следующего хода: { $players }.
truth-pick = Ходы
truth-range = Ходы { $first }–{ $last }
truth-range-one = Ход { $first }
truth-range-start = Раздача
truth-file = Всё, что было, от раздачи до конца.
truth-file-title = Маскарад · игра { $code }

fact-contest = Самый дорогой спор: «Я — { $character }!» на ходу { $turn } принесло суду { gold.acc }.
fact-unfound = Никем не найден: «Я — { $character }!» прозвучало (раз: { $count }), и всё неправда.
fact-wrong = Больше всех ошибок о себе: { $player }, раз: { $count }.
fact-honest = Слишком честно для этого бала: { $player }, заявлений: { $count }, и все правдивы.
fact-traveller = Непоседа: { $character } меняет место, раз: { $count }.
fact-faces = Больше всех лиц: { $player }, разных персонажей за вечер: { $count }.
fact-pretender = Холодные руки: { $player } прячет карты под стол (раз: { $count }) и ни разу не меняет.
fact-silent = Молчание маски: { $player } слышит, как другие называются этим персонажем (раз: { $count }), и ни слова.
fact-home = Снова дома: { $character } меняет место (раз: { $count }) и возвращается к игроку { $player }.
fact-loss = Худший ход: { $player } теряет { gold.acc } на ходу { $turn }.
fact-curious = Само любопытство: { $player } смотрит карты, раз: { $count }.

replay-step = **{ $step } из { $steps }** · ход { $turn }
replay-deal = **{ $step } из { $steps }** · раздача

replay-jump = К ходу
replay-player = [Открыть проигрыватель]({ $link })
button-play = Играть
button-pause = Пауза
button-open = Карты открыты
button-closed = Карты закрыты

command-name-replay = повтор
command-replay = Показать законченную игру этого сервера шаг за шагом
command-replay-code = Код под концом игры

picture-recap = Вся игра, ходов: { $turns }; каждая карта — линия через места.
picture-recap-counts = Обмены: { $real } настоящих, { $pretended } притворных. Заявления: { $true } правдивых, { $false } ложных, { $contested } оспоренных. Взгляды: { $looks }.
picture-recap-path = { $card }: { $path }.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
picture-recap-fortune = Монеты в конце: { $seats }.
picture-exchanged = Под столом и вправду поменяли: { $places }.
