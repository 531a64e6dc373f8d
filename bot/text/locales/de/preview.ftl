command-name-preview = probe
command-admin-sets-preview = Ein Set von Bots durchspielen lassen und sehen, wie ausgewogen es ist

preview-title = ### Probe von „{ $set }“ mit { $players } Spielern
preview-progress = Gespielte Spiele: { $done } von { $games }. Das Ergebnis erscheint hier.
preview-nothing = Kein Spiel kam rechtzeitig zu Ende. Bitte versuch es noch einmal.
preview-refuse-running = Auf diesem Server läuft schon eine Probe. Ihr Ergebnis steht in spätestens einer Minute hier.
preview-refuse-busy = Gerade proben andere Server. Bitte versuch es in einer Minute noch einmal.
preview-misfit = „{ $set }“ passt nicht zu { $players } Spielern:
preview-possible = „{ $set }“ ist für { $counts } Spieler. Für { $players } Spieler passen: { $sets }.

preview-games =
    { $games ->
        [one] Ein Spiel unter Bots (Stufe: { level-regular }).
       *[other] { $games } Spiele unter Bots (Stufe: { level-regular }).
    }
preview-length = Ein Spiel dauert im Schnitt { $mean } Züge, mindestens { $shortest } und höchstens { $longest }.
preview-endings = So enden die Spiele: { $endings }.
preview-ending-thirteen = { $share } durch 13 Goldstücke
preview-ending-ruin = { $share } durch einen Bankrott
preview-ending-power = { $share } durch eine Fähigkeit
preview-places = **Siege nach dem Platz in der Zugfolge**
preview-place = { $place }: { $share }
preview-characters = **Personen**: Ansagen pro Spiel, Anteil mit Widerspruch, Anteil der wahren Ansagen, und wie oft gewann, wer die Fähigkeit nutzte
preview-character = { $character }: { $times }-mal pro Spiel angesagt, { $contested } mit Widerspruch, { $truthful } wahr; wer die Fähigkeit nutzte, gewann zu { $won }
preview-character-never = { $character }: nie angesagt
preview-chance = -# Gleich verteilt wären es { $fair } der Siege. Bei so wenigen Spielen kann eine Abweichung von { $margin ->
    [one] { $margin } Prozentpunkt
   *[other] { $margin } Prozentpunkten
} reiner Zufall sein.
