memorise-title = ## Смотрите внимательно: кто есть кто?
memorise-body = Все карты лежат открыто. Запомните их: как только все будут готовы, их перевернут.
memorise-seat = { $place }. { $player }: { $cards }
memorise-centre = В центре стола: { $cards }
memorise-waiting = Ждём: { $players } · карты перевернут не позже чем { $deadline }
memorise-done = ### Карты розданы и перевёрнуты. Кто был кем? Вы видели.

hand-left = { $card } (слева)
hand-right = { $card } (справа)
hand-protected = { $card } (под защитой)

turn-header = ### { $mention }, ваш ход
turn-clock = Ход { $turn } · время выйдет { $deadline }
turn-early = В первые четыре хода можно только поменять — или нет.
turn-forced = { $player }: карта была открыта в прошлый ход, поэтому сейчас можно только поменять — или нет.

seat-line = { $place }. { $player }: { gold }
seat-line-turn = { $place }. **{ $player }: { gold }** ← ходит
player-automaton = { $player } (автомат)
player-kept = { $player } (за игрока — автомат)

pots = { $centre ->
    [0] Суд { $court } · банк { $bank }
    [one] Суд { $court } · банк { $bank } · { $centre } карта в центре
    [few] Суд { $court } · банк { $bank } · { $centre } карты в центре
   *[many] Суд { $court } · банк { $bank } · { $centre } карт в центре
}
in-play = В игре: { $characters }
gold-seat = { $player }: { gold }

contest-header = ### { $player }: «Я — { $character }!»
contest-header-left = ### { $player }, рука на левой карте: «Я — { $character }!»
contest-header-right = ### { $player }, рука на правой карте: «Я — { $character }!»
contest-power = { $character } — { $power }
contest-together = Кто-нибудь ещё назовёт себя { $character-ins }? Ответы пока скрыты; время выйдет { $deadline }.
contest-clockwise = { $player }, вы тоже называете себя { $character-ins }? Время выйдет { $deadline }. Остальные могут ответить заранее.
contest-heard = { $player } оспаривает.
contest-heard-left = { $player } оспаривает, рука на левой карте.
contest-heard-right = { $player } оспаривает, рука на правой карте.
contest-heard-protected = { $player } оспаривает, рука на защищённой карте.
contest-heard-pass = { $player } пасует.
contest-awaited = Ждём ответа: { $players }

ask-which-seat = ### { $player } применяет способность { $character-gen } и выбирает игрока.
ask-which-card = ### { $player } применяет способность { $character-gen } и выбирает, какую карту посмотреть.
ask-whether-to-swap = ### { $player } применяет способность { $character-gen } и берёт под стол две карты.
ask-which-character = ### { $player } называет персонажа: действует способность { $character-gen }.
ask-who-are-you = ### { $player }, { $other } применяет способность { $character-gen } и указывает на вас: кем вы назовётесь?
ask-clock = Время выйдет { $deadline }.

end-title = { $count ->
    [one] ## { $winners } побеждает с { gold.ins }.
    [few] ## { $winners } побеждают вместе: у каждого { gold }.
   *[many] ## { $winners } побеждают вместе: у каждого { gold }.
}
end-title-power = ## { $winners } побеждает своей способностью, с { gold.ins }.
end-title-stopped = ## Игра остановлена. Победителя нет.
end-reason-ruin = { $count ->
    [one] Без единой монеты: { $players }.
   *[many] Без единой монеты: { $players }.
}
end-fortune = { $place }. { $player }: { gold } — { $cards }
end-swaps = { $swaps ->
    [one] Настоящих обменов: { $real } из { $swaps }.
   *[many] Настоящих обменов: { $real } из { $swaps }.
}
end-longest = Самая долгая тайна: { $player } — { $character } с хода { $turn } и до конца.

button-ready = Готово
button-swap = Поменять — или нет
button-peek = Незаметно посмотреть
button-announce = Объявить
button-notes = Мои заметки
button-contest = Я — { $character }!
button-pass = Пас
button-pass-until-turn = Пас до моего хода
button-choose = { $player }: выбрать
button-rematch = Реванш
button-story = Вся история
nudge = { $count ->
    [one] { $mentions }: стол ждёт вас. Время выйдет { $deadline }.
   *[many] { $mentions }: стол ждёт вас. Время выйдет { $deadline }.
}
turn-past = Ход { $turn }, { $player }.
turn-past-announced = Ход { $turn }: { $player } называет себя { $character-ins }.
