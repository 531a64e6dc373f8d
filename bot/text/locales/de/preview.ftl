command-name-preview = probe
command-admin-sets-preview = Ein Set von Bots durchspielen lassen und sehen, wie ausgewogen es ist

preview-title = ### Probe von „{ $set }“ mit { $players } Spielern
preview-progress = Gespielte Spiele: { $done } von { $games }. Das Ergebnis erscheint hier.
preview-nothing = Kein Spiel kam rechtzeitig zu Ende. Bitte versuche es noch einmal.
preview-refuse-running = Auf diesem Server läuft schon eine Probe. Ihr Ergebnis kommt innerhalb einer Minute.
preview-refuse-busy = Gerade proben andere Server. Bitte versuche es in einer Minute noch einmal.
preview-misfit = „{ $set }“ lässt sich nicht mit { $players } Spielern spielen:
preview-possible = „{ $set }“ ist für { $counts } Spieler. Für { $players } Spieler passen: { $sets }.

preview-games = { $games ->
    [one] { $games } Spiel unter Bots (Stufe: { level-regular }).
   *[other] { $games } Spiele unter Bots (Stufe: { level-regular }).
}
preview-length = Ein Spiel dauert im Schnitt { $mean } Züge, { $shortest } bis { $longest }.
preview-endings = So enden die Spiele: { $endings }.
preview-ending-thirteen = { $share } mit 13 Goldstücken
preview-ending-ruin = { $share } mit einem Ruin
preview-ending-power = { $share } durch eine Fähigkeit
preview-places = **Siege nach dem Platz in der Zugfolge**
preview-place = { $place }: { $share }
preview-characters = **Personen**: wie oft sie angesagt werden, wie vielen dieser Ansagen widersprochen wird und wie viele stimmen, und welchen Teil der Spiele gewinnt, wer die Fähigkeit nutzt
preview-character = { $character }: { $times }-mal pro Spiel angesagt, Widerspruch { $contested }, wahr { $truthful }; mit der Fähigkeit gewonnen { $won }
preview-character-never = { $character }: nie angesagt
preview-chance = -# Ein gleicher Anteil an den Siegen wäre { $fair }. Bei so wenigen Spielen können { $margin } mehr oder weniger Zufall sein.
