### What automata say now and then, each as its temper is. Spoken by $player (name), in quotation marks, in the turn’s message.
### $take (number) is 0, 1 or 2 and only picks one of several things to say.

## What an automaton is like, after its name.

temper-bold = bold
temper-cautious = cautious
temper-suspicious = suspicious
temper-honest = honest
temper-vengeful = vengeful
temper-playful = playful
# In the row of seats before a game, and at the deal. $player (name): an automaton; $temper (text): a text temper-….
seat-automaton = { $player }, { $temper }

## The lines. Put together: into the message as the next text shows.

# $line (text): one of the lines below.
says = -# { $player }: “{ $line }”
# When it announces a character, true or not.
says-bold-claim = { $take ->
    [0] Contest me. Go on. I’ll wait.
    [1] Would this mask lie to you?
   *[other] I’ve claimed far worse, to great applause.
}
# When it has swapped, or not, or has looked at its card.
says-bold-quiet = { $take ->
    [0] Fortune favours the quick.
    [1] Did you blink? Then you missed it.
   *[other] Next turn: something grand. Bring flowers.
}
# When its claim was contested and turned out false.
says-bold-exposed = { $take ->
    [0] Worth every coin of the fine.
    [1] A small lie. I keep the big ones at home.
   *[other] Admit it: you almost applauded.
}
# When somebody has taken gold from it.
says-bold-robbed = { $take ->
    [0] Keep it warm. I’ll be back for it.
    [1] Keep the change.
   *[other] That’s all? I’d have taken the purse, too.
}
# When it has contested, and has the card.
says-bold-caught = { $take ->
    [0] That costume is taken, I’m afraid.
   *[other] Hands off my big entrance!
}
# When it has contested, and does not have the card.
says-bold-mistaken = { $take ->
    [0] Worth it, just for your faces.
   *[other] Wrong, but with such style!
}
# When its claim was contested and turned out true.
says-bold-proven = { $take ->
    [0] The one time I tell the truth!
   *[other] And now: applause, please.
}
says-cautious-claim = { $take ->
    [0] I’m almost certain. Almost.
    [1] Please, not a word. My heart!
   *[other] No sudden movements, I beg you.
}
says-cautious-quiet = { $take ->
    [0] Better safe than sorry. I’m usually both.
    [1] Gently… gently… there.
   *[other] Is anybody looking? Please don’t.
}
says-cautious-exposed = { $take ->
    [0] I should have stayed in bed.
    [1] Never again! Well, not before supper.
   *[other] My nerves! My nerves and my gold!
}
says-cautious-robbed = { $take ->
    [0] That was for my old age!
    [1] I should have sewn it into my coat.
   *[other] This is why I never go out.
}
says-cautious-caught = { $take ->
    [0] Excuse me… I believe that’s me.
   *[other] I’m still shaking. But I was right!
}
says-cautious-mistaken = { $take ->
    [0] That’s what courage gets you.
   *[other] The one time I speak up!
}
says-cautious-proven = { $take ->
    [0] I checked. Twice.
   *[other] Phew. May I sit down now?
}
says-suspicious-claim = { $take ->
    [0] I’m watching you. Yes, you. And you.
    [1] Whoever contests has something to hide.
   *[other] I know that you know that I know.
}
says-suspicious-quiet = { $take ->
    [0] Whose hand was that under the table?
    [1] Somebody in this room is wearing a mask!
   *[other] Nobody smiles like that for nothing.
}
says-suspicious-exposed = { $take ->
    [0] Who talked?
    [1] All that whispering! I’m not deaf, you know.
   *[other] A plot! I knew it before you did.
}
says-suspicious-robbed = { $take ->
    [0] I knew it! I always do, afterwards.
    [1] Nobody leaves. I’m counting the coins.
   *[other] First they smile. Then your gold is gone.
}
says-suspicious-caught = { $take ->
    [0] Aha! I had my eye on you.
   *[other] And they call me paranoid!
}
says-suspicious-mistaken = { $take ->
    [0] You look guilty all the same.
   *[other] Fine. So what are you really hiding?
}
says-suspicious-proven = { $take ->
    [0] Suspecting people is my job!
   *[other] Now I know who doesn’t trust me.
}
says-honest-claim = { $take ->
    [0] If it weren’t true, I’d tell you.
    [1] I can’t lie. My mask goes red.
   *[other] You can trust me. My mother does.
}
says-honest-quiet = { $take ->
    [0] Nothing up my sleeve. Want to look?
    [1] I’d love to tell you, but it’s not allowed.
   *[other] Secrets give me hiccups.
}
says-honest-exposed = { $take ->
    [0] But I really thought so!
    [1] Nobody is more surprised than I am.
   *[other] An honest mistake. I make lots of them.
}
says-honest-robbed = { $take ->
    [0] You only had to ask.
    [1] Buy something nice with it, at least.
   *[other] Honestly earned, that was! Most of it.
}
says-honest-caught = { $take ->
    [0] I’m sorry, but that’s me.
   *[other] It seemed only fair to mention it.
}
says-honest-mistaken = { $take ->
    [0] My mistake. I’ll pay at once.
   *[other] I could have sworn it was me.
}
says-honest-proven = { $take ->
    [0] I told you. I always do.
   *[other] You see? No hard feelings.
}
says-vengeful-claim = { $take ->
    [0] Contest me, and I’ll start a new page.
    [1] Go on, contest. My memory is excellent.
   *[other] This one’s for you. You know why.
}
says-vengeful-quiet = { $take ->
    [0] I’m keeping a list, by the way.
    [1] You know what you did.
   *[other] Patience. Everybody gets their turn.
}
says-vengeful-exposed = { $take ->
    [0] You’ll be sorry. In alphabetical order.
    [1] How do you spell your name? It’s for my list.
   *[other] I never forget a mask.
}
says-vengeful-robbed = { $take ->
    [0] I’ll have that back, with interest.
    [1] So it’s war. At last!
   *[other] Go on, laugh. It’s all going on the bill.
}
says-vengeful-caught = { $take ->
    [0] One name less on my list.
   *[other] Did that hurt? Good.
}
says-vengeful-mistaken = { $take ->
    [0] It was a matter of principle.
   *[other] As revenge goes, that was cheap.
}
says-vengeful-proven = { $take ->
    [0] You doubted me. Noted.
   *[other] The fine first. Revenge is extra.
}
says-playful-claim = { $take ->
    [0] True? False? Guess!
    [1] It goes so well with my shoes!
   *[other] Ask again tomorrow, I’ll be somebody else.
}
says-playful-quiet = { $take ->
    [0] Where was I? Who was I?
    [1] Left? Right? Upside down?
   *[other] Wonderful! Now I’m lost as well.
}
says-playful-exposed = { $take ->
    [0] Wrong card, but what a costume!
    [1] Everybody’s looking at me. Bliss!
   *[other] Again! This time with a somersault.
}
says-playful-robbed = { $take ->
    [0] Light pockets, light feet!
    [1] Catch me, and you can have the rest.
   *[other] Oh, tag? Then I’m it!
}
says-playful-caught = { $take ->
    [0] Ta-da! It was me all along!
   *[other] Peekaboo!
}
says-playful-mistaken = { $take ->
    [0] Oh! Then who am I?
   *[other] Oops. Do I get another go?
}
says-playful-proven = { $take ->
    [0] Really? That’s me? How lovely!
   *[other] Surprised? So am I!
}
