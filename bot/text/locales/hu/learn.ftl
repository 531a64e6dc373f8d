# A vezetett játék. $left, $across és $right a három másik; $clicks az, amire kattintani kell.

command-name-learn = tanulás
command-learn = Tanuld meg a játékot játék közben: három perc, és csak te látod
button-learn-begin = Kezdjük
button-learn-rules = A szabályok
button-learn-again = Még egyszer
learn-click = ➜ { $clicks }
learn-not-now = Egy igazi asztalnál talán. Itt arra kattints, ami alul áll.

learn-welcome =
    ## Üdv a bálban!
    Mindenki álarcot visel, és az álarcok gazdát cserélnek az asztal alatt. Mondd magad annak, akinek akarod: ha senki sem vétóz, a képesség a tiéd. Amint valakinek 13 aranya van, vége a bálnak, és a leggazdagabb nyer.
    -# Az első kör három gépi játékossal három perc. Csak te látod.
learn-deal = > Mindenkinek 6 aranya és egy lapja van. Ezt jegyezd meg: középen az 1. lap a Boszorkány.
learn-swap = > Vedd el középről a Boszorkányt, és cseréld meg. A többiek látják, melyik lapokat veszed el, de azt soha, hogy mit teszel velük.
learn-peek = > { $right } az imént az asztal alá vette a lapodat. Megcserélte – vagy nem? Most megnézheted: még te vagy a Boszorkány?
learn-peeked = > Még mindig a Boszorkány vagy: { $right } csak úgy tett. Ez volt a köröd, és senki más nem tudja, mit láttál.
learn-pass = > „Én vagyok a Király!” Ehhez nem kell lapot mutatni. Aki vétóz, azt állítja, hogy ő a Király, és 1 aranyat fizet, ha nem az. Te a Boszorkány vagy, úgyhogy passzolj.
learn-wait = > Senki sem vétózott, így { $left } 3 aranyat kapott. Igaz volt? Senki sem tudja. Passzolj megint, és figyelj.
learn-caught = > { $across } 1 aranyat fizet a Bíróságnak. És ha { $left } a Királynő, az iménti Király hazugság volt – csak senki sem vétózott időben.
learn-contest = > A Boszorkány? Az te vagy, és tudod is. Vétózz!
learn-power = > Igazad volt, tehát tiéd a képesség, pedig nem is te következel. A leggazdagabb: { $left }!
learn-pretend = > Vedd el ezt a lapot: { $left }, de ne cseréld meg. Hadd törjék a fejüket.
learn-lie = > 11 aranyad van, és 2 fekszik a Bíróságon: a Bíró képességével 13 lesz! Nem te vagy a Bíró. De ki meri megvétózni?
learn-end = > Senki sem merte: hazugsággal nyertél.
learn-story = > Most játssz végig egy játékot a magad tempójában, vagy ülj le egy asztalhoz.

help-learn =
    {"**"}Új vagy itt?** </mascarade learn>: három perc alatt, játszva tanulod meg a játékot, csak te látod. </mascarade practice>: saját játék gépi játékosok ellen. </mascarade advice>: tanács az első játékaidban, vagy nem.
