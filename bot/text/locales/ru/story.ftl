# Карты стоят в винительном падеже: «берёт …», «смотрит …». Пол игроков неизвестен, поэтому всё в настоящем времени.

card-own = свою карту
card-own-left = свою левую карту
card-own-right = свою правую карту
card-own-protected = свою защищённую карту
card-your = свою карту
card-your-left = свою левую карту
card-your-right = свою правую карту
card-your-protected = свою защищённую карту
card-of = карту игрока { $player }
card-of-left = левую карту игрока { $player }
card-of-right = правую карту игрока { $player }
card-of-protected = защищённую карту игрока { $player }
card-centre = карту из центра стола
card-centre-numbered = карту { $number } из центра стола

# .acc — «берёт 1 монету», .ins — «с 13 монетами».
gold = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}
    .acc = { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
    .ins = { $amount ->
        [one] { $amount } монетой
       *[many] { $amount } монетами
    }

story-line = { $turn } · { $story }
story-swap = { $player } прячет под стол { $first } и { $second }. Меняет — или нет?
story-swap-real = { $player } прячет под стол { $first } и { $second } и меняет их местами.
story-swap-not = { $player } прячет под стол { $first } и { $second }, но только делает вид, что меняет.
story-peek = { $player } незаметно смотрит { $card }.
story-peek-saw = { $player } незаметно смотрит { $card } и видит { $character-acc }.
story-look = { $player } незаметно смотрит { $first } и { $second }.
story-announced = { $player }: «Я — { $character }!»
story-announced-left = { $player }, рука на левой карте: «Я — { $character }!»
story-announced-right = { $player }, рука на правой карте: «Я — { $character }!»
story-uncontested = Никто не смеет спорить.
story-unopposed = Никто не смеет спорить: { $player } — { $character }… на словах.
story-contested = { $count ->
    [one] { $players } возражает.
   *[other] { $players } возражают.
}
story-showed = { $player } вскрывает карту: это { $character }.
story-showed-left = { $player } вскрывает левую карту: это { $character }.
story-showed-right = { $player } вскрывает правую карту: это { $character }.
story-showed-protected = { $player } вскрывает защищённую карту: это { $character }.
story-unmasked = Маски долой: { $masks }.
story-nobody-right = Маски долой — и ошиблись все! { $masks }.
mask = { $player } ({ $character })
mask-left = { $player } (слева: { $character })
mask-right = { $player } (справа: { $character })
mask-protected = { $player } (под защитой: { $character })
mask-true = **{ $mask }** ✔
mask-false = { $mask } ✘
story-took-bank = { $player } берёт { gold.acc } из банка.
story-took-court = { $player } забирает { gold.acc } из суда.
story-court-empty = { $player } заглядывает в суд, а там пусто.
story-bank-gave-nothing = { $player } ничего не берёт из банка.
story-took-player = { $player } берёт { gold.acc } у игрока { $other }.
story-took-players = { $player } берёт { gold.acc } у каждого: { $others }.
story-fortunes = { $player } и { $other } меняются кошельками ({ $given } на { $got }).
story-declined = { $player } остаётся при своих монетах.
story-chose-player = { $player } указывает на игрока { $other }.
story-answer-which-character = { $player } называет { $character-acc }.
story-answer-who-are-you = { $player } говорит: «Я — { $character }».
story-no-effect = Ничего не происходит.
story-fines = { $count ->
    [one] Штраф: { $players } −1.
   *[other] Штраф по 1 монете: { $players }.
}
story-power-won = У игрока { $player } не меньше 10 монет — и это победа!
story-time-ran-out = Время вышло: { $players }.
story-turn-ran-out = Время вышло: { $players } ничего не меняет.
story-late-declined = Время вышло: { $player } остаётся при своих монетах.
story-late-chose-player = Время вышло: { $player } указывает на игрока { $other }.
story-late-answer-which-character = Время вышло: { $player } называет { $character-acc }.
story-late-answer-who-are-you = Время вышло: молчание игрока { $player } значит «Я — { $character }».
story-kept = За игрока { $player } теперь играет бот.
story-returned = { $player } снова за столом.
story-left-by = { $player } уходит; на месте { $place } теперь играет бот.
story-given = Модератор отдал боту место игрока { $player } ({ $place }).
story-joined = { $player } занимает место { $place }.
story-cards-down = Карты лежат рубашкой вверх. Наденьте маски!
story-replaced = { $player } занимает место игрока { $other } ({ $place }) по предложению модератора.
story-stopped = Игра остановлена.
story-deserted = За столом никого не осталось, и игра остановлена.

story-title = ### Как было на самом деле ({ $page } из { $pages })
story-dealt = **Раздача**
button-earlier = Раньше
button-later = Позже
story-not-yet = Терпение: вся правда — когда игра закончится.
