# Records: profiles, rankings, titles, seasons, and the choice not to be in them.

command-name-profile = profile
command-name-player = player
command-name-ranking = ranking
command-name-titles = titles
command-name-privacy = privacy
command-name-season = season
command-profile = How somebody plays on this server; only you see it
command-profile-player = Whose profile; your own unless you name somebody
command-ranking = Who plays best on this server; only you see it
command-titles = The titles that can be earned, and those that you have
command-privacy = Whether you are in rankings and profiles
command-admin-season = Begin a new season: ratings are drawn together, not erased

setting-records = Records
setting-records-why = Whether rankings, profiles and titles are shown; they are counted either way.
setting-records-true = shown
setting-records-false = hidden
setting-counted = Channels that count
setting-counted-why = Whose games go into the records, earlier ones too; a thread follows its channel.
history-season-begin = began season { $season }

help-records = {"**"}Records**: </mascarade profile> shows how somebody plays, </mascarade ranking> who plays best, </mascarade titles> what can be earned. </mascarade privacy> keeps you out of it.
records-refuse-hidden = This server keeps its records to itself.
profile-refuse-hidden = This guest keeps the mask on: their record is not shown.
profile-refuse-bot = Automata have no profile; </mascarade ranking> tells how well they play.
records-counting = -# The books are being written: { $counted } of { $games } games are counted.

record-rating = { $points } ± { $doubt }
record-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
record-lies = { $lies ->
    [one] { $lies } lie believed
   *[other] { $lies } lies believed
}
record-review = { $figure } of 100

ranking-title = ## { $by } – { $season }
ranking-all-time = all time
ranking-season = season { $season }
ranking-by-mu = Rating
ranking-by-wins = Games won
ranking-by-believed = Lies believed
ranking-by-review = Reviews
ranking-line = { $rank } · { $player } · **{ $value }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ranking-own = You: { $line }
ranking-nobody = Nobody is ranked yet: it takes { $games } games that count.
ranking-newcomers = -# Newcomers, with fewer than { $games } games: { $people }
ranking-more = { $count } more
ranking-automata = -# Automata, to measure yourself against: { $automata }
ranking-automaton = { $level } { $value } ({ $games })
ranking-pick-order = Rank by
ranking-pick-season = Season

titles-title = ## Titles – { $count } of { $all } are yours
titles-others = ### Still to be earned
titles-line = {"**"}{ $title }** – { $how } · { $holders ->
    [one] { $holders } holder
   *[other] { $holders } holders
}
titles-line-open = { $title } – { $how } ({ $holders })
award = { $player } *{ $title }*
awards = <:winner:> New titles: { $awards }
awards-more = { $count } more

title-first-ball = First Ball
title-first-ball-how = finish a game
title-first-laurel = First Laurels
title-first-laurel-how = win a game
title-stranger = Stranger to Oneself
title-stranger-how = win as somebody else than you believe to be
title-stranger-as = won as { $character-the } while believing to be “{ $believed }”
title-honest = Bare Face
title-honest-how = win with three claims or more, all of them true
title-silver-tongue = Silver Tongue
title-silver-tongue-how = win with three lies that everybody believed, and none found out
title-barefaced = Barefaced
title-barefaced-how = be believed three times in one game as the same character that you were not
title-unmasker = Unmasker
title-unmasker-how = contest rightly twice in one game
title-hothead = Hothead
title-hothead-how = contest wrongly three times in one game
title-shared = Pas de deux
title-shared-how = share a win
title-phoenix = Phoenix
title-phoenix-how = win after having had 2 gold or less
title-landslide = Landslide
title-landslide-how = win alone, 6 gold ahead
title-by-a-coin = By a Coin
title-by-a-coin-how = win alone, 1 gold ahead
title-swift = Gone by Midnight
title-swift-how = win within 12 turns
title-long-night = Until Dawn
title-long-night-how = finish a game of 60 turns
title-many-faces = Many Faces
title-many-faces-how = use four different powers in one game
title-masterstroke = Masterstroke
title-masterstroke-how = win by a power instead of by gold
title-undoubted = Beyond Doubt
title-undoubted-how = win with four claims or more that nobody contested
title-silent = Silence is Gold
title-silent-how = win without ever claiming to be anybody
title-full-hall = Full Hall
title-full-hall-how = win a game of ten or more
title-duel = Duellist
title-duel-how = win a game of two
title-house-guest = House Guest
title-house-guest-how = finish 10 games
title-fixture = Part of the Furniture
title-fixture-how = finish 50 games
title-hat-trick = Three in a Row
title-hat-trick-how = win three games in a row
title-hundred-faces = A Hundred Faces
title-hundred-faces-how = have 100 lies believed
title-keen-eye = Keen Eye
title-keen-eye-how = contest rightly 25 times

privacy-shown = You are in the rankings and have a profile that others may look at. </mascarade forget-me> would take you out of finished games altogether.
privacy-hidden = You are in no ranking, nobody else sees your profile, and you are nobody’s nemesis, on any server. Your games still count for yourself.
button-privacy-hide = Hide me
button-privacy-show = Show me

season-first = The first season has run since the first game.
season-since = Season { $season } has run since { $at }.
season-confirm = Begin season { $next } with the next game that ends? Ratings are drawn together, not erased, and all that was counted stays.
button-season = Begin season { $season }
season-already = Season { $season } has just begun.
season-begun = Season { $season } begins with the next game that ends.

profile-title = ## { $player }
profile-none = No game here counts for this guest yet.
profile-played = { $games ->
    [one] {"**"}{ $games }** game,
   *[other] {"**"}{ $games }** games,
} { $wins ->
    [one] **{ $wins }** won
   *[other] **{ $wins }** won
}
profile-share = Share of wins: **{ $share }%**, where { $fair }% would be fair
profile-rating = Rating: **{ $rating }**, rank { $rank } of { $people }
profile-rating-newcomer = Rating: **{ $rating }**, not ranked before { $games ->
    [one] { $games } more game
   *[other] { $games } more games
}
profile-season = Season { $season }: **{ $rating }** after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
profile-claims = Claims that were true: **{ $share }%** of { $count }
profile-lies = Lies that were believed: **{ $share }%** of { $count }
profile-contests = Contests that were right: **{ $share }%** of { $count }
profile-best = Best character: { $card }, { gold } won
profile-victim = Favourite victim: { $player }, { gold } taken
profile-nemesis = Nemesis: { $player }, { gold } lost
profile-titles = Titles: { $titles }
profile-games = Last games: { $games }
profile-place = { $place } of { $players }
profile-place-won = won among { $players }
profile-hidden = -# You are hidden: nobody but you sees this.

card-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
card-rank = rank { $rank } of { $people }
card-newcomer = { $games ->
    [one] ranked after { $games } more game
   *[other] ranked after { $games } more games
}
card-doubt = ± { $doubt }
card-share = { $share }%
card-wins = Won (fair: { $fair }%)
card-truth = Claims that were true
card-lies = Lies that were believed
card-contests = Contests that were right
card-best = Best character
card-victim = Favourite victim
card-nemesis = Nemesis
card-other = { $player } ({ $amount })
card-last = Last games
card-place = place { $place }
picture-profile = { $player }: { $caption }; rating { $rating }, { $rank }.
picture-share = { $what }: { $share }
