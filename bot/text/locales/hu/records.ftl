# Records: profiles, rankings, titles, seasons, and the choice not to be in them.

command-name-profile = profil
command-name-player = játékos
command-name-ranking = ranglista
command-name-titles = címek
command-name-privacy = rejtőzés
command-name-season = évad
command-profile = Hogyan játszik valaki ezen a szerveren; csak te látod
command-profile-player = Kinek a profilja; ha nem nevezel meg senkit, a tiéd
command-ranking = Ki játszik a legjobban ezen a szerveren; csak te látod
command-titles = Milyen címeket lehet szerezni, és melyek a tieid
command-privacy = Szerepelsz-e a ranglistákon és profilokban
command-admin-season = Új évad kezdése: az értékszámok közelednek, semmi sem törlődik

setting-records = Eredmények
setting-records-why = Látszanak-e a ranglisták, profilok és címek; a számlálás mindenképp folyik.
setting-records-true = látszanak
setting-records-false = rejtve
setting-counted = Beszámító csatornák
setting-counted-why = Hol játszott játékok számítanak, a korábbiak is; a szál a csatornáját követi.
history-season-begin = új évad: { $season }.

help-records = {"**"}Eredmények**: </mascarade profile> megmutatja, hogyan játszik valaki, </mascarade ranking> azt, ki játszik a legjobban, </mascarade titles> azt, mit lehet elnyerni. </mascarade privacy> kihagy belőle.
records-refuse-hidden = Ez a szerver megtartja magának az eredményeit.
profile-refuse-hidden = Ez a vendég nem veszi le az álarcát: a profilja nem látható.
profile-refuse-bot = A gépi játékosoknak nincs profiljuk; </mascarade ranking> elárulja, milyen jók.
records-counting = -# Íródik a nagykönyv: { $games } játékból { $counted } már benne van.

record-rating = { $points } ± { $doubt }
record-wins = { $wins ->
    [one] { $wins } győzelem
   *[other] { $wins } győzelem
}
record-lies = { $lies ->
    [one] { $lies } elhitt hazugság
   *[other] { $lies } elhitt hazugság
}
record-review = { $figure } a 100-ból

ranking-title = ## { $by } – { $season }
ranking-note = -# zárójelben a játékok száma
ranking-all-time = mindenkori
ranking-season = { $season }. évad
ranking-by-mu = Értékszám
ranking-by-wins = Győzelmek
ranking-by-believed = Elhitt hazugságok
ranking-by-review = Elemzések
ranking-line = { $rank } · { $player } **{ $value }** ({ $games })
ranking-own = Te: { $line }
ranking-nobody = Még senkinek sincs helyezése: { $games } beszámító játék kell hozzá.
ranking-newcomers = -# Újoncok, { $games } játéknál kevesebbel: { $people }
ranking-more = még { $count }
ranking-automata = -# Gépi játékosok, akikhez mérheted magad: { $automata }
ranking-automaton = { $level } { $value } ({ $games })
ranking-pick-order = Rendezés
ranking-pick-season = Évad

titles-title = ## Címek – { $all } közül { $count } a tiéd
titles-others = ### Még megszerezhetők
titles-line = {"**"}{ $title }** – { $how } · { $holders ->
    [one] { $holders } vendégé
   *[other] { $holders } vendégé
}
titles-line-open = { $title } – { $how }
award = { $player } *{ $title }*
awards = <:winner:> Új címek: { $awards }
awards-more = még { $count }

title-first-ball = Az első bál
title-first-ball-how = végigjátszott játék
title-first-laurel = Az első babér
title-first-laurel-how = megnyert játék
title-stranger = Önmagának idegen
title-stranger-how = győzelem másként, mint akinek hitted magad
title-stranger-as = győzelem így: { $character }, pedig a hite szerint: „{ $believed }”
title-honest = Nyílt sisak
title-honest-how = győzelem legalább három bejelentéssel, mind igaz
title-silver-tongue = Ezüstnyelv
title-silver-tongue-how = győzelem három elhitt hazugsággal, lebukás nélkül
title-barefaced = Rezzenéstelen arc
title-barefaced-how = egy játékban háromszor elhitt, hamis bejelentés ugyanazzal a karakterrel
title-unmasker = Le az álarccal
title-unmasker-how = két jogos vétó egy játékban
title-hothead = Forrófejű
title-hothead-how = három téves vétó egy játékban
title-shared = Pas de deux
title-shared-how = megosztott győzelem
title-phoenix = Főnix
title-phoenix-how = győzelem, miután 2 vagy kevesebb aranyad volt
title-landslide = Földcsuszamlás
title-landslide-how = egyedüli győzelem 6 arany előnnyel
title-by-a-coin = Egy aranyon múlt
title-by-a-coin-how = egyedüli győzelem 1 arany előnnyel
title-swift = Éjfél előtt
title-swift-how = győzelem legfeljebb 12 körben
title-long-night = Hajnalig
title-long-night-how = végigjátszott játék 60 körrel
title-many-faces = Sok arc
title-many-faces-how = négy különböző képesség egy játékban
title-masterstroke = Mesterhúzás
title-masterstroke-how = győzelem képességgel, nem arannyal
title-undoubted = Minden kétséget kizáróan
title-undoubted-how = győzelem legalább négy bejelentéssel, amelyeket senki sem vétózott
title-silent = Hallgatni arany
title-silent-how = győzelem egyetlen bejelentés nélkül
title-full-hall = Telt ház
title-full-hall-how = győzelem tízen vagy többen
title-duel = Párbaj
title-duel-how = győzelem kettesben
title-house-guest = Törzsvendég
title-house-guest-how = 10 végigjátszott játék
title-fixture = A berendezés része
title-fixture-how = 50 végigjátszott játék
title-hat-trick = Mesterhármas
title-hat-trick-how = három győzelem egymás után
title-hundred-faces = Száz arc
title-hundred-faces-how = 100 elhitt hazugság
title-keen-eye = Éles szem
title-keen-eye-how = 25 jogos vétó

privacy-shown = Szerepelsz a ranglistákon, és mások megnézhetik a profilodat. </mascarade forget-me> egészen kivenne a befejezett játékokból.
privacy-hidden = Egyetlen ranglistán sem szerepelsz, más nem látja a profilodat, és senkinek sem vagy a mumusa, egyetlen szerveren sem. Magadnak továbbra is számítanak a játékaid.
button-privacy-hide = Rejts el
button-privacy-show = Mutass meg

season-first = Az első évad az első játék óta tart.
season-since = A(z) { $season }. évad kezdete: { $at }.
season-confirm = Kezdődjön a(z) { $next }. évad a következő véget érő játékkal? Az értékszámok közelednek egymáshoz, de nem törlődnek, és minden, ami számított, megmarad.
button-season = A(z) { $season }. évad kezdése
season-already = A(z) { $season }. évad épp most kezdődött.
season-begun = A(z) { $season }. évad a következő véget érő játékkal kezdődik.

profile-title = ## { $player }
profile-none = Ennek a vendégnek itt még egy játéka sem számít.
profile-played = { $games ->
    [one] {"**"}{ $games }** játék,
   *[other] {"**"}{ $games }** játék,
} { $wins ->
    [one] **{ $wins }** győzelem
   *[other] **{ $wins }** győzelem
}
profile-share = {"**"}{ $share }%**, a méltányos { $fair }% volna
profile-rating = Értékszám: **{ $rating }**, helyezés: { $people } közül a(z) { $rank }.
profile-rating-newcomer = Értékszám: **{ $rating }**, helyezés még { $games ->
    [one] { $games } játék után
   *[other] { $games } játék után
}
profile-season = { $season }\. évad: **{ $rating }**, { $games ->
    [one] { $games } játék
   *[other] { $games } játék
}
profile-claims = Igaz bejelentések: **{ $share }%** ({ $count })
profile-lies = elhitt hazugságok: **{ $share }%** ({ $count })
profile-contests = jogos vétók: **{ $share }%** ({ $count })
profile-best = Legjobb karakter: { $card }, nyeresége { gold }
profile-victim = Kedvenc áldozat: { $player }, zsákmány: { gold }
profile-nemesis = Mumus: { $player }, veszteség: { gold }
profile-titles = Címek: { $titles }
profile-games = Utolsó játékok: { $games }
profile-place = { $players } közül { $place }.
profile-place-won = győzelem { $players } közül
profile-hidden = -# Rejtve vagy: rajtad kívül ezt senki sem látja.

card-played = { $games ->
    [one] { $games } játék
   *[other] { $games } játék
}, { $wins } győzelem
card-rank = helyezés: { $rank } / { $people }
card-newcomer = { $games ->
    [one] helyezés még { $games } játék után
   *[other] helyezés még { $games } játék után
}
card-doubt = ± { $doubt }
card-share = { $share }%
card-wins = Győzelmek (méltányos: { $fair }%)
card-truth = Igaz bejelentések
card-lies = Elhitt hazugságok
card-contests = Jogos vétók
card-best = Legjobb karakter
card-victim = Kedvenc áldozat
card-nemesis = Mumus
card-other = { $player } ({ $amount })
card-last = Utolsó játékok
card-place = { $place }. hely
picture-profile = { $player }: { $caption }; értékszám { $rating }, { $rank }.
picture-share = { $what }: { $share }
