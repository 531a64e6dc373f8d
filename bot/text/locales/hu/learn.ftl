# A vezetett játék. $left, $across és $right a három másik; $clicks az, amire kattintani kell.

command-name-learn = tanulás
command-learn = Tanuld meg a játékot játék közben: három perc, és csak te látod
button-learn-begin = Kezdjük
button-learn-rules = A szabályok
button-learn-again = Még egyszer
learn-click = ➜ { $clicks }
learn-not-now = Egy igazi asztalnál talán. Itt arra kattints, amit alul olvasol.

learn-welcome =
    ## Üdv a bálban!
    Mindenki álarcot visel, és az álarcok az asztal alatt gazdát cserélnek. Add ki magad bárkinek: ha senki sem vétóz, tiéd a képessége. Amint valakinek 13 aranya lesz, vége a bálnak, és a leggazdagabb nyer.
    -# Főpróba három gépi játékossal: három perc az egész, és csak te látod.
learn-deal = > Mindenkinek 6 aranya és egy lapja van. Ezt jegyezd meg: középen az 1. lap a Boszorkány.
learn-swap = > Vedd az asztal alá középről a Boszorkányt, és cseréld meg a lapoddal. A többiek látják, melyik két lapot veszed oda, de azt soha, hogy mit teszel velük.
learn-peek = > { $right } az imént az asztal alá vette a lapodat. Csere – vagy nem? Most megnézheted: még te vagy a Boszorkány?
learn-peeked = > Még mindig te vagy a Boszorkány: { $right } csak színlelte a cserét. Ez volt a köröd, és senki más nem tudja, mit láttál.
learn-pass = > „Én vagyok a Király!” Ehhez nem kell lapot mutatni. Aki vétóz, azt állítja, hogy ő a Király, és 1 aranyat fizet, ha nem az. Te a Boszorkány vagy, úgyhogy passzolj.
learn-wait = > Senki sem vétózott, így { $left } 3 aranyat kapott. Igaz volt? Senki sem tudja. Passzolj megint, és figyelj.
learn-caught = > { $across } 1 arany büntetést fizet a Bíróságnak. És ha { $left } a Királynő, az iménti Király hazugság volt – csak akkor senki sem vétózott.
learn-contest = > A Boszorkány? Az te vagy, és tudod is. Vétózz!
learn-power = > Igazad volt, tehát tiéd a képesség, pedig nem is te következel. A leggazdagabb: { $left }!
learn-pretend = > Vedd az asztal alá { $left } lapját, de csak színleld a cserét. Hadd törjék a fejüket!
learn-lie = > 11 aranyad van, és 2 hever a Bíróságon: a Bíró képességével 13 lesz! Nem te vagy a Bíró. De ki mer vétózni?
learn-end = > Senki sem mert vétózni: egy merész hazugsággal megnyerted a bált!
learn-story = > Most játssz végig egy egész játékot a magad tempójában, vagy ülj be egy asztalhoz.

help-learn =
    {"**"}Új vagy itt?** </mascarade learn> három perc alatt, játszva tanít meg a játékra; csak te látod. </mascarade practice> – saját játék gépi játékosok ellen. </mascarade advice> – kapj-e tanácsot az első játékaidban.
