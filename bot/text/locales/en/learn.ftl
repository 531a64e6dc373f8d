### The guided game: a game for one person against three automata, of which they alone see everything.
### It is always the same; $left, $across and $right (names) are the three others, as they sit.

## /mascarade learn and the buttons of the guided game.

command-name-learn = learn
command-learn = Learn the game by playing it: three minutes, and only you see it
button-learn-begin = Begin
button-learn-rules = The rules
button-learn-again = Once more
# At the bottom of each step. $clicks (text): the labels to click, in their order, with arrows between.
learn-click = ➜ { $clicks }
learn-not-now = At a real table, perhaps. Here, click what the arrow shows.

## The steps: what the host says below the table as a player would see it.

learn-welcome =
    ## Welcome to the ball
    Everybody wears a mask, and masks change hands under the table. Claim to be whoever you like: if nobody objects, the power is yours. As soon as somebody has 13 gold the ball is over, and the richest wins.
    -# A first round with three automata takes three minutes. Only you see it.
learn-deal = > Everybody has 6 gold and one card. Remember this: card 1 in the centre is the Witch.
learn-swap = > Take the Witch from the centre and swap. The others see which cards you take, never what you do with them.
learn-peek = > { $right } has just had your card under the table. Swapped – or not? Now you may take a look: are you still the Witch?
learn-peeked = > Still the Witch: { $right } only pretended. That was your turn, and nobody else knows what you saw.
learn-pass = > “I am the King!” Mere words: no card is revealed. Whoever objects claims to be the King too, and pays 1 gold if they are not. You are the Witch, so let it pass.
learn-wait = > Not a soul objected, so { $left } took 3 gold. True or not? Nobody knows. Pass again, and watch.
learn-caught = > { $across } pays 1 gold to the courthouse. And if { $left } is the Queen, “I am the King!” was a lie – but nobody objected in time.
learn-contest = > The Witch? That’s you, and you know it. Object!
learn-power = > You were right, so the power is yours, although it isn’t your turn. { $left } is the richest!
learn-pretend = > Take { $left }’s card, but only pretend to swap. Let them wonder.
learn-lie = > You have 11 gold, and 2 lie in the courthouse: with the Judge’s power you’d have 13! You are not the Judge – but who will dare to object?
learn-end = > Nobody dared. You win – with a lie!
learn-story = > Now play a whole game at your own pace, or join a table.

## A paragraph of /mascarade help.

help-learn =
    {"**"}New here?** </mascarade learn> teaches you the game in three minutes, as you play; only you see it. </mascarade practice> is a game of your own against automata. </mascarade advice> switches the advice of your first games on or off.
