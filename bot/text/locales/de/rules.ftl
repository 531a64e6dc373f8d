# Die Regeln für eine Anzahl von Spielern, allein oder mit einer Person.

command-rules-players = Nur das, was bei so vielen Spielern gilt
rules-players = { $players ->
    [2] ### Zu zweit
    [3] ### Zu dritt
   *[other] ### Mit { $players } Spielern
}
rules-hands =
    { $hands ->
        [3] Alle haben drei Karten – links, rechts und eine geschützte – und 6 Goldstücke. Tausche deine linke oder rechte Karte mit einer anderen von dir oder mit der linken oder rechten deines Gegenübers. Anschauen darfst du jede deiner Karten. Ansagen kannst du mit links oder rechts, widersprechen mit jeder der drei. Nur diese Karte zählt.
        [2] Alle haben zwei Karten, links und rechts, und 6 Goldstücke. Tausche eine davon mit deiner anderen oder mit irgendeiner Karte deiner Mitspieler. Schau eine an, sag mit einer an oder widersprich mit einer: Nur diese Karte zählt.
       *[other] Alle haben eine Karte und 6 Goldstücke.
    }

# Was für jede Person zu zweit oder zu dritt anders ist, nach ihrer Fähigkeit.
small-claim = Leg beim Ansagen oder Widersprechen die Hand auf eine deiner Karten: Nur diese zählt.
small-bishop = { $players ->
    [2] Zu zweit ist das dein Gegenüber.
   *[other] { small-claim }
}
small-fool =
    { $players ->
        [2] Zu zweit sind das die linke und die rechte Karte deines Gegenübers.
       *[other] Zu dritt ist das je eine Karte deiner beiden Mitspieler.
    }
small-thief =
    { $players ->
        [2] Zu zweit sitzt dein Gegenüber auf beiden Seiten und zahlt 2 Goldstücke.
       *[other] Zu dritt sind deine beiden Mitspieler deine Nachbarn.
    }
small-spy = { $players ->
    [2] Zu zweit schaust du die Karte an, mit der du angesagt oder widersprochen hast, und irgendeine andere außer der geschützten deines Gegenübers.
   *[other] Zu dritt schaust du die Karte an, mit der du angesagt oder widersprochen hast, und irgendeine andere.
}
small-judge = { small-claim }
small-king = { small-claim }
small-queen = { small-claim }
small-witch = { small-claim }
small-cheat = { small-claim }
small-peasant = { small-claim }
small-inquisitor = { small-claim }
small-widow = { small-claim }
