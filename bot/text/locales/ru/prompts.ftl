# Что принесло бы объявление или выбор, одной строкой, и что вы посмотрели.

brief-judge = забирает все монеты из суда
brief-bishop = берёт 2 монеты у самого богатого из остальных
brief-king = берёт 3 монеты из банка
brief-fool = берёт 1 монету, затем меняет карты двух других игроков — или нет
brief-queen = берёт 2 монеты из банка
brief-thief = берёт по 1 монете у обоих соседей
brief-witch = может обменять { $amount ->
    [one] вашу { gold.acc }
   *[other] ваши { gold.acc }
} на деньги другого
brief-spy = смотрит вашу карту и ещё одну, затем меняет их местами — или нет
brief-peasant = берёт 1 монету из банка, 2 — если вскрыты оба
brief-cheat = сразу побеждает с 10 монетами и больше
brief-inquisitor = спрашивает игрока, кто он; за ошибку тот платит вам 4 монеты
brief-widow = берёт из банка столько, чтобы стало 10 монет

brings-bank = берёт { gold.acc } из банка
brings-court = берёт { gold.acc } из суда
brings-player = берёт { gold.acc } у игрока { $player }
brings-richest = берёт { gold.acc } у самого богатого: { $player }
brings-part = { $amount } у { $player }
brings-parts = берёт { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } — сейчас ничего
brings-fortune = { $got } за ваши { $given }
brings-victory = { $what } — и побеждает!
brings-end = { $what } — и игра окончена
brings-win = сразу побеждает!

option-as-last-time = как в прошлый раз
button-card = Моя карта
button-back = Я снова здесь
card-none = В последнее время вы не смотрели карт.
card-moved = { $count ->
    [0] С тех пор её больше никто не трогал.
    [one] С тех пор её могли поменять { $count } раз.
    [few] С тех пор её могли поменять { $count } раза.
   *[many] С тех пор её могли поменять { $count } раз.
}
