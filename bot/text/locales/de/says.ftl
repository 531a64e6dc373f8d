temper-bold = kühn
temper-cautious = vorsichtig
temper-suspicious = misstrauisch
temper-honest = ehrlich
temper-vengeful = nachtragend
temper-playful = verspielt
lobby-seat-automaton = { $player }, { $temper }

says = -# { $player }: „{ $line }“
says-bold-claim = { $take ->
    [0] Widersprecht doch, wenn ihr euch traut.
    [1] Natürlich stimmt das. Seht mir ins Gesicht!
   *[other] Ich habe schon Kühneres behauptet, und man hat es geglaubt.
}
says-bold-quiet = { $take ->
    [0] Das Glück liebt die Schnellen.
    [1] Einmal geblinzelt, und schon verpasst.
   *[other] Nächstes Mal bin ich etwas Großes.
}
says-bold-exposed = { $take ->
    [0] Einen Versuch war es wert.
    [1] Eine kleine Lüge. Ich habe größere.
   *[other] Ihr hättet eure Gesichter sehen sollen!
}
says-bold-robbed = { $take ->
    [0] Haltet es mir warm.
    [1] Gold kommt, Gold geht.
   *[other] Mehr traut ihr euch nicht zu nehmen?
}
says-cautious-claim = { $take ->
    [0] Ich bin fast sicher. Fast.
    [1] Ich habe zweimal nachgezählt, ich schwöre es.
   *[other] Bitte bleibt alle sitzen.
}
says-cautious-quiet = { $take ->
    [0] Man kann nie oft genug nachsehen.
    [1] Langsam, langsam.
   *[other] Wissen ist besser als hoffen.
}
says-cautious-exposed = { $take ->
    [0] Wäre ich nur zu Hause geblieben.
    [1] Nie wieder. Jedenfalls nicht heute Abend.
   *[other] Meine Nerven!
}
says-cautious-robbed = { $take ->
    [0] Das war mein Erspartes!
    [1] Hätte ich es nur in den Mantel genäht.
   *[other] Darum gehe ich nie aus.
}
says-suspicious-claim = { $take ->
    [0] Und ich behalte euch alle im Auge.
    [1] Wer widerspricht, hat etwas zu verbergen.
   *[other] Ich weiß, dass ihr es wisst. Oder doch nicht?
}
says-suspicious-quiet = { $take ->
    [0] Ich habe die Hand unter dem Tisch gesehen.
    [1] Hier gibt sich jemand für etwas anderes aus.
   *[other] Umsonst lächelt niemand so.
}
says-suspicious-exposed = { $take ->
    [0] Wer hat euch das gesagt?
    [1] Ihr habt hinter meinem Rücken geredet.
   *[other] Also doch eine Verschwörung!
}
says-suspicious-robbed = { $take ->
    [0] Ich wusste es. Ich weiß es immer.
    [1] Merkt euch das, alle miteinander.
   *[other] Zählt euer Gold, wenn die Kerzen ausgehen.
}
says-honest-claim = { $take ->
    [0] Das bin ich eben.
    [1] Ich könnte gar nicht lügen.
   *[other] Mir könnt ihr glauben. Die meisten tun es.
}
says-honest-quiet = { $take ->
    [0] Das habe ich wirklich getan, wisst ihr.
    [1] Keine Tricks, nur zwei Hände.
   *[other] Ich würde es euch ja sagen, aber es ist geheim.
}
says-honest-exposed = { $take ->
    [0] Das habe ich ehrlich geglaubt.
    [1] Ich bin so überrascht wie ihr.
   *[other] Ein ehrlicher Irrtum!
}
says-honest-robbed = { $take ->
    [0] Ihr hättet fragen können.
    [1] Hoffentlich macht ihr etwas Gutes daraus.
   *[other] Das war ehrlich verdient.
}
says-vengeful-claim = { $take ->
    [0] Und ich weiß noch, wer das letzte Mal widersprochen hat.
    [1] Widersprecht, und ich merke es mir.
   *[other] Das ist für das, was ihr mir angetan habt.
}
says-vengeful-quiet = { $take ->
    [0] Ich führe eine Liste.
    [1] Ihr wisst genau, was ihr getan habt.
   *[other] Geduld. Alle kommen an die Reihe.
}
says-vengeful-exposed = { $take ->
    [0] Das wird euch leidtun.
    [1] Jetzt steht ihr auf der Liste.
   *[other] Ich vergesse keine Maske.
}
says-vengeful-robbed = { $take ->
    [0] Das hole ich mir zurück, mit Zinsen.
    [1] Also Krieg.
   *[other] Lacht, solange ihr könnt.
}
says-playful-claim = { $take ->
    [0] Ratet mal!
    [1] Heute ist mir danach.
   *[other] Eben war ich noch jemand anders.
}
says-playful-quiet = { $take ->
    [0] Rundherum, rundherum.
    [1] Links, rechts, oder keins von beiden?
   *[other] Jetzt weiß ich es selbst nicht mehr.
}
says-playful-exposed = { $take ->
    [0] Falsche Karte, richtiges Kostüm!
    [1] Ich werde so gern angesehen.
   *[other] Noch einmal, noch einmal!
}
says-playful-robbed = { $take ->
    [0] Meine Taschen waren zu schwer zum Tanzen.
    [1] Fangt mich, dann kriegt ihr den Rest.
   *[other] Oh, spielen wir Fangen?
}
