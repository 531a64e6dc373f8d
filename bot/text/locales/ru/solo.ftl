# Свои игры: учебная и тренировочные.

turn-header-unhurried = **{ $mention }, ваш ход** · { $turn }
memorise-waiting-unhurried = Маски наденем, когда будете готовы.
contest-together-unhurried = **Кто посмеет возразить?** Ответы пока под маской.
contest-clockwise-unhurried = **{ $player } — тоже { $character }?**
button-solo-back = Назад к столу
solo-moved-on = Поздно, игра ушла дальше.

command-name-practice = тренировка
command-practice = Своя игра против ботов, в своём темпе; это видно только вам
command-practice-players = Сколько игроков, считая вас
button-practise = Потренироваться с ботами
button-practice-go-on = Продолжить
button-practice-anew = Начать новую
button-practice-another = Ещё одна игра
practice-unfinished = У вас есть незаконченная игра (ход { $turn }). Новая займёт её место.
practice-gone = Этой тренировочной игры больше нет. Начать другую: </mascarade practice>
practice-refuse-players = В тренировке от { $least } до { $most } игроков, считая вас.
