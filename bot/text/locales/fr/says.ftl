temper-bold = intrépide
temper-cautious = timide
temper-suspicious = sceptique
temper-honest = sincère
temper-vengeful = implacable
temper-playful = espiègle
seat-automaton = { $player }, { $temper }

says = -# { $player } : « { $line } »
says-bold-claim = { $take ->
    [0] Allez, contestez. J’ai toute la soirée.
    [1] Un masque pareil, mentir ? Voyons !
   *[other] J’ai annoncé bien pire, et on a applaudi.
}
says-bold-quiet = { $take ->
    [0] La fortune sourit aux gens pressés.
    [1] Vous avez cligné des yeux ? Dommage.
   *[other] Au prochain tour, du grandiose. Prévoyez des fleurs.
}
says-bold-exposed = { $take ->
    [0] Ça valait largement l’amende.
    [1] Un petit mensonge. J’en ai de plus gros.
   *[other] Avouez : vous avez failli applaudir.
}
says-bold-robbed = { $take ->
    [0] Gardez-le-moi au chaud, je repasserai.
    [1] Gardez la monnaie.
   *[other] C’est tout ? Moi, j’aurais pris la bourse avec.
}
says-bold-caught = { $take ->
    [0] Hélas, ce costume est déjà pris.
   *[other] Bas les pattes, c’est mon entrée !
}
says-bold-mistaken = { $take ->
    [0] Rien que pour vos têtes, ça valait le coup.
   *[other] À côté, mais avec panache !
}
says-bold-proven = { $take ->
    [0] Pour une fois que je dis la vérité !
   *[other] Et maintenant, applaudissez.
}
says-cautious-claim = { $take ->
    [0] J’en mettrais ma main au feu. Enfin, un doigt.
    [1] Ne dites rien, par pitié. Mon pauvre cœur !
   *[other] Pas de geste brusque, de grâce.
}
says-cautious-quiet = { $take ->
    [0] Deux précautions valent mieux qu’une.
    [1] Doucement… doucement… voilà.
   *[other] On me regarde ? Ne regardez pas, de grâce.
}
says-cautious-exposed = { $take ->
    [0] J’aurais dû rester au lit.
    [1] Plus jamais ! Enfin, pas avant le souper.
   *[other] Mes nerfs ! Mes nerfs et mon or !
}
says-cautious-robbed = { $take ->
    [0] C’était pour mes vieux jours !
    [1] Ma cassette ! Ma pauvre cassette !
   *[other] Voilà pourquoi je ne sors jamais.
}
says-cautious-caught = { $take ->
    [0] Excusez-moi… je crois que c’est moi.
   *[other] J’en tremble encore. Mais c’était bien moi !
}
says-cautious-mistaken = { $take ->
    [0] Voilà où mène le courage.
   *[other] Pour une fois que j’ouvre la bouche !
}
says-cautious-proven = { $take ->
    [0] J’avais vérifié. Deux fois.
   *[other] Ouf. Je peux me rasseoir ?
}
says-suspicious-claim = { $take ->
    [0] Je vous ai à l’œil. Oui, vous. Et vous aussi.
    [1] Qui conteste a quelque chose à cacher.
   *[other] Je sais que vous savez que je sais.
}
says-suspicious-quiet = { $take ->
    [0] À qui était cette main, sous la table ?
    [1] Il y a ici quelqu’un qui porte un masque !
   *[other] On ne sourit pas comme ça pour rien.
}
says-suspicious-exposed = { $take ->
    [0] Qui a parlé ?
    [1] Ça chuchote dans mon dos depuis le début !
   *[other] Un complot ! Je l’ai su avant vous.
}
says-suspicious-robbed = { $take ->
    [0] Je le savais ! Je le sais toujours, après coup.
    [1] Que personne ne sorte : je recompte.
   *[other] D’abord on vous sourit, ensuite on vous vole.
}
says-suspicious-caught = { $take ->
    [0] Ah ! Je vous avais à l’œil.
   *[other] Et on dit que je me fais des idées !
}
says-suspicious-mistaken = { $take ->
    [0] Vous avez quand même l’air coupable.
   *[other] Bon. Et que cachez-vous vraiment ?
}
says-suspicious-proven = { $take ->
    [0] Ici, les soupçons, c’est mon affaire !
   *[other] Je sais maintenant qui se méfie de moi.
}
says-honest-claim = { $take ->
    [0] Si c’était faux, je vous le dirais.
    [1] Mentir ? J’en rougirais jusqu’au masque.
   *[other] Croyez-moi. Ma mère me croit.
}
says-honest-quiet = { $take ->
    [0] Rien dans les manches. Vous voulez voir ?
    [1] Je vous le dirais bien, mais c’est interdit.
   *[other] Les secrets me donnent le hoquet.
}
says-honest-exposed = { $take ->
    [0] Mais j’y croyais, moi !
    [1] La plus grosse surprise est pour moi.
   *[other] Une erreur de bonne foi. J’en fais beaucoup.
}
says-honest-robbed = { $take ->
    [0] Il suffisait de demander.
    [1] Offrez-vous au moins quelque chose de joli.
   *[other] De l’or honnêtement gagné ! Ou presque.
}
says-honest-caught = { $take ->
    [0] Je regrette, mais c’est moi.
   *[other] Il fallait bien le dire, par honnêteté.
}
says-honest-mistaken = { $take ->
    [0] C’est ma faute. Je paie tout de suite.
   *[other] J’aurais juré que c’était moi.
}
says-honest-proven = { $take ->
    [0] Je vous l’avais dit. Je dis toujours tout.
   *[other] Vous voyez ? Sans rancune.
}
says-vengeful-claim = { $take ->
    [0] Contestez, et votre nom entre dans mon carnet.
    [1] Contestez donc. J’ai une excellente mémoire.
   *[other] Celle-ci est pour vous. Vous savez pourquoi.
}
says-vengeful-quiet = { $take ->
    [0] Au fait, je tiens une liste.
    [1] Vous savez très bien ce que vous avez fait.
   *[other] Patience. Chacun son tour.
}
says-vengeful-exposed = { $take ->
    [0] Vous le regretterez. Par ordre alphabétique.
    [1] Votre nom s’écrit comment ? C’est pour ma liste.
   *[other] Je n’oublie jamais un masque.
}
says-vengeful-robbed = { $take ->
    [0] Je le reprendrai, avec les intérêts.
    [1] La guerre, donc. Enfin !
   *[other] Riez, riez. Je mets tout sur la note.
}
says-vengeful-caught = { $take ->
    [0] Un nom de moins sur ma liste.
   *[other] Ça fait mal ? Tant mieux.
}
says-vengeful-mistaken = { $take ->
    [0] C’était une question de principe.
   *[other] Pour une vengeance, c’est donné.
}
says-vengeful-proven = { $take ->
    [0] Vous doutez de moi ? C’est noté.
   *[other] L’amende d’abord. La vengeance est en sus.
}
says-playful-claim = { $take ->
    [0] Vrai ? Faux ? Devinez !
    [1] Ça va si bien avec mes souliers !
   *[other] Redemandez demain, je serai quelqu’un d’autre.
}
says-playful-quiet = { $take ->
    [0] J’en étais où ? J’étais qui ?
    [1] À gauche ? À droite ? À l’envers ?
   *[other] Parfait ! Maintenant, moi aussi, je m’y perds.
}
says-playful-exposed = { $take ->
    [0] Mauvaise carte, mais quel costume !
    [1] Tout le monde me regarde, quel bonheur !
   *[other] Encore ! Cette fois avec une cabriole.
}
says-playful-robbed = { $take ->
    [0] Poches vides, pied léger !
    [1] Attrapez-moi, et vous aurez le reste.
   *[other] Oh, on joue à chat ? C’est moi le chat !
}
says-playful-caught = { $take ->
    [0] Coucou ! C’était moi depuis le début !
   *[other] Surprise !
}
says-playful-mistaken = { $take ->
    [0] Oh ! Mais alors, je suis qui ?
   *[other] Oups. Je peux recommencer ?
}
says-playful-proven = { $take ->
    [0] C’est vrai ? C’est moi ? Quelle joie !
   *[other] Ça vous étonne ? Moi aussi !
}
