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

story-swap = { $player } берёт под стол { $first } и { $second }. Меняет — или нет?
story-swap-real = { $player } берёт под стол { $first } и { $second } и меняет их местами.
story-swap-not = { $player } берёт под стол { $first } и { $second } и не меняет их.
story-peek = { $player } незаметно смотрит { $card }.
story-peek-saw = { $player } незаметно смотрит { $card } и видит { $character-acc }.
story-look = { $player } незаметно смотрит { $first } и { $second }.
story-announced = { $player }: «Я — { $character }!»
story-announced-left = { $player }, рука на левой карте: «Я — { $character }!»
story-announced-right = { $player }, рука на правой карте: «Я — { $character }!»
story-uncontested = Никто не оспаривает.
story-contested = { $count ->
    [one] { $players } оспаривает.
    [few] { $players } оспаривают.
   *[many] { $players } оспаривают.
}
story-showed = { $player } открывает { $character-acc }.
story-showed-left = { $player } открывает левую карту: это { $character }.
story-showed-right = { $player } открывает правую карту: это { $character }.
story-showed-protected = { $player } открывает защищённую карту: это { $character }.
story-nobody-right = Никто не прав.
story-took-bank = { $player } берёт { gold.acc } из банка.
story-took-court = { $player } забирает { gold.acc } из суда.
story-court-empty = { $player } ничего не находит в суде.
story-bank-gave-nothing = { $player } ничего не получает из банка.
story-took-player = { $player } берёт { gold.acc } у игрока { $other }.
story-fortunes = { $player } и { $other } меняются состояниями: { $given } на { $got }.
story-declined = { $player } оставляет всё как есть.
story-chose-player = { $player } указывает на игрока { $other }.
story-answer-which-character = { $player } называет { $character-acc }.
story-answer-who-are-you = { $player } говорит: «Я — { $character }».
story-no-effect = Ничего не происходит.
story-fines = { $count ->
    [one] { $players } платит 1 монету в суд.
    [few] { $players } платят в суд по 1 монете.
   *[many] { $players } платят в суд по 1 монете.
}
story-power-won = У игрока { $player } не меньше 10 монет, и это победа.
story-time-ran-out = Время вышло: { $players }.
story-kept = За игрока { $player } теперь играет автомат.
story-returned = { $player } снова за столом.
story-left = На месте { $place } теперь играет автомат.
story-left-by = { $player } больше не за столом; на месте { $place } теперь играет автомат.
story-joined = { $player } занимает место { $place }.
story-cards-down = Теперь все карты лежат лицом вниз.
story-stopped = Игра остановлена.

story-title = ### Вся история ({ $page } из { $pages })
story-turn = **{ $turn }.**
story-dealt = **В начале**
button-earlier = Раньше
button-later = Дальше
story-not-yet = Всю историю можно прочесть, когда игра закончится.
