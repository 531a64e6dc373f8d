temper-bold = brutaal
temper-cautious = voorzichtig
temper-suspicious = achterdochtig
temper-honest = eerlijk
temper-vengeful = rancuneus
temper-playful = speels
seat-automaton = { $player }, { $temper }

says = -# { $player }: “{ $line }”
says-bold-claim = { $take ->
    [0] Betwist het maar. Ik wacht wel.
    [1] Zou dit masker liegen?
   *[other] Ik heb wel gekkere dingen beweerd, onder luid applaus.
}
says-bold-quiet = { $take ->
    [0] Het geluk is met de snelle vingers.
    [1] Met je ogen geknipperd? Jammer, gemist.
   *[other] Volgende beurt wordt groots. Neem bloemen mee.
}
says-bold-exposed = { $take ->
    [0] Dat was die boete dubbel en dwars waard.
    [1] Een leugentje maar. De grote leugens komen nog.
   *[other] Geef toe: jullie gingen bijna klappen.
}
says-bold-robbed = { $take ->
    [0] Hou het warm, ik kom het nog halen.
    [1] Laat maar zitten, voor de moeite.
   *[other] Meer niet? Ik had de hele buidel gepakt.
}
says-bold-caught = { $take ->
    [0] Dat kostuum is helaas al vergeven.
   *[other] Handen af van mijn grote entree!
}
says-bold-mistaken = { $take ->
    [0] Alleen al om jullie gezichten was het dat waard.
   *[other] Fout, maar met stijl!
}
says-bold-proven = { $take ->
    [0] Zeg ik één keer de waarheid!
   *[other] En nu graag applaus.
}
says-cautious-claim = { $take ->
    [0] Ik weet het bijna zeker. Bijna.
    [1] Zeg alsjeblieft niets. Mijn hart!
   *[other] Geen onverwachte bewegingen, alsjeblieft.
}
says-cautious-quiet = { $take ->
    [0] Voorzichtigheid is de moeder van de porseleinkast.
    [1] Rustig aan, dan breekt het lijntje niet.
   *[other] Kijkt er iemand? Liever niet, hoor.
}
says-cautious-exposed = { $take ->
    [0] Was ik maar in bed gebleven.
    [1] Nooit meer! Nou ja, niet vóór het toetje.
   *[other] Mijn zenuwen! Mijn zenuwen en mijn goud!
}
says-cautious-robbed = { $take ->
    [0] Dat was voor mijn oude dag!
    [1] Had ik het maar in mijn jas genaaid.
   *[other] En daarom kom ik dus nooit buiten.
}
says-cautious-caught = { $take ->
    [0] Pardon… ik geloof dat ik dat ben.
   *[other] Ik tril nog na. Maar ik had gelijk!
}
says-cautious-mistaken = { $take ->
    [0] Dat krijg je nou van moed.
   *[other] Doe ik één keer mijn mond open!
}
says-cautious-proven = { $take ->
    [0] Ik had gekeken. Twee keer.
   *[other] Oef. Mag ik nu weer zitten?
}
says-suspicious-claim = { $take ->
    [0] Ik hou je in de gaten. Ja, jou. En jou ook.
    [1] Wie dit betwist, heeft iets te verbergen.
   *[other] Ik weet dat jullie weten dat ik het weet.
}
says-suspicious-quiet = { $take ->
    [0] Van wie was die hand onder de tafel?
    [1] Er zit hier iemand met een masker op!
   *[other] Niemand glimlacht zo zonder reden.
}
says-suspicious-exposed = { $take ->
    [0] Wie heeft er geklikt?
    [1] Jullie zitten al de hele avond te smoezen!
   *[other] Een complot! Ik wist het eerder dan jullie.
}
says-suspicious-robbed = { $take ->
    [0] Ik wist het! Achteraf weet ik het altijd.
    [1] Niemand verlaat de zaal! Ik tel alles na.
   *[other] Eerst lachen ze, dan is je goud weg.
}
says-suspicious-caught = { $take ->
    [0] Aha! Ik had jullie allang door.
   *[other] En dan zeggen ze dat ik spoken zie!
}
says-suspicious-mistaken = { $take ->
    [0] Jullie zien er evengoed schuldig uit.
   *[other] Goed dan. En wat verbergen jullie echt?
}
says-suspicious-proven = { $take ->
    [0] Verdenken is hier mijn taak!
   *[other] Nu weet ik wie mij niet vertrouwt.
}
says-honest-claim = { $take ->
    [0] Als het niet waar was, zei ik het wel.
    [1] Liegen? Dan wordt mijn masker rood.
   *[other] Mij kun je geloven. Mijn moeder doet het ook.
}
says-honest-quiet = { $take ->
    [0] Niets in mijn mouwen. Even kijken?
    [1] Ik zou het graag zeggen, maar het mag niet.
   *[other] Van geheimen krijg ik de hik.
}
says-honest-exposed = { $take ->
    [0] Maar ik dacht het echt!
    [1] Ik sta er zelf nog het meest van te kijken.
   *[other] Een eerlijke vergissing. Ik maak er veel.
}
says-honest-robbed = { $take ->
    [0] Je had het ook gewoon kunnen vragen.
    [1] Koop er dan wel iets moois van.
   *[other] Dat was eerlijk verdiend! Nou ja, het meeste.
}
says-honest-caught = { $take ->
    [0] Het spijt me, maar dat ben ik.
   *[other] Het leek me eerlijk om het even te zeggen.
}
says-honest-mistaken = { $take ->
    [0] Mijn fout. Ik betaal meteen.
   *[other] Ik had kunnen zweren dat ik het was.
}
says-honest-proven = { $take ->
    [0] Ik zei het toch. Dat doe ik altijd.
   *[other] Zie je wel? Even goede vrienden.
}
says-vengeful-claim = { $take ->
    [0] Betwist het, en je krijgt een eigen bladzij.
    [1] Betwist het gerust. Mijn geheugen is uitstekend.
   *[other] Deze is voor jullie. Jullie weten waarom.
}
says-vengeful-quiet = { $take ->
    [0] Ik hou trouwens een lijstje bij.
    [1] Je weet best wat je gedaan hebt.
   *[other] Geduld. Iedereen komt aan de beurt.
}
says-vengeful-exposed = { $take ->
    [0] Daar krijgen jullie spijt van. Op alfabet.
    [1] Hoe spel je je naam? Voor op mijn lijstje.
   *[other] Ik vergeet nooit een masker.
}
says-vengeful-robbed = { $take ->
    [0] Dat krijg ik terug, met rente.
    [1] Oorlog dus. Hè, eindelijk!
   *[other] Lach maar. Het komt allemaal op de rekening.
}
says-vengeful-caught = { $take ->
    [0] Weer een naam minder op mijn lijstje.
   *[other] Deed het pijn? Mooi.
}
says-vengeful-mistaken = { $take ->
    [0] Het ging me om het principe.
   *[other] Als wraak was het goedkoop.
}
says-vengeful-proven = { $take ->
    [0] Twijfelen jullie aan mij? Genoteerd.
   *[other] Eerst de boete. De wraak komt er nog bij.
}
says-playful-claim = { $take ->
    [0] Waar? Niet waar? Raad maar!
    [1] Het staat zo leuk bij mijn schoenen!
   *[other] Vraag het morgen nog eens, dan ben ik iemand anders.
}
says-playful-quiet = { $take ->
    [0] Waar was ik? Wie was ik?
    [1] Links? Rechts? Ondersteboven?
   *[other] Heerlijk! Nu snap ik het zelf ook niet meer.
}
says-playful-exposed = { $take ->
    [0] Verkeerde kaart, maar wat een kostuum!
    [1] Iedereen kijkt naar me, wat fijn!
   *[other] Nog een keer! Nu met een koprol.
}
says-playful-robbed = { $take ->
    [0] Met lege zakken dans je lichter!
    [1] Vang me, dan krijg je de rest.
   *[other] O, tikkertje? Dan ben ik ’m!
}
says-playful-caught = { $take ->
    [0] Tadaa! Ik was het de hele tijd!
   *[other] Kiekeboe!
}
says-playful-mistaken = { $take ->
    [0] O! Maar wie ben ik dan?
   *[other] Oeps. Mag ik nog een keer?
}
says-playful-proven = { $take ->
    [0] Echt? Ben ik dat? Wat leuk!
   *[other] Verrast? Ik ook!
}
