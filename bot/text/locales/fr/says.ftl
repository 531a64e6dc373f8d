temper-bold = intrépide
temper-cautious = timide
temper-suspicious = sceptique
temper-honest = sincère
temper-vengeful = implacable
temper-playful = espiègle
lobby-seat-automaton = { $player }, { $temper }

says = -# { $player } : « { $line } »
says-bold-claim = { $take ->
    [0] Contestez donc, si vous l’osez.
    [1] C’est vrai, bien sûr. Regardez-moi en face !
   *[other] J’ai soutenu bien pire, et on m’a cru.
}
says-bold-quiet = { $take ->
    [0] La fortune aime les gens pressés.
    [1] Un clin d’œil, et c’était fait.
   *[other] Au prochain tour, je serai quelqu’un.
}
says-bold-exposed = { $take ->
    [0] Cela valait la peine d’essayer.
    [1] Un petit mensonge. J’en ai de plus gros.
   *[other] Si vous aviez vu vos têtes !
}
says-bold-robbed = { $take ->
    [0] Gardez-le-moi au chaud.
    [1] L’or vient, l’or s’en va.
   *[other] C’est tout ce que vous osez prendre ?
}
says-cautious-claim = { $take ->
    [0] J’en mettrais presque ma main au feu. Presque.
    [1] J’ai compté deux fois, je le jure.
   *[other] Que personne ne bouge, de grâce.
}
says-cautious-quiet = { $take ->
    [0] On ne regarde jamais trop.
    [1] Doucement, doucement.
   *[other] Mieux vaut savoir qu’espérer.
}
says-cautious-exposed = { $take ->
    [0] J’aurais dû rester à la maison.
    [1] Jamais plus. Pas ce soir, en tout cas.
   *[other] Ah, mes nerfs !
}
says-cautious-robbed = { $take ->
    [0] C’étaient mes économies !
    [1] J’aurais dû le coudre dans mon manteau.
   *[other] Voilà pourquoi je ne sors jamais.
}
says-suspicious-claim = { $take ->
    [0] Et je vous ai tous à l’œil.
    [1] Qui conteste a quelque chose à cacher.
   *[other] Je sais que vous savez. À moins que…
}
says-suspicious-quiet = { $take ->
    [0] J’ai vu cette main sous la table.
    [1] Il y a ici quelqu’un qui nous ment.
   *[other] On ne sourit pas ainsi pour rien.
}
says-suspicious-exposed = { $take ->
    [0] Qui vous l’a dit ?
    [1] On a parlé dans mon dos.
   *[other] C’était donc un complot !
}
says-suspicious-robbed = { $take ->
    [0] Je le savais. Je le sais toujours.
    [1] Notez bien ceci, vous tous.
   *[other] Comptez vos pièces quand les bougies s’éteignent.
}
says-honest-claim = { $take ->
    [0] C’est ce que je suis, voilà tout.
    [1] Mentir ? Je ne saurais pas.
   *[other] Croyez-moi. On me croit d’habitude.
}
says-honest-quiet = { $take ->
    [0] Je l’ai vraiment fait, vous savez.
    [1] Rien dans les manches, deux mains, c’est tout.
   *[other] Je vous le dirais bien, mais c’est un secret.
}
says-honest-exposed = { $take ->
    [0] Je le croyais, sincèrement.
    [1] Cela m’étonne autant que vous.
   *[other] Une erreur de bonne foi !
}
says-honest-robbed = { $take ->
    [0] Il suffisait de demander.
    [1] J’espère que vous en ferez bon usage.
   *[other] C’était de l’or gagné honnêtement.
}
says-vengeful-claim = { $take ->
    [0] Et je sais qui a contesté la dernière fois.
    [1] Contestez, et je m’en souviendrai.
   *[other] Voilà pour ce que vous m’avez fait.
}
says-vengeful-quiet = { $take ->
    [0] J’ai une liste.
    [1] Vous savez très bien ce que vous avez fait.
   *[other] Patience. Chacun son tour.
}
says-vengeful-exposed = { $take ->
    [0] Vous le regretterez.
    [1] Votre nom est sur ma liste, à présent.
   *[other] Je n’oublie jamais un masque.
}
says-vengeful-robbed = { $take ->
    [0] Je le reprendrai, avec les intérêts.
    [1] C’est donc la guerre.
   *[other] Riez tant que vous pouvez.
}
says-playful-claim = { $take ->
    [0] Devinez !
    [1] Aujourd’hui, cela me chante.
   *[other] À l’instant, j’étais encore quelqu’un d’autre.
}
says-playful-quiet = { $take ->
    [0] Et ça tourne, et ça tourne.
    [1] À gauche, à droite, ou ni l’un ni l’autre ?
   *[other] Même moi, je m’y perds.
}
says-playful-exposed = { $take ->
    [0] Mauvaise carte, mais bon costume !
    [1] J’adore qu’on me regarde.
   *[other] Encore, encore !
}
says-playful-robbed = { $take ->
    [0] Mes poches étaient trop lourdes pour danser.
    [1] Attrapez-moi, et vous aurez le reste.
   *[other] Oh, on joue à chat ?
}
