memorise-title = ### Смотрите в оба: кто есть кто?
memorise-seat = { $place } { $player }: { $cards }
memorise-centre = В центре стола: { $cards }
memorise-waiting = Маски наденем, когда все будут готовы ({ $ready } из { $count }), самое позднее { $deadline }.
memorise-looking = -# Ещё смотрят: { $players }
memorise-done = ### Карты лежат рубашкой вверх. Кто был кем? Вы же всё видели… правда?

hand-left = { $card } (слева)
hand-right = { $card } (справа)
hand-protected = { $card } (под защитой)

turn-header = **{ $mention }, ваш ход** · { $turn } · время выйдет { $deadline }
turn-automaton = **{ $player } размышляет…** · { $turn }
turn-early = В первые четыре хода можно только поменять — или нет.
turn-forced = С игрока { $player } только что сняли маску, поэтому в этот ход можно только поменять — или нет.

player-kept = { $player } (за игрока играет бот)

in-play = { $centre ->
    [0] В игре: { $characters }
    [one] В игре: { $characters } · { $centre } карта в центре
    [few] В игре: { $characters } · { $centre } карты в центре
   *[many] В игре: { $characters } · { $centre } карт в центре
}
gold-seat = { $player } { $amount }
gold-seat-turn = **{ $player } { $amount }**
gold-line = -# <:gold:> Монеты: { $seats } · <:court:> суд { $court }

contest-header = ### { $player }: «Я — { $character }!»
contest-header-left = ### { $player }, рука на левой карте: «Я — { $character }!»
contest-header-right = ### { $player }, рука на правой карте: «Я — { $character }!»
contest-power = { $character } — { $power }
contest-together = **Кто посмеет возразить?** Ответы пока под маской · время выйдет { $deadline }
contest-clockwise = **{ $player } — тоже { $character }?** Время выйдет { $deadline } · остальные могут ответить заранее
contest-heard = { $player } возражает.
contest-heard-left = { $player } возражает, рука на левой карте.
contest-heard-right = { $player } возражает, рука на правой карте.
contest-heard-protected = { $player } возражает, рука на защищённой карте.
contest-heard-pass = { $player } пасует.
contest-awaited = Ждём ответа: { $players }

ask-which-seat = ### { $player } применяет способность { $character-gen } и выбирает игрока.
ask-which-card = ### { $player } применяет способность { $character-gen } и выбирает, какую карту посмотреть.
ask-whether-to-swap = ### { $player } применяет способность { $character-gen } и прячет под стол две карты.
ask-which-character = ### { $player } называет персонажа: так велит способность { $character-gen }.
ask-who-are-you = ### { $other } применяет способность { $character-gen } и указывает на игрока { $player }: «Кем вы себя считаете?»
ask-clock = Время выйдет { $deadline }.

end-title = { $count ->
    [one] ## <:winner:> { $winners } побеждает с { gold.ins }!
   *[other] ## <:winner:> { $winners } побеждают вместе: у каждого { gold }!
}
end-title-power = ## <:winner:> { $winners } сразу побеждает — с { gold.ins }!
end-title-stopped = ## Игра остановлена. Победителя нет.
end-title-deserted = ## Все покинули бал. Победителя нет.
end-reason-ruin = Разорение! Ни гроша за душой: { $players }.
end-fortune = { $place } · { $player }: { gold } — { $cards }
end-swaps = Настоящих обменов: { $real } из { $swaps }.
end-lie = Самая дерзкая ложь: «Я — { $character }!» — говорит { $player } ({ $was }) и берёт { gold.acc }.
end-longest = Самая долгая тайна: { $player } — { $character }, с { $turn }-го хода и до конца.

button-ready = Готово
button-swap = Поменять — или нет
button-peek = Незаметно посмотреть
button-announce = Объявить
button-notes = Мои заметки
button-contest = Я — { $character }!
button-pass = Пас
button-pass-until-turn = Пас до моего хода
button-choose = { $player }: выбрать
button-rematch = Реванш
button-story = Как было на самом деле
nudge = { $count ->
    [one] { $mentions }: стол ждёт вас. Время выйдет { $deadline }.
   *[other] { $mentions }: стол ждёт вас всех. Время выйдет { $deadline }.
}
call = { $count ->
    [one] { $mentions }: слово за вами.
   *[other] { $mentions }: ждём ваших ответов.
}
