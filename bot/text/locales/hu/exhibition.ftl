# Képek az asztalról, és amit ott mondunk, ahol nem lehetnek képek.

permission-attach_files = Fájlok csatolása
start-in-words = Itt nem csatolhatok fájlokat, ezért mindent szavakkal mesélek el. Ezzel a joggal képen is megmutatnám az asztalt: *{ permission-attach_files }*.
setting-pictures = Képek
setting-pictures-why = Mikor mutatja meg a játék képen az asztalt.
setting-pictures-always = mindig
setting-pictures-moments = a nagy pillanatokban
setting-pictures-never = soha
