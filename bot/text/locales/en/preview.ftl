# Trying a set: /mascarade-admin sets preview.

command-name-preview = preview
command-admin-sets-preview = Have automata try a set, and read how balanced it is

preview-title = ### Preview of “{ $set }” with { $players } players
preview-progress = Games played: { $done } of { $games }. The result will appear here.
preview-nothing = No game came to its end in time. Please try again.
preview-refuse-running = A set is being tried on this server already. Its result comes within a minute.
preview-refuse-busy = Other servers are trying sets just now. Please try again in a minute.
preview-misfit = “{ $set }” cannot be played by { $players } players:
preview-possible = “{ $set }” is for { $counts } players. { $players } players can use: { $sets }.

preview-games = { $games ->
    [one] One game among automata (level: { level-regular }).
   *[other] { $games } games among automata (level: { level-regular }).
}
preview-length = A game takes { $mean } turns on average, from { $shortest } to { $longest }.
preview-endings = How games end: { $endings }.
preview-ending-thirteen = { $share } with somebody’s 13th gold
preview-ending-ruin = { $share } with somebody’s ruin
preview-ending-power = { $share } by a power
preview-places = **Wins by seat in the order of play**
preview-place = { $place }: { $share }
preview-characters = **Characters**: how often they are announced, how many of those claims are contested and how many are true, and what part of the games those who used the power won
preview-character = { $character }: announced { $times } times a game, { $contested } contested, { $truthful } true; its users won { $won }
preview-character-never = { $character }: never announced
preview-chance = -# A fair share of wins would be { $fair }. With so few games, { $margin } more or less may be chance.
