memorise-title = ### Schaut gut hin: Wer ist wer?
memorise-seat = { $place } { $player }: { $cards }
memorise-centre = In der Tischmitte: { $cards }
memorise-waiting = Masken auf, sobald alle bereit sind ({ $ready } von { $count }), spätestens { $deadline }.
memorise-looking = -# Noch nicht bereit: { $players }
memorise-done = ### Die Karten liegen verdeckt. Wer war wer? Ihr habt es gesehen – oder?

hand-left = { $card } (links)
hand-right = { $card } (rechts)
hand-protected = { $card } (geschützt)

turn-header = **{ $mention }, du bist am Zug** · { $turn } · Schluss { $deadline }
turn-automaton = **{ $player } überlegt …** · { $turn }
turn-early = In den ersten vier Zügen wird nur getauscht – oder auch nicht.
turn-forced = { $player } wurde gerade demaskiert und darf diesmal nur tauschen – oder auch nicht.

player-kept = { $player } (von einem Bot vertreten)

in-play = { $centre ->
    [0] Im Spiel: { $characters }
    [one] Im Spiel: { $characters } · eine Karte in der Tischmitte
   *[other] Im Spiel: { $characters } · { $centre } Karten in der Tischmitte
}
gold-seat = { $player } { $amount }
gold-seat-turn = **{ $player } { $amount }**
gold-line = -# <:gold:> Gold: { $seats } · <:court:> Gericht { $court }

contest-header = ### { $player }: „Ich bin { $character-the }!“
contest-header-left = ### { $player }, die Hand auf der linken Karte: „Ich bin { $character-the }!“
contest-header-right = ### { $player }, die Hand auf der rechten Karte: „Ich bin { $character-the }!“
contest-power = { $character } – { $power }
contest-together = **Wer wagt es?** Die Antworten bleiben maskiert · Schluss { $deadline }
contest-clockwise = **Will { $player } auch { $character-the } sein?** Schluss { $deadline } · die anderen dürfen vorab antworten
contest-heard = { $player } widerspricht.
contest-heard-left = { $player } widerspricht, die Hand auf der linken Karte.
contest-heard-right = { $player } widerspricht, die Hand auf der rechten Karte.
contest-heard-protected = { $player } widerspricht, die Hand auf der geschützten Karte.
contest-heard-pass = { $player } passt.
contest-awaited = Noch ohne Antwort: { $players }

ask-which-seat = ### { $player } nutzt die Fähigkeit { $character-of } und wählt einen Spieler.
ask-which-card = ### { $player } nutzt die Fähigkeit { $character-of } und wählt eine Karte zum Anschauen.
ask-whether-to-swap = ### { $player } nutzt die Fähigkeit { $character-of } und nimmt zwei Karten unter den Tisch.
ask-which-character = ### { $player } nennt eine Person für die Fähigkeit { $character-of }.
ask-who-are-you = ### { $other } zeigt mit der Fähigkeit { $character-of } auf { $player }: „Wer glaubst du zu sein?“
ask-clock = Schluss ist { $deadline }.

end-title = { $count ->
    [one] ## <:winner:> { $winners } gewinnt mit { gold.dat }!
   *[other] ## <:winner:> { $winners } gewinnen gemeinsam mit je { gold.dat }!
}
end-title-power = ## <:winner:> { $winners } gewinnt auf der Stelle, mit { gold.dat }!
end-title-stopped = ## Das Spiel wurde abgebrochen. Niemand gewinnt.
end-title-deserted = ## Alle haben den Ball verlassen. Niemand gewinnt.
end-reason-ruin = Bankrott: { $players }.
end-fortune = { $place } · { $player }: { gold } – { $cards }
end-swaps =
    { $real ->
        [0] { $swaps }-mal unter den Tisch gegriffen, kein einziges Mal getauscht.
        [one] { $swaps }-mal unter den Tisch gegriffen, einmal wirklich getauscht.
       *[other] { $swaps }-mal unter den Tisch gegriffen, { $real }-mal wirklich getauscht.
    }
end-lie = Die kühnste Lüge: „Ich bin { $character-the }!“, sagte { $player } ({ $was }) und nahm { gold }.
end-longest = Das bestgehütete Geheimnis: { $player } war von Zug { $turn } bis zum Schluss { $character-the }.

button-ready = Bereit
button-swap = Tauschen – oder auch nicht
button-peek = Geheim anschauen
button-announce = Ansagen
button-notes = Meine Notizen
button-contest = Ich bin { $character-the }!
button-pass = Passen
button-pass-until-turn = Passen bis zu meinem Zug
button-choose = { $player }: wählen
button-rematch = Revanche
button-story = Was wirklich geschah
nudge = { $count ->
    [one] { $mentions }: Der Tisch wartet auf dich. Schluss ist { $deadline }.
   *[other] { $mentions }: Der Tisch wartet auf euch. Schluss ist { $deadline }.
}
call =
    { $count ->
        [one] { $mentions }: Du bist dran!
       *[other] { $mentions }: Ihr seid dran!
    }
