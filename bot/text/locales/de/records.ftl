# Bestenlisten: Profile, Ranglisten, Titel, Saisons, und die Wahl, nicht darin zu stehen.

command-name-profile = profil
command-name-player = gast
command-name-ranking = rangliste
command-name-titles = titel
command-name-privacy = privatsphäre
command-name-season = saison
command-profile = Wie jemand auf diesem Server spielt; nur du siehst es
command-profile-player = Wessen Profil; leer lassen für dein eigenes
command-ranking = Wer auf diesem Server am besten spielt; nur du siehst es
command-titles = Welche Titel es zu verdienen gibt und welche du schon hast
command-privacy = Ob du in Ranglisten und Profilen vorkommst
command-admin-season = Eine neue Saison beginnen: Wertungen rücken zusammen, gelöscht wird nichts

setting-records = Bestenlisten
setting-records-why = Ob Ranglisten, Profile und Titel gezeigt werden; gezählt wird in jedem Fall.
setting-records-true = gezeigt
setting-records-false = verborgen
setting-counted = Kanäle, die zählen
setting-counted-why = Wo Spiele gewertet werden, auch frühere; ein Thread folgt seinem Kanal.
history-season-begin = Saison { $season } begonnen

help-records = {"**"}Bestenlisten**: </mascarade profile> zeigt, wie jemand spielt, </mascarade ranking>, wer am besten spielt, </mascarade titles>, was es zu verdienen gibt. </mascarade privacy> hält dich da heraus.
records-refuse-hidden = Dieser Server behält seine Bestenlisten für sich.
profile-refuse-hidden = Dieser Gast behält die Maske auf: Das Profil wird nicht gezeigt.
profile-refuse-bot = Bots haben kein Profil; </mascarade ranking> verrät, wie gut sie spielen.
records-counting = -# Noch wird Buch geführt: { $counted } von { $games } Spielen sind gezählt.

record-rating = { $points } ± { $doubt }
record-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
record-lies = { $lies ->
    [one] { $lies } geglaubte Lüge
   *[other] { $lies } geglaubte Lügen
}
record-review = { $figure } von 100

ranking-title = ## { $by } – { $season }
ranking-note = -# Spiele in Klammern
ranking-note-reviewed = -# in Klammern: durchgesehene Spiele
ranking-all-time = insgesamt
ranking-season = Saison { $season }
ranking-by-mu = Wertung
ranking-by-wins = Siege
ranking-by-believed = Geglaubte Lügen
ranking-by-review = Entscheidungen
ranking-line = { $rank } · { $player } **{ $value }** ({ $games })
ranking-own = Du: { $line }
ranking-nobody = Noch steht niemand in der Rangliste: Dafür braucht es { $games } gewertete Spiele.
ranking-nobody-reviewed = Noch nichts zu vergleichen: Entscheidungen werden abgewogen, sobald jemand nach einem Spiel *{ button-review }* fragt.
ranking-newcomers = -# Neulinge mit weniger als { $games } Spielen: { $people }
ranking-more = { $count } weitere
ranking-automata = -# Bots zum Vergleich: { $automata }
ranking-automaton = { $level } { $value } ({ $games })
ranking-pick-order = Sortieren nach
ranking-pick-season = Saison

titles-title = { $count ->
    [one] ## Titel – { $count } von { $all } gehört dir
   *[other] ## Titel – { $count } von { $all } gehören dir
}
titles-others = ### Noch zu verdienen
titles-line =
    {"**"}{ $title }** – { $how } · { $holders ->
        [one] { $holders } Gast hat ihn
       *[other] { $holders } Gäste haben ihn
    }
titles-line-open = {"**"}{ $title }** – { $how }
award = { $player } *{ $title }*
awards = <:winner:> Neue Titel: { $awards }
awards-more = { $count } weitere

title-first-ball = Der erste Ball
title-first-ball-how = ein Spiel beenden
title-first-laurel = Der erste Lorbeer
title-first-laurel-how = ein Spiel gewinnen
title-stranger = Sich selbst fremd
title-stranger-how = gewinnen und dabei jemand anders sein, als du glaubst
title-stranger-as = als { $character } gewonnen, im festen Glauben, { $believed } zu sein
title-honest = Offenes Visier
title-honest-how = mit mindestens drei Ansagen gewinnen, alle wahr
title-silver-tongue = Silberzunge
title-silver-tongue-how = mit drei Lügen gewinnen, die alle glauben, ohne dass eine auffliegt
title-barefaced = Eiserne Stirn
title-barefaced-how = in einem Spiel dreimal fälschlich für dieselbe Person gehalten werden
title-unmasker = Masken ab
title-unmasker-how = in einem Spiel zweimal zu Recht widersprechen
title-hothead = Hitzkopf
title-hothead-how = in einem Spiel dreimal zu Unrecht widersprechen
title-shared = Pas de deux
title-shared-how = einen Sieg teilen
title-phoenix = Phönix
title-phoenix-how = gewinnen, nachdem du nur noch 2 Goldstücke oder weniger hattest
title-landslide = Erdrutsch
title-landslide-how = allein gewinnen, mit mindestens 6 Goldstücken Vorsprung
title-by-a-coin = Um ein Goldstück
title-by-a-coin-how = allein gewinnen, mit 1 Goldstück Vorsprung
title-swift = Vor Mitternacht fort
title-swift-how = in höchstens 12 Zügen gewinnen
title-long-night = Bis zum Morgengrauen
title-long-night-how = ein Spiel mit 60 oder mehr Zügen beenden
title-many-faces = Viele Gesichter
title-many-faces-how = in einem Spiel vier verschiedene Fähigkeiten nutzen
title-masterstroke = Meisterstück
title-masterstroke-how = durch eine Fähigkeit statt durch Gold gewinnen
title-undoubted = Über jeden Zweifel erhaben
title-undoubted-how = mit mindestens vier Ansagen gewinnen, denen niemand widerspricht
title-silent = Schweigen ist Gold
title-silent-how = gewinnen, ohne je etwas anzusagen
title-full-hall = Voller Saal
title-full-hall-how = ein Spiel zu zehnt oder mehr gewinnen
title-duel = Duell
title-duel-how = ein Spiel zu zweit gewinnen
title-house-guest = Stammgast
title-house-guest-how = 10 Spiele beenden
title-fixture = Gehört zum Inventar
title-fixture-how = 50 Spiele beenden
title-hat-trick = Drei auf einen Streich
title-hat-trick-how = drei Spiele in Folge gewinnen
title-hundred-faces = Hundert Gesichter
title-hundred-faces-how = mit 100 Lügen durchkommen
title-keen-eye = Scharfer Blick
title-keen-eye-how = 25-mal zu Recht widersprechen

privacy-shown = Du stehst in den Ranglisten, und andere dürfen dein Profil ansehen. </mascarade forget-me> würde dich ganz aus den beendeten Spielen nehmen.
privacy-hidden = Du stehst in keiner Rangliste, niemand sonst sieht dein Profil, und du bist niemandes Angstgegner, auf keinem Server. Für dich selbst zählen deine Spiele weiter.
button-privacy-hide = Mich verbergen
button-privacy-show = Mich zeigen

season-first = Die erste Saison läuft seit dem ersten Spiel.
season-since = Saison { $season } läuft seit dem { $at }.
season-confirm = Saison { $next } mit dem nächsten Spiel beginnen, das zu Ende geht? Wertungen rücken zusammen, aber nichts wird gelöscht.
button-season = Saison { $season } beginnen
season-already = Saison { $season } hat gerade begonnen.
season-begun = Saison { $season } beginnt mit dem nächsten Spiel, das zu Ende geht.

profile-title = ## { $player }
profile-none = Für diesen Gast zählt hier noch kein Spiel.
profile-none-own = Von dir zählt hier noch kein Spiel. </mascarade start> eröffnet einen Tisch.
profile-played =
    { $games ->
        [one] {"**"}{ $games }** Spiel,
       *[other] {"**"}{ $games }** Spiele,
    } **{ $wins }** gewonnen
profile-share = {"**"}{ $share } %**, gerecht wären { $fair } %
profile-rating = Wertung: **{ $rating }**, Rang { $rank } von { $people }
profile-rating-newcomer =
    Wertung: **{ $rating }**, noch ohne Rang: { $games ->
        [one] Es fehlt { $games } Spiel
       *[other] Es fehlen { $games } Spiele
    }
profile-season = Saison { $season }: **{ $rating }** nach { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}
profile-claims = Wahre Ansagen: **{ $share } %** von { $count }
profile-lies = geglaubte Lügen: **{ $share } %** von { $count }
profile-contests = zu Recht widersprochen: **{ $share } %** von { $count }
profile-best = Beste Person: { $card }, { gold } gewonnen
profile-victim = Liebstes Opfer: { $player }, { gold } erbeutet
profile-nemesis = Angstgegner: { $player }, { gold } verloren
profile-titles = Titel: { $titles }
profile-games = Letzte Spiele: { $games }
profile-place = { $place }. von { $players }
profile-place-won = Sieg unter { $players }
profile-hidden = -# Du bist verborgen: Niemand außer dir sieht das.

card-played = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen
card-rank = Rang { $rank } von { $people }
card-newcomer =
    { $games ->
        [one] noch { $games } Spiel bis zum Rang
       *[other] noch { $games } Spiele bis zum Rang
    }
card-doubt = ± { $doubt }
card-share = { $share } %
card-wins = Siege (gerecht: { $fair } %)
card-truth = Wahre Ansagen
card-lies = Geglaubte Lügen
card-contests = Zu Recht widersprochen
card-best = Beste Person
card-victim = Liebstes Opfer
card-nemesis = Angstgegner
card-other = { $player } ({ $amount })
card-last = Letzte Spiele
card-place = Rang { $place }
picture-profile = { $player }: { $caption }; Wertung { $rating }, { $rank }.
picture-share = { $what }: { $share }
