# Erelijsten: profielen, ranglijsten, titels, seizoenen, en de keuze er niet in te staan.

command-name-profile = profiel
command-name-player = speler
command-name-ranking = ranglijst
command-name-titles = titels
command-name-privacy = privacy
command-name-season = seizoen
command-profile = Hoe iemand op deze server speelt; alleen jij ziet het
command-profile-player = Wiens profiel; laat leeg voor dat van jezelf
command-ranking = Wie op deze server het best speelt; alleen jij ziet het
command-titles = Welke titels er te verdienen zijn, en welke jij hebt
command-privacy = Of je in ranglijsten en profielen staat
command-admin-season = Een nieuw seizoen beginnen: ratings schuiven naar elkaar toe, maar worden niet gewist

setting-records = Erelijsten
setting-records-why = Of ranglijsten, profielen en titels zichtbaar zijn; geteld wordt er altijd.
setting-records-true = zichtbaar
setting-records-false = verborgen
setting-counted = Kanalen die meetellen
setting-counted-why = Uit welke kanalen de spellen meetellen, ook eerdere; een thread volgt zijn kanaal.
history-season-begin = begon seizoen { $season }

help-records = {"**"}Erelijsten**: </mascarade profile> laat zien hoe iemand speelt, </mascarade ranking> wie het best speelt, </mascarade titles> wat er te verdienen is. </mascarade privacy> houdt je erbuiten.
records-refuse-hidden = Deze server houdt zijn erelijsten voor zich.
profile-refuse-hidden = Deze gast houdt het masker op: dit profiel is niet te zien.
profile-refuse-bot = Bots hebben geen profiel; </mascarade ranking> vertelt hoe goed ze spelen.
records-counting = -# De boeken worden bijgewerkt: { $counted } van { $games } spellen zijn geteld.

record-rating = { $points } ± { $doubt }
record-wins = { $wins } keer gewonnen
record-lies = { $lies ->
    [one] { $lies } geloofde leugen
   *[other] { $lies } geloofde leugens
}
record-review = { $figure } van 100

ranking-title = ## { $by } – { $season }
ranking-note = -# spellen tussen haakjes
ranking-note-reviewed = -# tussen haakjes: nagelopen spellen
ranking-all-time = alle seizoenen
ranking-season = seizoen { $season }
ranking-by-mu = Rating
ranking-by-wins = Gewonnen spellen
ranking-by-believed = Geloofde leugens
ranking-by-review = Beslissingen
ranking-line = { $rank } · { $player } **{ $value }** ({ $games })
ranking-own = Jij: { $line }
ranking-nobody = Er staat nog niemand in de ranglijst: daarvoor zijn { $games } spellen nodig die meetellen.
ranking-nobody-reviewed = Nog niets te vergelijken: beslissingen worden gewogen zodra iemand na een spel *{ button-review }* vraagt.
ranking-newcomers = -# Nieuwkomers, met minder dan { $games } spellen: { $people }
ranking-more = nog { $count }
ranking-automata = -# Bots, om je mee te meten: { $automata }
ranking-automaton = { $level } { $value } ({ $games })
ranking-pick-order = Rangschikken op
ranking-pick-season = Seizoen

titles-title = ## Titels – jij hebt er { $count } van { $all }
titles-others = ### Nog te verdienen
titles-line = {"**"}{ $title }** – { $how } · { $holders ->
    [one] { $holders } drager
   *[other] { $holders } dragers
}
titles-line-open = {"**"}{ $title }** – { $how }
award = { $player } *{ $title }*
awards = <:winner:> Nieuwe titels: { $awards }
awards-more = nog { $count }

title-first-ball = Eerste bal
title-first-ball-how = speel een spel uit
title-first-laurel = Eerste lauweren
title-first-laurel-how = win een spel
title-stranger = Vreemde voor zichzelf
title-stranger-how = win als iemand anders dan je denkt te zijn
title-stranger-as = won als { $character-the }, in de overtuiging “{ $believed }” te zijn
title-honest = Open vizier
title-honest-how = win met drie of meer beweringen, allemaal waar
title-silver-tongue = Fluwelen tong
title-silver-tongue-how = win met drie leugens die iedereen geloofde, zonder dat er een uitkwam
title-barefaced = Stalen gezicht
title-barefaced-how = word in één spel drie keer geloofd als een karakter dat je niet bent, steeds hetzelfde
title-unmasker = Ontmaskeraar
title-unmasker-how = betwist in één spel twee keer terecht
title-hothead = Heethoofd
title-hothead-how = betwist in één spel drie keer onterecht
title-shared = Pas de deux
title-shared-how = deel een overwinning
title-phoenix = Feniks
title-phoenix-how = win nadat je 2 goud of minder had
title-landslide = Klinkende zege
title-landslide-how = win alleen, met minstens 6 goud voorsprong
title-by-a-coin = Eén muntje meer
title-by-a-coin-how = win alleen, met 1 goud voorsprong
title-swift = Weg voor middernacht
title-swift-how = win binnen 12 beurten
title-long-night = Tot het ochtendgloren
title-long-night-how = speel een spel van 60 of meer beurten uit
title-many-faces = Vele gezichten
title-many-faces-how = gebruik in één spel vier verschillende eigenschappen
title-masterstroke = Meesterzet
title-masterstroke-how = win met een eigenschap in plaats van met goud
title-undoubted = Boven alle twijfel
title-undoubted-how = win met vier of meer beweringen die niemand betwistte
title-silent = Zwijgen is goud
title-silent-how = win zonder ooit te beweren dat je iemand bent
title-full-hall = Volle zaal
title-full-hall-how = win een spel met tien of meer spelers
title-duel = Duellist
title-duel-how = win een spel met twee spelers
title-house-guest = Vaste gast
title-house-guest-how = speel 10 spellen uit
title-fixture = Hoort bij het meubilair
title-fixture-how = speel 50 spellen uit
title-hat-trick = Drie op rij
title-hat-trick-how = win drie spellen op rij
title-hundred-faces = Honderd gezichten
title-hundred-faces-how = breng 100 leugens aan de man
title-keen-eye = Scherpe blik
title-keen-eye-how = betwist 25 keer terecht

privacy-shown = Je staat in de ranglijsten en anderen mogen je profiel bekijken. </mascarade forget-me> haalt je helemaal uit afgelopen spellen.
privacy-hidden = Je staat in geen enkele ranglijst, niemand anders ziet je profiel en je bent niemands kwelgeest, op geen enkele server. Voor jezelf tellen je spellen nog mee.
button-privacy-hide = Verberg mij
button-privacy-show = Toon mij

season-first = Het eerste seizoen loopt sinds het eerste spel.
season-since = Seizoen { $season } loopt sinds { $at }.
season-confirm = Seizoen { $next } laten beginnen met het volgende spel dat afloopt? Ratings schuiven naar elkaar toe, maar er wordt niets gewist.
button-season = Seizoen { $season } beginnen
season-already = Seizoen { $season } is net begonnen.
season-begun = Seizoen { $season } begint met het volgende spel dat afloopt.

profile-title = ## { $player }
profile-none = Van deze gast telt hier nog geen spel mee.
profile-none-own = Van jou telt hier nog geen spel mee. </mascarade start> opent een tafel.
profile-played = { $games ->
    [one] {"**"}{ $games }** spel,
   *[other] {"**"}{ $games }** spellen,
} **{ $wins }** gewonnen
profile-share = {"**"}{ $share }%**, bij gelijke kansen { $fair }%
profile-rating = Rating: **{ $rating }**, plaats { $rank } van { $people }
profile-rating-newcomer = Rating: **{ $rating }**, nog { $games ->
    [one] { $games } spel tot een plaats in de ranglijst
   *[other] { $games } spellen tot een plaats in de ranglijst
}
profile-season = Seizoen { $season }: **{ $rating }** na { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
profile-claims = Ware beweringen: **{ $share }%** van { $count }
profile-lies = geloofde leugens: **{ $share }%** van { $count }
profile-contests = terecht betwist: **{ $share }%** van { $count }
profile-best = Beste karakter: { $card }, { gold } gewonnen
profile-victim = Favoriet slachtoffer: { $player }, { gold } buitgemaakt
profile-nemesis = Kwelgeest: { $player }, { gold } verloren
profile-titles = Titels: { $titles }
profile-games = Laatste spellen: { $games }
profile-place = { $place }e van { $players }
profile-place-won = gewonnen ({ $players } spelers)
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
card-wins = Gewonnen (kans: { $fair }%)
card-truth = Ware beweringen
card-lies = Geloofde leugens
card-contests = Terecht betwist
card-best = Beste karakter
card-victim = Favoriet slachtoffer
card-nemesis = Kwelgeest
card-other = { $player } ({ $amount })
card-last = Laatste spellen
card-place = { $place }e
picture-profile = { $player }: { $caption }; rating { $rating }, { $rank }.
picture-share = { $what }: { $share }
