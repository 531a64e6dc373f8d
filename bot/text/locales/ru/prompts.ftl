# Что принесло бы объявление или выбор, одной строкой, и что вы посмотрели.

brief-judge = забирает все монеты из суда
brief-bishop = берёт 2 монеты у самого богатого из остальных игроков
brief-king = берёт 3 монеты из банка
brief-fool = берёт 1 монету, затем не глядя меняет две карты других игроков — или нет
brief-queen = берёт 2 монеты из банка
brief-thief = берёт по 1 монете у обоих соседей
brief-witch = может обменять { $amount ->
    [1] вашу монету
   *[other] ваши { gold.acc }
} на монеты другого игрока
brief-spy = смотрит вашу карту и ещё одну, затем меняет их местами — или нет
brief-peasant = берёт 1 монету из банка или 2, если вскрыты оба Крестьянина
brief-cheat = сразу побеждает, если у вас 10 монет или больше
brief-inquisitor = спрашивает игрока, кем он себя считает; за ошибку тот платит вам 4 монеты
brief-widow = берёт из банка столько, чтобы у вас стало 10 монет

brings-bank = берёт { gold.acc } из банка
brings-court = забирает { gold.acc } из суда
brings-player = берёт { gold.acc } у игрока { $player }
brings-richest = берёт { gold.acc } у самого богатого ({ $player })
brings-part = { $player } ({ $amount })
brings-parts = берёт монеты у игроков: { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } — сейчас ничего не даст
brings-fortune = отдать { $given }, получить { $got }
brings-victory = { $what } — и победа!
brings-end = { $what } — и конец игры
brings-win = сразу побеждает!

option-as-last-time = как в прошлый раз
button-card = Моя карта
button-back = Я снова здесь
card-none = Вы давно не заглядывали в карты.
card-moved = { $count ->
    [0] С тех пор её больше никто не трогал.
    [1] С тех пор её могли поменять один раз.
    [few] С тех пор её могли поменять { $count } раза.
   *[other] С тех пор её могли поменять { $count } раз.
}
