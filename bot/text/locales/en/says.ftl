### What automata say now and then, each as its temper is. Spoken by $player (name), in quotation marks, in the turn’s message.
### $take (number) is 0, 1 or 2 and only picks one of several things to say.

## What an automaton is like, after its name before a game.

temper-bold = bold
temper-cautious = cautious
temper-suspicious = suspicious
temper-honest = honest
temper-vengeful = vengeful
temper-playful = playful
# In the row of seats before a game. $player (name): an automaton; $temper (text): a text temper-….
lobby-seat-automaton = { $player }, { $temper }

## The lines. Put together: into the message as the next text shows.

# $line (text): one of the lines below.
says = -# { $player }: “{ $line }”
# When it announces a character, true or not.
says-bold-claim = { $take ->
    [0] Contest me, if you dare.
    [1] Of course it is true. Look at my face!
   *[other] I have said bolder things and got away.
}
# When it has swapped, or not, or has looked at its card.
says-bold-quiet = { $take ->
    [0] Fortune loves the quick.
    [1] Blink, and you have missed it.
   *[other] Next turn I shall be somebody grand.
}
# When its claim was contested and turned out false.
says-bold-exposed = { $take ->
    [0] It was worth a try.
    [1] A small lie. I have larger ones.
   *[other] You should have seen your faces!
}
# When somebody has taken gold from it.
says-bold-robbed = { $take ->
    [0] Keep it warm for me.
    [1] Gold comes, gold goes.
   *[other] Is that all you dare to take?
}
says-cautious-claim = { $take ->
    [0] I am nearly sure. Nearly.
    [1] I have counted twice, I swear.
   *[other] Please, nobody get up.
}
says-cautious-quiet = { $take ->
    [0] One cannot look too often.
    [1] Slowly, slowly.
   *[other] Better to know than to hope.
}
says-cautious-exposed = { $take ->
    [0] I knew I should have stayed at home.
    [1] Never again. Not this evening, anyway.
   *[other] My nerves!
}
says-cautious-robbed = { $take ->
    [0] I was saving that!
    [1] I should have sewn it into my coat.
   *[other] This is why I never go out.
}
says-suspicious-claim = { $take ->
    [0] And I am watching every one of you.
    [1] Whoever contests has something to hide.
   *[other] I know that you know. Or do you?
}
says-suspicious-quiet = { $take ->
    [0] I saw that hand under the table.
    [1] Somebody here is not who they say.
   *[other] Nobody smiles like that for nothing.
}
says-suspicious-exposed = { $take ->
    [0] Who told you?
    [1] You have been talking behind my back.
   *[other] So it was a plot!
}
says-suspicious-robbed = { $take ->
    [0] I knew it. I always know it.
    [1] Note this down, all of you.
   *[other] Count the coins when the lights go out.
}
says-honest-claim = { $take ->
    [0] That is simply what I am.
    [1] I could not lie if I wanted to.
   *[other] You may believe me. Most people do.
}
says-honest-quiet = { $take ->
    [0] I really did that, you know.
    [1] No tricks, only two hands.
   *[other] I would tell you, but it is a secret.
}
says-honest-exposed = { $take ->
    [0] I honestly thought so.
    [1] I am as surprised as you are.
   *[other] An honest mistake!
}
says-honest-robbed = { $take ->
    [0] You could have asked.
    [1] I hope that you will put it to good use.
   *[other] It was honestly earned.
}
says-vengeful-claim = { $take ->
    [0] And I remember who contested last time.
    [1] Contest me and I shall remember it.
   *[other] This is for what you did to me.
}
says-vengeful-quiet = { $take ->
    [0] I have a list.
    [1] You know what you did.
   *[other] Patience. Everybody gets their turn.
}
says-vengeful-exposed = { $take ->
    [0] You will be sorry for that.
    [1] Your name is on the list now.
   *[other] I never forget a mask.
}
says-vengeful-robbed = { $take ->
    [0] I shall have that back, with interest.
    [1] So it is war.
   *[other] Laugh while you can.
}
says-playful-claim = { $take ->
    [0] Guess!
    [1] Today I feel like it.
   *[other] I was somebody else a moment ago.
}
says-playful-quiet = { $take ->
    [0] Round and round they go.
    [1] Left, right, or was it neither?
   *[other] Now even I have lost track.
}
says-playful-exposed = { $take ->
    [0] Wrong card, right costume!
    [1] I do like to be looked at.
   *[other] Again, again!
}
says-playful-robbed = { $take ->
    [0] My pockets were too heavy to dance.
    [1] Catch me, and you may have the rest.
   *[other] Oh, are we playing tag?
}
