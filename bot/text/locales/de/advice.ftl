# Leise Ratschläge in den ersten Spielen; nur man selbst sieht sie.

command-name-advice = tipps
command-advice = Ob du in deinen ersten Spielen Tipps bekommst, die nur du siehst
advice-on = In deinen ersten drei Spielen, und immer wenn du übst, bekommst du zu deinen Entscheidungen einen Tipp. Niemand sonst merkt etwas davon.
advice-off = Du bekommst keine Tipps mehr.
button-advice-on = Gib mir Tipps
button-advice-off = Keine Tipps, danke

advice-line = -# Tipp: { $advice } · </mascarade advice>
advice-early = Die anderen sehen, welche Karten du nimmst, aber nie, was du damit tust.
advice-forced = Alle haben deine Karte gesehen. Nach diesem Zug dürfen sie wieder zweifeln.
advice-sure = Du weißt, dass du { $character-the } bist.
advice-not-looked = Du hast deine Karte seit { $turns } Zügen nicht angeschaut.
advice-win = Glaubt man dir jetzt, dass du { $character-the } bist, gewinnst du.
advice-gain = Gerade jetzt könnte { $character-the } { gold } nehmen.
advice-contest = Du weißt, dass du { $character-the } bist.
advice-no-contest = Du weißt, dass du jemand anders bist, und ein falscher Widerspruch kostet { gold }.
advice-doubt = Weißt du sicher, wer du bist? Ein falscher Widerspruch kostet { gold }.
advice-richest = { $player } ist am reichsten, mit { gold.dat }.
advice-unseen-swap = Nur du wirst wissen, ob du sie vertauscht hast.
