temper-bold = vermetel
temper-cautious = voorzichtig
temper-suspicious = achterdochtig
temper-honest = eerlijk
temper-vengeful = haatdragend
temper-playful = speels
lobby-seat-automaton = { $player }, { $temper }

says = -# { $player }: “{ $line }”
says-bold-claim = { $take ->
    [0] Betwist het maar, als je durft.
    [1] Natuurlijk is het waar. Kijk me aan!
   *[other] Ik heb wel brutaler dingen beweerd.
}
says-bold-quiet = { $take ->
    [0] Het geluk houdt van snelle handen.
    [1] Even knipperen en je hebt het gemist.
   *[other] Volgende beurt ben ik iemand van belang.
}
says-bold-exposed = { $take ->
    [0] Het was het proberen waard.
    [1] Een klein leugentje. Ik heb grotere.
   *[other] Jullie hadden je gezichten moeten zien!
}
says-bold-robbed = { $take ->
    [0] Hou het warm voor me.
    [1] Goud komt, goud gaat.
   *[other] Is dat alles wat jullie durven?
}
says-cautious-claim = { $take ->
    [0] Ik weet het bijna zeker. Bijna.
    [1] Ik heb twee keer geteld, ik zweer het.
   *[other] Blijf alsjeblieft allemaal zitten.
}
says-cautious-quiet = { $take ->
    [0] Je kunt niet vaak genoeg kijken.
    [1] Rustig, rustig.
   *[other] Liever weten dan hopen.
}
says-cautious-exposed = { $take ->
    [0] Was ik maar thuisgebleven.
    [1] Nooit meer. Vanavond niet, in elk geval.
   *[other] Mijn zenuwen!
}
says-cautious-robbed = { $take ->
    [0] Dat was mijn spaargeld!
    [1] Had ik het maar in mijn jas genaaid.
   *[other] Daarom ga ik nooit uit.
}
says-suspicious-claim = { $take ->
    [0] En ik hou jullie allemaal in de gaten.
    [1] Wie dit betwist, heeft iets te verbergen.
   *[other] Ik weet dat jullie het weten. Of toch niet?
}
says-suspicious-quiet = { $take ->
    [0] Ik zag die hand onder de tafel.
    [1] Hier doet iemand zich anders voor.
   *[other] Niemand lacht zo om niets.
}
says-suspicious-exposed = { $take ->
    [0] Wie heeft dat verteld?
    [1] Jullie hebben achter mijn rug gepraat.
   *[other] Dus toch een complot!
}
says-suspicious-robbed = { $take ->
    [0] Ik wist het. Ik weet het altijd.
    [1] Onthoud dit goed, allemaal.
   *[other] Tel je munten als de kaarsen uitgaan.
}
says-honest-claim = { $take ->
    [0] Dat ben ik gewoon.
    [1] Liegen? Ik zou het niet kunnen.
   *[other] Mij kun je geloven. De meesten doen het.
}
says-honest-quiet = { $take ->
    [0] Dat heb ik echt gedaan, hoor.
    [1] Geen trucs, alleen twee handen.
   *[other] Ik zou het zeggen, maar het is geheim.
}
says-honest-exposed = { $take ->
    [0] Ik dacht het eerlijk waar.
    [1] Ik sta net zo te kijken als jullie.
   *[other] Een eerlijke vergissing!
}
says-honest-robbed = { $take ->
    [0] Je had het ook kunnen vragen.
    [1] Doe er iets goeds mee.
   *[other] Dat was eerlijk verdiend.
}
says-vengeful-claim = { $take ->
    [0] En ik weet nog wie het de vorige keer betwistte.
    [1] Betwist het en ik onthou het.
   *[other] Dit is voor wat jullie mij hebben aangedaan.
}
says-vengeful-quiet = { $take ->
    [0] Ik hou een lijstje bij.
    [1] Jullie weten best wat jullie hebben gedaan.
   *[other] Geduld. Iedereen komt aan de beurt.
}
says-vengeful-exposed = { $take ->
    [0] Daar krijg je spijt van.
    [1] Nu sta je op het lijstje.
   *[other] Ik vergeet nooit een masker.
}
says-vengeful-robbed = { $take ->
    [0] Dat krijg ik terug, met rente.
    [1] Dus het is oorlog.
   *[other] Lach maar, zolang het kan.
}
says-playful-claim = { $take ->
    [0] Raad eens!
    [1] Vandaag heb ik er zin in.
   *[other] Daarnet was ik nog iemand anders.
}
says-playful-quiet = { $take ->
    [0] En rond en rond gaan ze.
    [1] Links, rechts, of geen van beide?
   *[other] Nu weet ik het zelf ook niet meer.
}
says-playful-exposed = { $take ->
    [0] Verkeerde kaart, goed kostuum!
    [1] Ik word zo graag bekeken.
   *[other] Nog een keer, nog een keer!
}
says-playful-robbed = { $take ->
    [0] Mijn zakken waren te zwaar om te dansen.
    [1] Vang me, dan krijg je de rest.
   *[other] O, spelen we tikkertje?
}
