# Leise Ratschläge in den ersten Spielen; nur man selbst sieht sie.

command-name-advice = rat
command-advice = Ob deine ersten Spiele von Rat begleitet werden, den nur du siehst
advice-on = In deinen ersten drei Spielen, und wenn du übst, haben deine eigenen Fragen eine Zeile Rat. Niemand sonst merkt es.
advice-off = Du bekommst keinen Rat mehr.
button-advice-on = Gib mir Rat
button-advice-off = Kein Rat, danke

advice-line = -# Rat: { $advice } · </mascarade advice>
advice-early = Die anderen sehen, welche Karten du nimmst, nie, was du damit tust.
advice-forced = Alle haben deine Karte gesehen. Nach diesem Zug dürfen sie wieder zweifeln.
advice-sure = Du weißt, dass du { $character-the } bist.
advice-not-looked = Du hast deine Karte seit { $turns } Zügen nicht angeschaut.
advice-win = Glaubt man dir jetzt, dass du { $character-the } bist, gewinnst du.
advice-gain = Gerade jetzt könnte { $character-the } { gold } nehmen.
advice-contest = Du weißt, dass du { $character-the } bist.
advice-no-contest = Du weißt, dass du jemand anders bist, und falsch zu widersprechen kostet { gold }.
advice-doubt = Du kannst nicht sicher sein, wer du bist, und falsch zu widersprechen kostet { gold }.
advice-richest = { $player } ist am reichsten, mit { gold.dat }.
advice-unseen-swap = Nur du wirst wissen, ob vertauscht wurde.
