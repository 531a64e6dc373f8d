# Saját játékok: a vezetett és a gyakorló.

turn-header-unhurried = **{ $mention }, te következel** · { $turn }
memorise-waiting-unhurried = Fel az álarcokkal, amint készen állsz!
contest-together-unhurried = **Ki mer vétózni?** Álarc mögül válaszoltok.
contest-clockwise-unhurried = **És { $player }? Talán ő { $character-the }?**
button-solo-back = Vissza az asztalhoz
solo-moved-on = Elkéstél, a játék már továbbment.

command-name-practice = gyakorlás
command-practice = Saját játék gépi játékosok ellen, a magad tempójában; csak te látod
command-practice-players = Hányan játszotok, veled együtt
button-practise = Gyakorlás gépi játékosokkal
button-practice-go-on = Folytatom
button-practice-anew = Újat kezdek
button-practice-another = Még egy játék
practice-unfinished = Van egy megkezdett játékod ({ $turn }. kör). Ha újat kezdesz, az a helyére lép.
practice-gone = Ez a gyakorló játék már nincs meg. Így kezdhetsz másikat: </mascarade practice>
practice-refuse-players = Gyakorolni { $least }–{ $most } játékossal lehet, veled együtt.
