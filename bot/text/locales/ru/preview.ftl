command-name-preview = проба
command-admin-sets-preview = Дать ботам сыграть набором и узнать, насколько он уравновешен

preview-title = ### Проба набора «{ $set }» при { $players } игроках
preview-progress = Сыграно игр: { $done } из { $games }. Итог появится здесь.
preview-nothing = Ни одна игра не закончилась вовремя. Попробуйте ещё раз.
preview-refuse-running = На этом сервере уже идёт проба. Её итог появится в течение минуты.
preview-refuse-busy = Сейчас наборы пробуют другие серверы. Попробуйте через минуту.
preview-misfit = При { $players } игроках набором «{ $set }» играть нельзя:
preview-possible = Набор «{ $set }» — для { $counts } игроков. При { $players } игроках можно взять: { $sets }.

preview-games = { $games ->
    [one] { $games } игра между ботами (уровень: { level-regular }).
    [few] { $games } игры между ботами (уровень: { level-regular }).
   *[many] { $games } игр между ботами (уровень: { level-regular }).
}
preview-length = Ходов в игре: в среднем { $mean }, от { $shortest } до { $longest }.
preview-endings = Чем кончаются игры: { $endings }.
preview-ending-thirteen = { $share } — кто-то накопил 13 монет
preview-ending-ruin = { $share } — кто-то разорился
preview-ending-power = { $share } — победа благодаря способности
preview-places = **Победы по порядку хода**
preview-place = { $place }: { $share }
preview-characters = **Персонажи**: как часто их объявляют, сколько объявлений оспаривают, сколько из них правдивы и как часто побеждает тот, кто применил способность
preview-character = { $character }: объявлений за игру { $times }, оспорено { $contested }, правда { $truthful }; применившие побеждают в { $won } игр
preview-character-never = { $character }: ни одного объявления
preview-chance = -# Поровну было бы по { $fair } побед. При таком малом числе игр разница до { $margin ->
    [one] { $margin } процентного пункта
   *[other] { $margin } процентных пунктов
} может быть чистой случайностью.
