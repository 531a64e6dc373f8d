# Csendes tanácsok az első játékokban; csak az látja, akinek szólnak.

command-name-advice = tanács
command-advice = Kapj-e az első játékaidban tanácsot, amelyet csak te látsz
advice-on = Az első három játékodban, és valahányszor gyakorolsz, a kérdéseim mellé egy sor tanácsot is kapsz. Senki más nem veheti észre.
advice-off = Többé nem kapsz tanácsot.
button-advice-on = Kérek tanácsot
button-advice-off = Nem kérek tanácsot

advice-line = -# Tanács: { $advice } · </mascarade advice>
advice-early = A többiek látják, melyik két lapot veszed az asztal alá, de azt soha, hogy mit teszel velük.
advice-forced = Mindenki látta a lapodat. E kör után megint kételkedhetnek benne.
advice-sure = Tudod, hogy te vagy { $character-the }.
advice-not-looked = Már { $turns } köre nem nézted meg a lapodat.
advice-win = Ha most elhiszik, hogy te vagy { $character-the }, nyersz.
advice-gain = Most { $character-the } { gold.acc } hozhatna.
advice-contest = Tudod, hogy te vagy { $character-the }.
advice-no-contest = Tudod, hogy valaki más vagy, és a téves vétó ára { gold }.
advice-doubt = Biztos vagy benne, ki vagy? A téves vétó ára { gold }.
advice-richest = A leggazdagabb: { $player }, { gold.with }.
advice-unseen-swap = Csak te fogod tudni, volt-e csere.
