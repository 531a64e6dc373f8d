# Saját játékok: a vezetett és a gyakorló.

turn-header-unhurried = **{ $mention }, te következel** · { $turn }
memorise-waiting-unhurried = Fel az álarcokkal, amint készen állsz!
contest-together-unhurried = **Ki meri?** A válaszok álarc mögött maradnak.
contest-clockwise-unhurried = **{ $player }, te is { $character-the } vagy?**
button-solo-back = Vissza az asztalhoz
solo-moved-on = Ez a kérdés már elmúlt; a játék továbbment.

command-name-practice = gyakorlás
command-practice = Saját játék gépi játékosok ellen, a magad tempójában; csak te látod
command-practice-players = Hányan játszanak, veled együtt
button-practise = Gyakorlás gépi játékosokkal
button-practice-go-on = Folytatom
button-practice-anew = Újat kezdek
button-practice-another = Még egy játék
practice-unfinished = Van egy megkezdett játékod, a(z) { $turn }. körben. Egy új a helyére lép.
practice-gone = Ez a gyakorló játék már nincs meg. Így kezdhetsz másikat: </mascarade practice>
practice-refuse-players = Gyakorláskor { $least }–{ $most } játékos játszik, veled együtt.
