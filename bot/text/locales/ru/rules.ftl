# Pages of the rules for a number of players, alone or with a character.

command-rules-players = Только то, что важно при таком числе игроков
rules-players = { $players ->
    [2] ### Вдвоём
    [3] ### Втроём
   *[other] ### При { $players } игроках
}
rules-hands = { $hands ->
    [3] У каждого три карты — левая, правая и защищённая — и 6 монет. Меняйте левую или правую карту на другую свою или на левую или правую карту соперника. Смотреть можно любую свою. Объявляйте левой или правой, оспаривайте любой из трёх. Считается только эта карта.
    [2] У каждого две карты, левая и правая, и 6 монет. Меняйте одну из них на другую свою или на любую карту соперника. Смотрите одну, объявляйте или оспаривайте одной: считается только она.
   *[other] У каждого одна карта и 6 монет.
}

# What is different about each character at a small table, after what it does.
small-claim = Объявляя или оспаривая, положите руку на одну из своих карт: считается только она.
small-bishop = { $players ->
    [2] Вдвоём это ваш соперник.
   *[other] { small-claim }
}
small-fool = { $players ->
    [2] Вдвоём это левая и правая карты соперника.
   *[other] Втроём это по одной карте каждого соперника.
}
small-thief = { $players ->
    [2] Вдвоём соперник сидит с обеих сторон и платит 2 монеты.
   *[other] Втроём оба соперника — ваши соседи.
}
small-spy = { $players ->
    [2] Вдвоём вы смотрите карту, которой объявили или оспорили, и любую другую, кроме защищённой карты соперника.
   *[other] Втроём вы смотрите карту, которой объявили или оспорили, и любую другую.
}
small-judge = { small-claim }
small-king = { small-claim }
small-queen = { small-claim }
small-witch = { small-claim }
small-cheat = { small-claim }
small-peasant = { small-claim }
small-inquisitor = { small-claim }
small-widow = { small-claim }
