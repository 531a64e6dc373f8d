picture-said = « Je suis { $character-the } ! »
picture-deal-title = Qui est qui ?

picture-table = La table, dans le sens horaire : { $seats }. Tribunal { $court }, banque { $bank }.
picture-deal = Toutes les cartes visibles, dans le sens horaire : { $seats }.
picture-reveal = { $said } Bas les masques : { $claimants }.
picture-peek = { $where } : { $card }. { $power }
picture-entry = { $card } : { $power }

picture-seat = { $place } { $player }, { gold }
picture-seat-noted = { $place } { $player }, { gold } ({ $notes })
picture-between = { $before } ; { $after }
picture-dealt = { $place } { $player } : { $cards }
picture-dealt-noted = { $place } { $player } ({ $notes }) : { $cards }
picture-centre = Au centre : { $cards }.
picture-centre-down = { $count ->
    [one] Une carte face cachée au centre.
   *[other] { $count } cartes face cachée au centre.
}
picture-claim = { $player } : { $said }
picture-swapped = Dernières cartes sous la table : { $places }.
picture-the-centre = le centre
picture-right = { $place } { $player } : { $card }, juste
picture-wrong = { $place } { $player } : { $card }, faux

picture-note-turn = à son tour
picture-note-automaton = automate
picture-note-away = absence, un automate joue
picture-note-winner = victoire
picture-note-claims = conteste
picture-note-shows = révélé : { $cards }
picture-note-gained = +{ $amount }
picture-note-lost = −{ $amount }
