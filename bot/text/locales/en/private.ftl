# What only one person sees.

prompt-swap = Which card do you take under the table with yours?
prompt-swap-pair = Which two cards do you take under the table?
prompt-swap-decide = You hold { $first } and { $second }. Nobody sees what you do.
prompt-peek = Which of your cards do you look at?
prompt-announce = Who do you say you are?
prompt-contest = With which of your cards do you claim to be { $character-the }?
prompt-which-seat = Which player do you choose?
prompt-which-card = Besides your own, which card do you look at?
prompt-which-character = Which character do you name?
prompt-who-are-you = Who do you think you are? Your card is then revealed: if you are wrong, you pay { $other } 4 gold.
prompt-swap-others = Whose cards do you take under the table? Choose two.

pick-card = Card
pick-player = Player
pick-character = Character
pick-pair = Two cards

option-yours = your card
option-your-left = your left card
option-your-right = your right card
option-your-protected = your protected card
option-card-of = { $player }
option-card-of-left = { $player } (left card)
option-card-of-right = { $player } (right card)
option-card-of-protected = { $player } (protected card)
option-centre = the card in the centre
option-centre-numbered = card { $number } in the centre
option-with-left = { $name }, with your left card
option-with-right = { $name }, with your right card
option-pair = { $first } and { $second }
option-gold = { $player } ({ gold })
both-languages = { $mine } · { $theirs }

button-exchange = Swap them
button-do-not = Don’t
button-decline = Keep my { gold }

done-contested = You claim to be { $character-the }. Changed your mind? Click again.
done-passed = You pass. Changed your mind? Click again.
done-passing-on = You pass on everything until your next turn, unless you speak up.
done-lodged = Noted. Your answer is revealed when it’s your turn to speak.

notes-title = ### What you have seen and done
notes-empty = You have not looked at a card or swapped one yet.
notes-line = Turn { $turn }: { $what }
notes-saw = You looked at { $card }: { $name }.
notes-swapped = You swapped { $first } and { $second }.
notes-not-swapped = You took { $first } and { $second }, and did not swap them.
notes-shown = You showed { $card }: { $name }.
notes-warning = Cards may have moved since.

refuse-game_over = This game is over.
refuse-question_over = That question is over; here is the present one: { $link }
refuse-not_your_turn = It is { $player }’s turn.
refuse-not_asked = { $player } is asked now, not you.
refuse-no_such_seat = You are not at this table.
refuse-first_turns = The first four turns are only for swapping, or not.
refuse-forced_swap = You showed your card in the turn before yours, so this turn you can only swap, or not.
refuse-not_in_play = That character is not in play here.
refuse-protected_card = The protected card cannot be used for that.
refuse-not_your_card = That is not your card.
refuse-out_of_reach = Those two cards cannot be taken together.
refuse-own_announcement = It is your own announcement; the others answer it.
refuse-already_said = You have already said so.
refuse-answer_is_final = Your answer has been heard and is final.
refuse-not_an_option = That is not one of the choices. Open the prompt again from the table’s message.
refuse-stranger = You are not at this table. You can watch, or start a game of your own in another channel.
refuse-may-return = An automaton plays in the seat you left; </mascarade join> brings you back.
refuse-not-away = You are at the table already.
refuse-no_game = There is no such game here any more.
refuse-try_again = That could not be saved just now. Nothing was lost; please click again.
refuse-too_fast = That was a lot at once. Wait a few seconds, then try again.
thread-locked = This thread is locked, so the table waits, with everybody’s time, until a moderator unlocks it.
refuse-unreadable = I cannot read that button. Use the newest message of the table.
refuse-set_aside = This game had to be set aside because it could not be read. Ask the person who hosts this bot.
refuse-unexpected = Something went wrong here, and it has been noted. Please try again.
refuse-channel-taken = There is already a table in this channel.
refuse-already_over = That question is over. Use the newest message of the table.
refuse-not_host = Only the host of this table or a moderator can do that.
