# Тихие советы в первых играх; видит их только тот, кому они даны.

command-name-advice = советы
command-advice = Давать ли вам советы в первых играх; видите их только вы
advice-on = В первых трёх играх и на тренировке к вашим вопросам добавляется строка с советом. Больше никто этого не заметит.
advice-off = Советов больше не будет.
button-advice-on = Советуйте мне
button-advice-off = Советов не надо

advice-line = -# Совет: { $advice } · </mascarade advice>
advice-early = Другие видят, какие карты вы берёте, но не что вы с ними делаете.
advice-forced = Вашу карту видели все. После этого хода они снова могут сомневаться.
advice-sure = Вы знаете, кто вы: { $character }.
advice-not-looked = Ходов, за которые вы ни разу не смотрели свою карту: { $turns }.
advice-win = Если вам сейчас поверят, что вы { $character }, вы победите.
advice-gain = Сейчас { $character } может взять { gold.acc }.
advice-contest = Вы знаете, кто вы: { $character }.
advice-no-contest = Вы знаете, что вы кто-то другой, а оспорить напрасно стоит { gold.acc }.
advice-doubt = Вы точно знаете, кто вы? Оспорить напрасно стоит { gold.acc }.
advice-richest = Богаче всех { $player }: { gold }.
advice-unseen-swap = Только вы будете знать, поменялись ли карты.
