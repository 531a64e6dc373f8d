memorise-title = ## Schaut gut hin: Wer ist wer?
memorise-body = Alle Karten liegen offen. Merkt sie euch: Sobald alle bereit sind, werden sie verdeckt.
memorise-seat = { $place }. { $player }: { $cards }
memorise-centre = In der Tischmitte: { $cards }
memorise-waiting = Noch nicht bereit: { $players } · verdeckt wird spätestens { $deadline }
memorise-done = ### Die Karten wurden ausgeteilt und verdeckt. Wer war wer? Ihr habt es gesehen.

hand-left = { $card } (links)
hand-right = { $card } (rechts)
hand-protected = { $card } (geschützt)

turn-header = ### { $mention }, du bist am Zug
turn-clock = Zug { $turn } · endet { $deadline }
turn-early = Die ersten vier Züge sind nur zum Tauschen – oder auch nicht.
turn-forced = { $player } hat im Zug davor eine Karte gezeigt; dieser Zug ist nur zum Tauschen – oder auch nicht.

seat-line = { $place }. { $player }: { gold }
seat-line-turn = { $place }. **{ $player }: { gold }** ← am Zug
player-automaton = { $player } (Automat)
player-kept = { $player } (von einem Automaten vertreten)

pots = { $centre ->
    [0] Gericht { $court } · Bank { $bank }
    [one] Gericht { $court } · Bank { $bank } · eine Karte in der Tischmitte
   *[other] Gericht { $court } · Bank { $bank } · { $centre } Karten in der Tischmitte
}
in-play = Im Spiel: { $characters }
gold-seat = { $player }: { gold }

contest-header = ### { $player }: „Ich bin { $character-the }!“
contest-header-left = ### { $player }, die Hand auf der linken Karte: „Ich bin { $character-the }!“
contest-header-right = ### { $player }, die Hand auf der rechten Karte: „Ich bin { $character-the }!“
contest-power = { $character } – { $power }
contest-together = Behauptet noch jemand, { $character-the } zu sein? Die Antworten bleiben geheim; Schluss ist { $deadline }.
contest-clockwise = { $player }, behauptest du auch, { $character-the } zu sein? Schluss ist { $deadline }. Die anderen dürfen schon im Voraus antworten.
contest-heard = { $player } widerspricht.
contest-heard-left = { $player } widerspricht, die Hand auf der linken Karte.
contest-heard-right = { $player } widerspricht, die Hand auf der rechten Karte.
contest-heard-protected = { $player } widerspricht, die Hand auf der geschützten Karte.
contest-heard-pass = { $player } passt.
contest-awaited = Es fehlen noch: { $players }

ask-which-seat = ### { $player } nutzt die Fähigkeit { $character-of } und wählt einen Spieler.
ask-which-card = ### { $player } nutzt die Fähigkeit { $character-of } und wählt eine Karte zum Anschauen.
ask-whether-to-swap = ### { $player } nutzt die Fähigkeit { $character-of } und nimmt zwei Karten unter den Tisch.
ask-which-character = ### { $player } nennt eine Person für die Fähigkeit { $character-of }.
ask-who-are-you = ### { $player }, { $other } nutzt die Fähigkeit { $character-of } und zeigt auf dich: Für wen gibst du dich aus?
ask-clock = Schluss ist { $deadline }.

end-title = { $count ->
    [one] ## { $winners } gewinnt mit { gold.dat }.
   *[other] ## { $winners } gewinnen gemeinsam mit je { gold.dat }.
}
end-title-power = ## { $winners } gewinnt durch eine Fähigkeit, mit { gold.dat }.
end-title-stopped = ## Das Spiel wurde abgebrochen. Niemand gewinnt.
end-reason-ruin = { $count ->
    [one] { $players } hat das letzte Goldstück verloren.
   *[other] { $players } haben das letzte Goldstück verloren.
}
end-fortune = { $place }. { $player }: { gold } – { $cards }
end-swaps = { $swaps ->
    [one] Wirklich getauscht wurde bei { $real } von { $swaps } Gelegenheit.
   *[other] Wirklich getauscht wurde bei { $real } von { $swaps } Gelegenheiten.
}
end-longest = Das am längsten gehütete Geheimnis: { $player } war von Zug { $turn } bis zum Schluss { $character-the }.

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
button-story = Die ganze Geschichte
nudge = { $count ->
    [one] { $mentions }: Der Tisch wartet auf dich. Schluss ist { $deadline }.
   *[other] { $mentions }: Der Tisch wartet auf euch. Schluss ist { $deadline }.
}
turn-past = Zug { $turn }, { $player }.
turn-past-announced = Zug { $turn }: { $player } behauptet, { $character-the } zu sein.
