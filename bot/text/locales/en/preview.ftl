### Trying a set, for moderators: /mascarade-admin sets preview. $set (text) is the set’s name, $players (number)
### how many play. Only the moderator sees it.

## The command, progress and refusals.

command-name-preview = preview
command-admin-sets-preview = Have automata try a set, and read how balanced it is

preview-title = ### Preview of “{ $set }” with { $players } players
# $done, $games (numbers): how many of how many.
preview-progress = Games played: { $done } of { $games }. The result will appear here.
preview-nothing = No game finished in time. Please try again.
preview-refuse-running = A preview is already running on this server. Its result will be here within a minute.
preview-refuse-busy = Other servers are trying sets just now. Please try again in a minute.
# Put together: above a list of problem-….
preview-misfit = “{ $set }” does not work with { $players } players:
# $counts (text): “8 to 10”; $sets (text): a list of names.
preview-possible = “{ $set }” is for { $counts } players. { $players } players can use: { $sets }.

## The result, line by line. $share (text): a percentage, “43%”.

# $games (number): how many were played.
preview-games = { $games ->
    [one] One game among automata (level: { level-regular }).
   *[other] { $games } games among automata (level: { level-regular }).
}
# $mean, $shortest, $longest (numbers): turns.
preview-length = A game takes { $mean } turns on average, from { $shortest } to { $longest }.
# Put together. $endings (text): a list of preview-ending-….
preview-endings = How games end: { $endings }.
preview-ending-thirteen = { $share } when somebody reaches 13 gold
preview-ending-ruin = { $share } when somebody is ruined
preview-ending-power = { $share } by a power
preview-places = **Wins by seat in the order of play**
# $place (number): whose turn was the first, the second …
preview-place = { $place }: { $share }
preview-characters = **Characters**: how often each is announced, how many of those claims are contested, how many are true, and how often whoever used the power won
# $times (number with a decimal): announcements a game; $contested, $truthful, $won (text): percentages.
preview-character = { $character }: announced { $times }× a game, { $contested } contested, { $truthful } true; whoever used it won { $won } of the time
preview-character-never = { $character }: never announced
# $fair (text): a percentage; $margin (number): percentage points.
preview-chance = -# An even share of wins would be { $fair }. With so few games, a difference of { $margin ->
    [one] { $margin } percentage point
   *[other] { $margin } percentage points
} may be pure chance.
