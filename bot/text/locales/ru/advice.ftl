# Тихие советы в первых играх; видит их только тот, кому они даны.

command-name-advice = советы
command-advice = Давать ли вам советы в первых играх; это видно только вам
advice-on = В первых трёх играх и на каждой тренировке мои вопросы приходят к вам со строкой совета. Больше её никто не видит.
advice-off = Советов больше не будет.
button-advice-on = Советуйте мне
button-advice-off = Спасибо, без советов

advice-line = -# Совет: { $advice } · </mascarade advice>
advice-early = Другие видят, какие карты вы берёте, но не видят, что вы с ними делаете.
advice-forced = Вашу карту видели все. После этого хода они снова смогут сомневаться.
advice-sure = Вы знаете, кто вы: { $character }.
advice-not-looked = { $turns ->
    [one] Вы не смотрели свою карту уже { $turns } ход.
    [few] Вы не смотрели свою карту уже { $turns } хода.
   *[many] Вы не смотрели свою карту уже { $turns } ходов.
}
advice-win = Если вам сейчас поверят, что вы { $character }, вы победите.
advice-gain = Сейчас { $character } может взять { gold.acc }.
advice-contest = Вы знаете, кто вы: { $character }.
advice-no-contest = Вы знаете, что вы кто-то другой, а оспорить зря стоит { gold.acc }.
advice-doubt = Вы точно знаете, кто вы? Оспорить зря стоит { gold.acc }.
advice-richest = Богаче всех { $player }: { gold }.
advice-unseen-swap = Только вы будете знать, поменялись ли карты.
