temper-bold = verwegen
temper-cautious = vorsichtig
temper-suspicious = misstrauisch
temper-honest = ehrlich
temper-vengeful = nachtragend
temper-playful = verspielt
seat-automaton = { $player }, { $temper }

says = -# { $player }: „{ $line }“
says-bold-claim = { $take ->
    [0] Widersprecht ruhig. Ich habe Zeit.
    [1] Kann diese Maske lügen?
   *[other] Ich habe schon Dreisteres behauptet und Applaus gekriegt.
}
says-bold-quiet = { $take ->
    [0] Das Glück ist mit den Schnellen.
    [1] Geblinzelt? Dann habt ihr es verpasst.
   *[other] Nächstes Mal wird es großartig. Bringt Blumen mit.
}
says-bold-exposed = { $take ->
    [0] Das war mir die Strafe wert.
    [1] Eine kleine Lüge. Die großen kommen noch.
   *[other] Gebt zu, ihr hättet fast geklatscht.
}
says-bold-robbed = { $take ->
    [0] Haltet es mir warm, ich komme es holen.
    [1] Schon gut, stimmt so.
   *[other] Mehr nicht? Ich hätte den Beutel gleich mitgenommen.
}
says-bold-caught = { $take ->
    [0] Das Kostüm ist leider schon vergeben.
   *[other] Finger weg von meinem großen Auftritt!
}
says-bold-mistaken = { $take ->
    [0] Allein für eure Gesichter war es das wert.
   *[other] Falsch, aber mit Stil!
}
says-bold-proven = { $take ->
    [0] Da sage ich ein Mal die Wahrheit!
   *[other] Und jetzt bitte Applaus.
}
says-cautious-claim = { $take ->
    [0] Ich bin mir fast sicher. Fast.
    [1] Sagt jetzt bitte nichts. Mein Herz!
   *[other] Bitte keine hastigen Bewegungen.
}
says-cautious-quiet = { $take ->
    [0] Vorsicht ist die Mutter der Porzellankiste.
    [1] Sachte … sachte … so.
   *[other] Guckt da wer? Bitte nicht gucken.
}
says-cautious-exposed = { $take ->
    [0] Wäre ich bloß im Bett geblieben.
    [1] Nie wieder! Also, nicht vor dem Nachtisch.
   *[other] Meine Nerven! Meine Nerven und mein Gold!
}
says-cautious-robbed = { $take ->
    [0] Das war für meine alten Tage!
    [1] Hätte ich es bloß in den Mantel genäht.
   *[other] Und da soll man noch unter Leute gehen!
}
says-cautious-caught = { $take ->
    [0] Verzeihung … ich glaube, das bin ich.
   *[other] Ich zittere noch. Aber ich hatte recht!
}
says-cautious-mistaken = { $take ->
    [0] Das hat man nun von seinem Mut.
   *[other] Da mache ich ein Mal den Mund auf!
}
says-cautious-proven = { $take ->
    [0] Ich hatte nachgesehen. Zweimal.
   *[other] Puh. Darf ich mich jetzt setzen?
}
says-suspicious-claim = { $take ->
    [0] Ich sehe dich. Ja, dich. Und dich auch.
    [1] Wer widerspricht, hat etwas zu verbergen.
   *[other] Ich weiß, dass ihr wisst, dass ich es weiß.
}
says-suspicious-quiet = { $take ->
    [0] Wessen Hand war das unter dem Tisch?
    [1] Hier trägt doch jemand eine Maske!
   *[other] So lächelt niemand ohne Grund.
}
says-suspicious-exposed = { $take ->
    [0] Wer hat geplaudert?
    [1] Ihr tuschelt doch schon den ganzen Abend!
   *[other] Ein Komplott! Ich wusste es vor euch.
}
says-suspicious-robbed = { $take ->
    [0] Ich wusste es! Hinterher weiß ich es immer.
    [1] Niemand verlässt den Saal. Ich zähle nach.
   *[other] Erst lächeln sie, dann ist das Gold weg.
}
says-suspicious-caught = { $take ->
    [0] Aha! Euch hatte ich gleich im Auge.
   *[other] Und da heißt es, ich sehe Gespenster!
}
says-suspicious-mistaken = { $take ->
    [0] Verdächtig seht ihr trotzdem aus.
   *[other] Na schön. Und was verbergt ihr wirklich?
}
says-suspicious-proven = { $take ->
    [0] Misstrauen ist hier meine Aufgabe!
   *[other] Gut zu wissen, wer mir nicht traut.
}
says-honest-claim = { $take ->
    [0] Wenn es gelogen wäre, würde ich es euch sagen.
    [1] Lügen? Da würde ja meine Maske rot.
   *[other] Mir könnt ihr glauben. Meine Mutter tut es auch.
}
says-honest-quiet = { $take ->
    [0] Nichts im Ärmel. Wollt ihr nachsehen?
    [1] Ich würde es euch ja sagen, aber ich darf nicht.
   *[other] Von Geheimnissen kriege ich Schluckauf.
}
says-honest-exposed = { $take ->
    [0] Aber ich war mir so sicher!
    [1] Am meisten überrascht es mich selbst.
   *[other] Ein ehrlicher Irrtum. Davon habe ich viele.
}
says-honest-robbed = { $take ->
    [0] Ihr hättet doch bloß fragen müssen.
    [1] Kauft euch wenigstens etwas Schönes davon.
   *[other] Das war ehrlich verdient! Das meiste jedenfalls.
}
says-honest-caught = { $take ->
    [0] Tut mir leid, aber das bin ich.
   *[other] Der Ehrlichkeit halber musste das gesagt werden.
}
says-honest-mistaken = { $take ->
    [0] Mein Fehler. Ich zahle sofort.
   *[other] Ich hätte schwören können, dass ich es bin.
}
says-honest-proven = { $take ->
    [0] Habe ich doch gesagt. Sage ich immer.
   *[other] Seht ihr? Nichts für ungut.
}
says-vengeful-claim = { $take ->
    [0] Widersprecht, und ich fange eine neue Seite an.
    [1] Widersprecht nur. Ich habe ein gutes Gedächtnis.
   *[other] Das ist für euch. Ihr wisst schon, wofür.
}
says-vengeful-quiet = { $take ->
    [0] Ich führe übrigens eine Liste.
    [1] Ihr wisst genau, was ihr getan habt.
   *[other] Geduld. Alle kommen dran.
}
says-vengeful-exposed = { $take ->
    [0] Das bereut ihr noch. In alphabetischer Reihenfolge.
    [1] Wie schreibt ihr euch? Ist für meine Liste.
   *[other] Eine Maske vergesse ich nie.
}
says-vengeful-robbed = { $take ->
    [0] Das hole ich mir zurück, mit Zinsen.
    [1] Also Krieg. Na endlich!
   *[other] Lacht nur. Das kommt alles auf die Rechnung.
}
says-vengeful-caught = { $take ->
    [0] Ein Name weniger auf meiner Liste.
   *[other] Hat das wehgetan? Gut.
}
says-vengeful-mistaken = { $take ->
    [0] Es ging mir ums Prinzip.
   *[other] Für eine Rache war das billig.
}
says-vengeful-proven = { $take ->
    [0] Ihr zweifelt an mir? Ist notiert.
   *[other] Erst die Strafe. Die Rache kommt extra.
}
says-playful-claim = { $take ->
    [0] Wahr? Gelogen? Ratet mal!
    [1] Das passt so gut zu meinen Schuhen!
   *[other] Fragt morgen wieder, da bin ich wer anders.
}
says-playful-quiet = { $take ->
    [0] Wo war ich? Wer war ich?
    [1] Links? Rechts? Kopfüber?
   *[other] Herrlich! Jetzt blicke ich selbst nicht mehr durch.
}
says-playful-exposed = { $take ->
    [0] Falsche Karte, aber was für ein Kostüm!
    [1] Alle schauen mich an, wie schön!
   *[other] Noch mal! Diesmal mit Purzelbaum.
}
says-playful-robbed = { $take ->
    [0] Leere Taschen, große Sprünge!
    [1] Fangt mich, dann kriegt ihr den Rest.
   *[other] Oh, Fangen? Dann bin ich dran!
}
says-playful-caught = { $take ->
    [0] Tadaa! Das war die ganze Zeit ich!
   *[other] Kuckuck!
}
says-playful-mistaken = { $take ->
    [0] Oh! Und wer bin ich dann?
   *[other] Hoppla. Darf ich noch mal?
}
says-playful-proven = { $take ->
    [0] Wirklich? Das bin ich? Wie schön!
   *[other] Da staunt ihr! Und ich erst.
}
