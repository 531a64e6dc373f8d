# A szabályok adott számú játékosnak, magukban vagy egy karakterrel.

command-rules-players = Csak az, ami ennyi játékosnál érvényes
rules-players = { $players ->
    [2] ### Két játékosnál
    [3] ### Három játékosnál
   *[other] ### { $players } játékosnál
}
rules-hands = { $hands ->
    [3] Mindenkinek három lapja – bal, jobb és egy védett – és 6 aranya van. A bal vagy a jobb lapodat cserélheted el – vagy nem: egy másik sajátodra, vagy az ellenfél bal vagy jobb lapjára. A sajátjaid közül bármelyiket megnézheted. Bejelenteni a ballal vagy a jobbal lehet, vétózni mindhárommal. Csak az a lap számít.
    [2] Mindenkinek két lapja – bal és jobb – és 6 aranya van. Az egyiket elcserélheted – vagy nem – a másikra vagy egy ellenfél bármelyik lapjára. Egyet nézhetsz meg, eggyel jelenthetsz be vagy vétózhatsz: csak az a lap számít.
   *[other] Mindenkinek egy lapja és 6 aranya van.
}

# Ami ketten vagy hárman más az egyes karaktereknél, a képessége után.
small-claim = Bejelentéskor és vétózáskor tedd a kezed az egyik lapodra: csak az számít.
small-bishop = { $players ->
    [2] Két játékosnál ez az ellenfél.
   *[other] { small-claim }
}
small-fool = { $players ->
    [2] Két játékosnál ez az ellenfél bal és jobb lapja.
   *[other] Három játékosnál ez mindkét ellenfél egy-egy lapja.
}
small-thief = { $players ->
    [2] Két játékosnál az ellenfél mindkét oldaladon ott ül, és 2 aranyat fizet.
   *[other] Három játékosnál mindkét ellenfél a szomszédod.
}
small-spy = { $players ->
    [2] Két játékosnál azt a lapot nézed meg, amellyel bejelentettél vagy vétóztál, és bármelyik másikat, az ellenfél védett lapja kivételével.
   *[other] Három játékosnál azt a lapot nézed meg, amellyel bejelentettél vagy vétóztál, és bármelyik másikat.
}
small-judge = { small-claim }
small-king = { small-claim }
small-queen = { small-claim }
small-witch = { small-claim }
small-cheat = { small-claim }
small-peasant = { small-claim }
small-inquisitor = { small-claim }
small-widow = { small-claim }
