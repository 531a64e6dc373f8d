# Bilder vom Tisch, und was gesagt wird, wo es keine geben kann.

permission-attach_files = Dateien anhängen
start-in-words = Ich darf hier keine Dateien anhängen und erzähle darum alles in Worten. Mit *{ permission-attach_files }* könnte ich den Tisch zeigen.
setting-pictures = Bilder
setting-pictures-why = Wann ein Spiel seinen Tisch als Bild zeigt.
setting-pictures-always = immer
setting-pictures-moments = in großen Momenten
setting-pictures-never = nie
