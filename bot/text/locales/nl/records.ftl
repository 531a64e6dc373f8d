# Records: profiles, rankings, titles, seasons, and the choice not to be in them.

command-name-profile = profiel
command-name-player = speler
command-name-ranking = ranglijst
command-name-titles = titels
command-name-privacy = privacy
command-name-season = seizoen
command-profile = Hoe iemand op deze server speelt; alleen jij ziet het
command-profile-player = Wiens profiel; het jouwe als je niemand noemt
command-ranking = Wie op deze server het best speelt; alleen jij ziet het
command-titles = Welke titels er te verdienen zijn, en welke jij hebt
command-privacy = Of je in ranglijsten en profielen staat
command-admin-season = Een nieuw seizoen beginnen: scores schuiven bijeen, niets wordt gewist

setting-records = Erelijsten
setting-records-why = Of ranglijsten, profielen en titels te zien zijn; geteld wordt er altijd.
setting-records-true = te zien
setting-records-false = verborgen
setting-counted = Kanalen die meetellen
setting-counted-why = Wiens spellen meetellen, ook eerdere; een thread volgt zijn kanaal.
history-season-begin = begon seizoen { $season }

help-records = {"**"}Erelijsten**: </mascarade profile> laat zien hoe iemand speelt, </mascarade ranking> wie het best speelt, </mascarade titles> wat er te verdienen is. </mascarade privacy> houdt je erbuiten.
records-refuse-hidden = Deze server houdt zijn erelijsten voor zich.
profile-refuse-hidden = Deze gast houdt het masker op: het profiel is niet te zien.
profile-refuse-bot = Bots hebben geen profiel; </mascarade ranking> vertelt hoe goed ze spelen.
records-counting = -# De boeken worden geschreven: { $counted } van { $games } spellen zijn geteld.

record-rating = { $points } ± { $doubt }
record-wins = { $wins ->
    [one] { $wins } keer gewonnen
   *[other] { $wins } keer gewonnen
}
record-lies = { $lies ->
    [one] { $lies } geloofde leugen
   *[other] { $lies } geloofde leugens
}
record-review = { $figure } van 100

ranking-title = ## { $by } – { $season }
ranking-note = -# spellen tussen haakjes
ranking-all-time = aller tijden
ranking-season = seizoen { $season }
ranking-by-mu = Score
ranking-by-wins = Gewonnen spellen
ranking-by-believed = Geloofde leugens
ranking-by-review = Analyses
ranking-line = { $rank } · { $player } **{ $value }** ({ $games })
ranking-own = Jij: { $line }
ranking-nobody = Nog niemand heeft een plaats: daarvoor zijn { $games } spellen nodig die meetellen.
ranking-newcomers = -# Nieuwkomers, met minder dan { $games } spellen: { $people }
ranking-more = nog { $count }
ranking-automata = -# Bots, om je mee te meten: { $automata }
ranking-automaton = { $level } { $value } ({ $games })
ranking-pick-order = Ordenen op
ranking-pick-season = Seizoen

titles-title = ## Titels – jij hebt er { $count } van { $all }
titles-others = ### Nog te verdienen
titles-line = {"**"}{ $title }** – { $how } · { $holders ->
    [one] { $holders } houder
   *[other] { $holders } houders
}
titles-line-open = { $title } – { $how }
award = { $player } *{ $title }*
awards = <:winner:> Nieuwe titels: { $awards }
awards-more = nog { $count }

title-first-ball = Eerste bal
title-first-ball-how = speel een spel uit
title-first-laurel = Eerste lauweren
title-first-laurel-how = win een spel
title-stranger = Vreemde voor jezelf
title-stranger-how = win als een ander dan je denkt te zijn
title-stranger-as = won als { $character-the }, in de overtuiging “{ $believed }” te zijn
title-honest = Open vizier
title-honest-how = win met drie of meer beweringen, allemaal waar
title-silver-tongue = Fluwelen tong
title-silver-tongue-how = win met drie leugens die iedereen geloofde, zonder dat er een uitkwam
title-barefaced = Uitgestreken gezicht
title-barefaced-how = word in één spel drie keer ten onrechte voor hetzelfde karakter gehouden
title-unmasker = Maskers af
title-unmasker-how = betwist in één spel twee keer terecht
title-hothead = Heethoofd
title-hothead-how = betwist in één spel drie keer ten onrechte
title-shared = Pas de deux
title-shared-how = deel een overwinning
title-phoenix = Feniks
title-phoenix-how = win nadat je 2 goud of minder had
title-landslide = Verpletterend
title-landslide-how = win alleen, met 6 goud voorsprong
title-by-a-coin = Op een munt na
title-by-a-coin-how = win alleen, met 1 goud voorsprong
title-swift = Voor middernacht weg
title-swift-how = win binnen 12 beurten
title-long-night = Tot de ochtend
title-long-night-how = speel een spel van 60 beurten uit
title-many-faces = Vele gezichten
title-many-faces-how = gebruik in één spel vier verschillende eigenschappen
title-masterstroke = Meesterzet
title-masterstroke-how = win door een eigenschap in plaats van door goud
title-undoubted = Boven alle twijfel
title-undoubted-how = win met vier of meer beweringen die niemand betwistte
title-silent = Zwijgen is goud
title-silent-how = win zonder ooit iets te beweren
title-full-hall = Volle zaal
title-full-hall-how = win een spel met tien of meer
title-duel = Duellist
title-duel-how = win een spel met zijn tweeën
title-house-guest = Vaste gast
title-house-guest-how = speel 10 spellen uit
title-fixture = Meubelstuk
title-fixture-how = speel 50 spellen uit
title-hat-trick = Drie op rij
title-hat-trick-how = win drie spellen op rij
title-hundred-faces = Honderd gezichten
title-hundred-faces-how = 100 geloofde leugens
title-keen-eye = Scherpe blik
title-keen-eye-how = betwist 25 keer terecht

privacy-shown = Je staat in de ranglijsten en anderen mogen je profiel bekijken. </mascarade forget-me> zou je helemaal uit afgelopen spellen halen.
privacy-hidden = Je staat in geen enkele ranglijst, niemand anders ziet je profiel en je bent niemands kwelgeest, op geen enkele server. Voor jezelf tellen je spellen nog mee.
button-privacy-hide = Verberg mij
button-privacy-show = Toon mij

season-first = Het eerste seizoen loopt sinds het eerste spel.
season-since = Seizoen { $season } loopt sinds { $at }.
season-confirm = Seizoen { $next } beginnen met het volgende spel dat afloopt? Scores schuiven bijeen maar worden niet gewist, en alles wat geteld is blijft.
button-season = Seizoen { $season } beginnen
season-already = Seizoen { $season } is net begonnen.
season-begun = Seizoen { $season } begint met het volgende spel dat afloopt.

profile-title = ## { $player }
profile-none = Voor deze gast telt hier nog geen spel mee.
profile-played = { $games ->
    [one] {"**"}{ $games }** spel,
   *[other] {"**"}{ $games }** spellen,
} { $wins ->
    [one] **{ $wins }** gewonnen
   *[other] **{ $wins }** gewonnen
}
profile-share = {"**"}{ $share }%**, waar { $fair }% eerlijk zou zijn
profile-rating = Score: **{ $rating }**, plaats { $rank } van { $people }
profile-rating-newcomer = Score: **{ $rating }**, nog { $games ->
    [one] { $games } spel tot een plaats in de lijst
   *[other] { $games } spellen tot een plaats in de lijst
}
profile-season = Seizoen { $season }: **{ $rating }** na { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
profile-claims = Ware beweringen: **{ $share }%** van { $count }
profile-lies = geloofde leugens: **{ $share }%** van { $count }
profile-contests = terecht betwist: **{ $share }%** van { $count }
profile-best = Beste karakter: { $card }, { gold } gewonnen
profile-victim = Favoriete slachtoffer: { $player }, { gold } buit
profile-nemesis = Kwelgeest: { $player }, { gold } verloren
profile-titles = Titels: { $titles }
profile-games = Laatste spellen: { $games }
profile-place = { $place } van { $players }
profile-place-won = gewonnen met { $players }
profile-hidden = -# Je bent verborgen: niemand anders ziet dit.

card-played = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $wins } gewonnen
card-rank = plaats { $rank } van { $people }
card-newcomer = { $games ->
    [one] nog { $games } spel tot een plaats
   *[other] nog { $games } spellen tot een plaats
}
card-doubt = ± { $doubt }
card-share = { $share }%
card-wins = Gewonnen (eerlijk: { $fair }%)
card-truth = Ware beweringen
card-lies = Geloofde leugens
card-contests = Terecht betwist
card-best = Beste karakter
card-victim = Favoriete slachtoffer
card-nemesis = Kwelgeest
card-other = { $player } ({ $amount })
card-last = Laatste spellen
card-place = plaats { $place }
picture-profile = { $player }: { $caption }; score { $rating }, { $rank }.
picture-share = { $what }: { $share }
