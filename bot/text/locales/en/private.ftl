### What only one person sees in a game: questions, answers to their clicks, their notes, refusals.
### $player and $other (names) are players, with a sign where an automaton plays; $amount (number) is gold.
### $name (text) is a character’s name in the reader’s language and, where it differs, the channel’s.

## Questions, each above a select or buttons.

prompt-swap = Which card do you take under the table along with yours?
# Where everyone has two or three cards.
prompt-swap-pair = Which two cards do you take under the table?
# $first, $second (text): two cards, texts card-….
prompt-swap-decide = You hold { $first } and { $second }. Nobody sees what you do.
prompt-peek = Which of your cards do you look at?
prompt-announce = Who do you claim to be?
# Where everyone has two or three cards.
prompt-contest = Which of your cards do you claim is { $character-the }?
prompt-which-seat = Which player do you choose?
# The Spy.
prompt-which-card = Besides your own, which card do you look at?
prompt-which-character = Which character do you name?
# Whom the Inquisitor points at; $other (name): the Inquisitor.
prompt-who-are-you = Who do you think you are? Your card is then revealed: if you are wrong, you pay { $other } 4 gold.
# The Fool.
prompt-swap-others = Whose cards do you take under the table? Choose two.

## In an empty select, before anything is chosen.

pick-card = Card
pick-player = Player
pick-character = Character
pick-pair = Two cards

## Lines of selects (at most 100 characters). Put together: cards stand in option-pair, names in option-with-….

option-yours = your card
option-your-left = your left card
option-your-right = your right card
option-your-protected = your protected card
option-card-of = { $player }
option-card-of-left = { $player }’s left card
option-card-of-right = { $player }’s right card
option-card-of-protected = { $player }’s protected card
option-centre = the card in the centre
# $number (number): which of the cards in the centre.
option-centre-numbered = card { $number } in the centre
option-with-left = { $name }, with your left card
option-with-right = { $name }, with your right card
# $first, $second (text): two of the cards above.
option-pair = { $first } and { $second }
option-gold = { $player } ({ gold })
# A character’s name twice. $mine (text): in the reader’s language; $theirs (text): in the channel’s.
both-languages = { $mine } · { $theirs }

## Buttons below a question.

button-exchange = Swap them
button-do-not = Only pretend
# The Witch; $amount (number): her own gold.
button-decline = Keep my { gold }

## What an answer to a claim is answered with.

done-contested = You claim to be { $character-the }. Changed your mind? Click again.
done-passed = You pass. Changed your mind? Click again.
done-passing-on = You pass on everything until your next turn, unless you speak up.
done-lodged = Noted. Your answer is revealed when it’s your turn to speak.

## “My notes” and “My card”. $card, $first, $second (text): cards, texts card-….

notes-title = ### What you have seen and done
notes-empty = You have not looked at a card or swapped one yet.
# Put together. $turn (number): the turn; $what (text): a line below, or one of the story.
notes-line = Turn { $turn }: { $what }
notes-saw = You looked at { $card }: { $name }.
notes-swapped = You swapped { $first } and { $second }.
notes-not-swapped = You only pretended to swap { $first } and { $second }.
notes-shown = You revealed { $card }: { $name }.
notes-warning = Cards may have moved since.

## Refusals of a click or a command.

refuse-game_over = This game is over.
# $link (text): leads to the table’s newest message.
refuse-question_over = Too late, the game has moved on: { $link }
refuse-not_your_turn = It is { $player }’s turn.
refuse-not_asked = { $player } has to answer now, not you.
refuse-no_such_seat = You are not at this table.
refuse-first_turns = In the first four turns you can only swap – or not.
refuse-forced_swap = You had to reveal your card just before your turn, so now you can only swap – or not.
refuse-not_in_play = That character is not in play here.
refuse-protected_card = The protected card cannot be used for that.
refuse-not_your_card = That is not your card.
refuse-out_of_reach = Those two cards cannot be taken together.
refuse-own_announcement = It is your own announcement; the others answer it.
refuse-already_said = You have said so already.
refuse-answer_is_final = Everyone has heard your answer: you can’t take it back.
refuse-not_an_option = That isn’t one of the choices. Start again from the table’s message.
refuse-stranger = You are not at this table. You can watch, or start a game of your own in another channel.
refuse-may-return = An automaton plays in the seat you left; </mascarade join> brings you back.
refuse-not-away = You are at the table already.
refuse-no_game = There is no such game here any more. Games are deleted when their server asks for it, and 30 days after I was removed.
refuse-try_again = That could not be saved just now. Nothing was lost; please click again.
refuse-too_fast = Easy! Wait a few seconds, then try again.
# To whoever clicks; only threads can be locked.
thread-locked = This thread is locked. The game and everybody’s clock stand still until a moderator unlocks it.
refuse-unreadable = That button no longer works. Use the newest message of the table.
refuse-set_aside = This game could not be read and had to be set aside. Ask whoever runs this bot.
refuse-unexpected = Something went wrong, and it has been logged. Please try again.
refuse-channel-taken = There is already a table in this channel.
refuse-already_over = Too late, the game has moved on. Use the newest message of the table.
refuse-not_host = Only the host of this table or a moderator can do that.
