# Plaatjes van de tafel, en wat er gezegd wordt waar die er niet kunnen zijn.

permission-attach_files = Bestanden bijvoegen
start-in-words = Ik mag hier geen bestanden bijvoegen, dus ik vertel alles in woorden. Met *{ permission-attach_files }* kan ik de tafel laten zien.
setting-pictures = Afbeeldingen
setting-pictures-why = Wanneer een spel de tafel als afbeelding laat zien.
setting-pictures-always = altijd
setting-pictures-moments = op grote momenten
setting-pictures-never = nooit
