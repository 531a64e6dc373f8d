command-name-preview = проба
command-admin-sets-preview = Дать ботам сыграть набором и узнать, насколько он уравновешен

preview-title = ### Проба набора «{ $set }», игроков: { $players }
preview-progress = Сыграно игр: { $done } из { $games }. Итог появится здесь.
preview-nothing = Ни одна игра не закончилась вовремя. Попробуйте ещё раз.
preview-refuse-running = На этом сервере уже идёт проба. Её итог появится в течение минуты.
preview-refuse-busy = Сейчас наборы пробуют другие серверы. Попробуйте через минуту.
preview-misfit = Набор «{ $set }» не подходит, если игроков { $players }:
preview-possible = Набору «{ $set }» подходит другое число игроков: { $counts }. Если игроков { $players }, можно взять: { $sets }.

preview-games = { $games ->
    [one] { $games } игра между ботами (уровень: { level-regular }).
    [few] { $games } игры между ботами (уровень: { level-regular }).
   *[many] { $games } игр между ботами (уровень: { level-regular }).
}
preview-length = Ходов в игре: в среднем { $mean }, от { $shortest } до { $longest }.
preview-endings = Чем кончаются игры: { $endings }.
preview-ending-thirteen = { $share } — кто-то накопил 13 монет
preview-ending-ruin = { $share } — кто-то разорился
preview-ending-power = { $share } — победа способностью
preview-places = **Победы по месту в порядке хода**
preview-place = { $place }: { $share }
preview-characters = **Персонажи**: как часто их объявляют, сколько объявлений оспаривают сколько из них правдивы и какую долю игр выигрывают те, кто применил способность
preview-character = { $character }: объявлений за игру { $times }, оспорено { $contested }, правда { $truthful }; применившие побеждают в { $won } игр
preview-character-never = { $character }: ни одного объявления
preview-chance = -# Равная доля побед была бы { $fair }. При таком числе игр отклонение в { $margin } может быть случайным.
