### Looking back at a finished game: who was winning when, and each person’s own decisions. Only whoever clicks sees it,
### until they show it to the channel. $turn (number) is a turn, $player (name) a player; $before, $after (text) are
### chances of winning, texts review-percent.

## Buttons below the end of a game.

button-review = Who was winning?
button-evening = My evening

## Who was winning when: a graph with its turning points.

review-title = Who was winning when
review-beginning = Going over the evening…
# $done, $steps (numbers): how many of how many.
review-working = Going over the evening… { $done } of { $steps } decisions weighed.
review-busy = I am still going over other evenings. Try again in a minute.
review-not-yours = You weren’t at this table: there is no evening of yours to look back on.
# A line for each turning point. $number (number): its number in the graph.
review-turning = {"**"}{ $number } · turn { $turn }** · { $player }: { $before } → { $after }
review-steady = No single turn decided it: it came little by little.
review-empty = It was over before anybody’s turn came: there is nothing to draw.
review-legend = -# Gold: better than a fair share, as the cards truly lay; red: worse. The line: as the table saw it. Estimates, from games played by automata.
# $number (number): per cent.
review-percent = { $number }%

## Somebody’s own evening. $figure (number): 0 to 100; $chosen, $best (text): what they did and what a master would
## have done, texts choice-….

evening-title = ### Your evening: { $figure } of 100
evening-title-nothing = ### Your evening: nothing to decide
# For the whole channel.
evening-title-of = ### { $player }’s evening: { $figure } of 100
evening-bluff = {"**"}Best bluff**, turn { $turn }: “I am { $character-the }!” – and nobody doubted it. { $before } → { $after }
evening-slip = {"**"}Worst slip**, turn { $turn }: { $chosen } ({ $after }). A master’s choice: { $best } ({ $before }).
evening-no-slip = Not one slip: nothing would have been clearly better.
evening-decision = { $turn } · { $chosen } · { $after }
evening-slipped = { $turn } · { $chosen } · { $after } · a master: { $best } · { $before }
evening-explained = -# Your chance of winning after each decision, by what you could know then. A difference that may be mere chance is not counted as a slip.

## What somebody decided, in a few words. Put together: into the texts above. $card (text): one card, or two with arrows between, texts card-….

choice-swap = swap { $card }
choice-feign = pretend to swap { $card }
# Where everyone has one card: one’s own with another. $card (text): that other card.
choice-swap-own = swap with { $card }
# The same, only pretended. $card (text): that other card.
choice-feign-own = pretend to swap with { $card }
choice-peek = peek
choice-announce = announce { $character-the }
choice-contest = contest { $character-the }
choice-pass = let { $character-the } pass
choice-seat = choose { $player }
choice-card = look at { $card }
choice-name = name { $character-the }
# The Witch.
choice-decline = keep the gold

## The graph: written into it, then its description, read aloud by a screen reader. Put together: several sentences.

graph-truly = as it truly was
graph-seemingly = as the table saw it
graph-axis = turn
# $title (text): review-title.
graph-described = { $title }, as the cards truly lay:
# $first, $most, $last (numbers): per cent.
graph-fate = { $player } at first { $first }%, at most { $most }%, in the end { $last }%.
# $turns (text): a list of numbers.
graph-turning = Turning points, by turn: { $turns }.
