### Records: profiles, rankings, titles, seasons, and the choice not to be in them. Only whoever asks sees them,
### but new titles, which stand below the end of a game. $player (text) is a person, as Discord names them;
### $games (number) how many games; $season (number) a season’s number.

## Commands: names (small letters, at most 32), then descriptions (at most 100 characters).

command-name-profile = profile
command-name-player = player
command-name-ranking = ranking
command-name-titles = titles
command-name-privacy = privacy
command-name-season = season
command-profile = How somebody plays on this server; only you see it
command-profile-player = Whose profile; leave empty for your own
command-ranking = Who plays best on this server; only you see it
command-titles = The titles that can be earned, and those that you have
command-privacy = Whether you are in rankings and profiles
command-admin-season = Begin a new season: ratings move closer together, but are not erased

## Settings, for moderators: name, -why what it means, values; and a line of the log.

setting-records = Records
setting-records-why = Whether rankings, profiles and titles are shown; they are counted either way.
setting-records-true = shown
setting-records-false = hidden
setting-counted = Channels that count
setting-counted-why = Whose games go into the records, past ones too; a thread follows its channel.
history-season-begin = began season { $season }

## A paragraph of /mascarade help, and refusals.

help-records = {"**"}Records**: </mascarade profile> shows how somebody plays, </mascarade ranking> who plays best, </mascarade titles> what can be earned. </mascarade privacy> keeps you out of them.
records-refuse-hidden = This server keeps its records to itself.
profile-refuse-hidden = This guest keeps the mask on: their record is not shown.
profile-refuse-bot = Automata have no profile; </mascarade ranking> shows how well they play.
# Above any record while games are still being counted. $counted (number): how many of them.
records-counting = -# The books are being brought up to date: { $counted } of { $games } games counted so far.

## What somebody is ranked by. Put together: the $value of a line in the ranking.

# $points (text): “1500”; $doubt (number): how far off it may be.
record-rating = { $points } ± { $doubt }
# $wins (number).
record-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
# $lies (number).
record-lies = { $lies ->
    [one] { $lies } lie believed
   *[other] { $lies } lies believed
}
# $figure (number): 0 to 100, how well somebody decided.
record-review = { $figure } of 100

## The ranking: /mascarade ranking.

# $by (text): a text ranking-by-…; $season (text): ranking-all-time or ranking-season.
ranking-title = ## { $by } – { $season }
ranking-note = -# games in brackets
# The same where the ranking is by decisions.
ranking-note-reviewed = -# games looked back on in brackets
ranking-all-time = all time
ranking-season = season { $season }
ranking-by-mu = Rating
ranking-by-wins = Games won
ranking-by-believed = Lies believed
ranking-by-review = Decisions
# $rank (number): from 1; $value (text): one of the texts above; $games (number): explained by ranking-note or
# ranking-note-reviewed.
ranking-line = { $rank } · { $player } **{ $value }** ({ $games })
# $line (text): ranking-line.
ranking-own = You: { $line }
ranking-nobody = Nobody is ranked yet: it takes { $games } games that count.
# The same where the ranking is by decisions.
ranking-nobody-reviewed = Nothing to rank yet: decisions are weighed once somebody asks *{ button-review }* after a game.
# $people (text): a list of people.
ranking-newcomers = -# Newcomers, with fewer than { $games } games: { $people }
# Put together: at the end of a list. $count (number): how many.
ranking-more = { $count } more
# $automata (text): the texts ranking-automaton, with dots between.
ranking-automata = -# Automata, to measure yourself against: { $automata }
# $level (text): a text level-…, with a sign; $value (text): what is ranked by.
ranking-automaton = { $level } { $value } ({ $games })
ranking-pick-order = Rank by
ranking-pick-season = Season

## Titles: /mascarade titles, and new ones below the end of a game. $title (text): a text title-…; $how (text): one
## title-…-how; $holders (number): how many people have it.

# $count, $all (numbers): how many of how many.
titles-title = ## Titles – { $count } of { $all } { $count ->
    [one] is
   *[other] are
} yours
titles-others = ### Still to be earned
titles-line = {"**"}{ $title }** – { $how } · { $holders ->
    [one] { $holders } holder
   *[other] { $holders } holders
}
titles-line-open = {"**"}{ $title }** – { $how }
# For the whole channel. Put together: into awards.
award = { $player } *{ $title }*
# For the whole channel. $awards (text): the texts award, with dots between.
awards = <:winner:> New titles: { $awards }
# Put together: after the last of them. $count (number): how many.
awards-more = { $count } more

## Each title, and -how it is earned: read after the title and a dash.

title-first-ball = First Ball
title-first-ball-how = finish a game
title-first-laurel = First Laurels
title-first-laurel-how = win a game
title-stranger = Stranger to Oneself
title-stranger-how = win as someone other than who you think you are
# To whoever has it, instead of title-stranger-how. $believed (text): a character’s name.
title-stranger-as = won as { $character-the }, sure that the card was “{ $believed }”
title-honest = Honest Face
title-honest-how = win with three claims or more, every one of them true
title-silver-tongue = Silver Tongue
title-silver-tongue-how = win with three lies or more, every one of them believed
title-barefaced = Barefaced
title-barefaced-how = get away with the same lie three times in one game
title-unmasker = Unmasker
title-unmasker-how = be right in two contests of one game
title-hothead = Hothead
title-hothead-how = be wrong in three contests of one game
title-shared = Pas de deux
title-shared-how = share a win
title-phoenix = Phoenix
title-phoenix-how = win after being down to 2 gold or less
title-landslide = Landslide
title-landslide-how = win alone, at least 6 gold ahead
title-by-a-coin = By a Coin
title-by-a-coin-how = win alone, 1 gold ahead
title-swift = Gone by Midnight
title-swift-how = win in 12 turns or fewer
title-long-night = Until Dawn
title-long-night-how = finish a game of 60 turns or more
title-many-faces = Many Faces
title-many-faces-how = use four different powers in one game
title-masterstroke = Masterstroke
title-masterstroke-how = win by a power instead of by gold
title-undoubted = Beyond Doubt
title-undoubted-how = win with four claims or more that nobody contested
title-silent = Silence Is Golden
title-silent-how = win without ever claiming to be anybody
title-full-hall = Full Hall
title-full-hall-how = win a game of ten players or more
title-duel = Duellist
title-duel-how = win a game of two players
title-house-guest = House Guest
title-house-guest-how = finish 10 games
title-fixture = Part of the Furniture
title-fixture-how = finish 50 games
title-hat-trick = Three in a Row
title-hat-trick-how = win three games in a row
title-hundred-faces = A Hundred Faces
title-hundred-faces-how = have 100 lies believed
title-keen-eye = Keen Eye
title-keen-eye-how = be right in 25 contests

## /mascarade privacy, with its button.

privacy-shown = You are in the rankings and have a profile that others may look at. </mascarade forget-me> would take you out of finished games altogether.
privacy-hidden = You are in no ranking, nobody else sees your profile, and you are nobody’s nemesis, on any server. Your games still count for you.
button-privacy-hide = Hide me
button-privacy-show = Show me

## Seasons: /mascarade-admin season.

season-first = The first season has been running since the first game.
# $at (text): a date.
season-since = Season { $season } has been running since { $at }.
# $next (number): its number.
season-confirm = Begin season { $next } with the next game that ends? Ratings move closer together, but nothing is erased.
button-season = Begin season { $season }
season-already = Season { $season } has just begun.
season-begun = Season { $season } begins with the next game that ends.

## The profile in words: /mascarade profile. $share, $fair (numbers): per cent; $count (number): of how many;
## $rating (text): record-rating; $amount (number): gold.

profile-title = ## { $player }
profile-none = This guest has no games that count here yet.
# The same to whoever asks for their own.
profile-none-own = You have no games that count here yet. </mascarade start> opens a table.
# $wins (number): how many of them.
profile-played = { $games ->
    [one] {"**"}{ $games }** game,
   *[other] {"**"}{ $games }** games,
} **{ $wins }** won
# Put together: after profile-played and a dot.
profile-share = {"**"}{ $share }%**, where { $fair }% would be fair
# $rank, $people (numbers): rank of how many people.
profile-rating = Rating: **{ $rating }**, rank { $rank } of { $people }
# $games (number): how many are still needed.
profile-rating-newcomer = Rating: **{ $rating }**, ranked after { $games ->
    [one] { $games } more game
   *[other] { $games } more games
}
profile-season = Season { $season }: **{ $rating }** after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
profile-claims = True claims: **{ $share }%** of { $count }
# Put together: the three stand in one line, with dots between.
profile-lies = lies believed: **{ $share }%** of { $count }
profile-contests = right contests: **{ $share }%** of { $count }
# $card (text): a character’s name, with its picture.
profile-best = Best character: { $card }, { gold } won
profile-victim = Favourite victim: { $player }, { gold } taken
profile-nemesis = Nemesis: { $player }, { gold } lost
# $titles (text): a list.
profile-titles = Titles: { $titles }
# $games (text): the next two, as links, with dots between.
profile-games = Last games: { $games }
# $place (number): rank by gold; $players (number): how many played.
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
# The same of a win. $players (number): how many played.
profile-place-won = won at a table of { $players }
profile-hidden = -# You are hidden: nobody but you sees this.

## The profile as a picture: words written into it, as short as can be. $share, $fair, $doubt (numbers): as above;
## $rank, $people (numbers): rank of how many.

# $wins (number): how many of them.
card-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
card-rank = rank { $rank } of { $people }
# $games (number): how many are still needed.
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
# $player (name): somebody; $amount (number): gold.
card-other = { $player } ({ $amount })
card-last = Last games
# $place (number): rank by gold in a game.
card-place = #{ $place }
## The picture’s description, read aloud by a screen reader. Put together: several sentences.

# $caption (text): card-played; $rating (text): a rating; $rank (text): card-rank or card-newcomer.
picture-profile = { $player }: { $caption }; rating { $rating }, { $rank }.
# $what (text): a label of the picture; $share (text): its figure.
picture-share = { $what }: { $share }
