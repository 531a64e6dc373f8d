prompt-swap = Quelle carte glisses-tu sous la table avec la tienne ?
prompt-swap-pair = Deux cartes sous la table : lesquelles ?
prompt-swap-decide = Tu tiens { $first } et { $second }. Personne ne voit ce que tu fais.
prompt-peek = Laquelle de tes cartes regardes-tu ?
prompt-announce = Qui prétends-tu être ?
prompt-contest = Avec laquelle de tes cartes prétends-tu être { $character-the } ?
prompt-which-seat = Quel joueur choisis-tu ?
prompt-which-card = Quelle carte regardes-tu, en plus de la tienne ?
prompt-which-character = Quel personnage nommes-tu ?
prompt-who-are-you = Qui penses-tu être ? Ta carte est ensuite révélée : si tu te trompes, tu paies 4 pièces d’or à { $other }.
prompt-swap-others = Quelles cartes glisses-tu sous la table ? Choisis-en deux.

pick-card = Carte
pick-player = Joueur
pick-character = Personnage
pick-pair = Deux cartes

option-yours = ta carte
option-your-left = ta carte de gauche
option-your-right = ta carte de droite
option-your-protected = ta carte protégée
option-card-of = { $player }
option-card-of-left = { $player } (gauche)
option-card-of-right = { $player } (droite)
option-card-of-protected = { $player } (protégée)
option-centre = la carte du centre
option-centre-numbered = la carte { $number } du centre
option-with-left = { $name }, avec ta carte de gauche
option-with-right = { $name }, avec ta carte de droite
option-pair = { $first } et { $second }
option-gold = { $player } ({ gold })
both-languages = { $mine } · { $theirs }

button-exchange = Les échanger
button-do-not = Faire semblant
button-decline = { $amount ->
    [one] Garder ma pièce d’or
   *[other] Garder mes { gold }
}

done-contested = Tu prétends être { $character-the }. Tant qu’on attend d’autres réponses, tu peux changer d’avis.
done-passed = Tu passes. Tant qu’on attend d’autres réponses, tu peux changer d’avis.
done-passing-on = Tu passes jusqu’à ton prochain tour, sauf si tu réponds entre-temps.
done-lodged = C’est noté. Ta réponse sera dévoilée quand ce sera à toi de parler.

notes-title = ### Ce que tu as vu et fait
notes-empty = Tu n’as encore ni regardé ni échangé de carte.
notes-line = Tour { $turn } · { $what }
notes-saw = Tu as regardé { $card } : { $name }.
notes-swapped = Tu as échangé { $first } et { $second }.
notes-not-swapped = Tu as fait semblant d’échanger { $first } et { $second }.
notes-shown = Tu as révélé { $card } : { $name }.
notes-warning = Depuis, des cartes ont pu bouger.

refuse-game_over = Cette partie est finie.
refuse-question_over = Trop tard, la partie a avancé : { $link }
refuse-not_your_turn = C’est à { $player } de jouer.
refuse-not_asked = C’est à { $player } de répondre, pas à toi.
refuse-no_such_seat = Tu n’es pas à cette table.
refuse-first_turns = Pendant les quatre premiers tours, on ne fait qu’échanger – ou pas.
refuse-forced_swap = Tu viens de révéler ta carte, juste avant ton tour : cette fois, tu ne peux qu’échanger – ou pas.
refuse-not_in_play = Ce personnage n’est pas en jeu ici.
refuse-protected_card = La carte protégée ne peut pas servir à cela.
refuse-not_your_card = Cette carte n’est pas à toi.
refuse-out_of_reach = On ne peut pas prendre ces deux cartes ensemble.
refuse-own_announcement = C’est ta propre annonce ; aux autres de répondre.
refuse-already_said = Tu l’as déjà dit.
refuse-answer_is_final = Tout le monde a entendu ta réponse : tu ne peux plus en changer.
refuse-not_an_option = Ce choix n’existe pas. Repars du message de la table.
refuse-stranger = Tu n’es pas à cette table. Tu peux regarder, ou ouvrir une table dans un autre salon.
refuse-may-return = Un automate joue à la place que tu as quittée ; </mascarade join> te la rend.
refuse-not-away = Tu es déjà à table.
refuse-no_game = Cette partie n’existe plus ici. Les parties sont effacées quand leur serveur le demande, et 30 jours après mon départ.
refuse-try_again = Impossible d’enregistrer cela pour l’instant. Rien n’est perdu : clique encore une fois.
refuse-too_fast = Doucement ! Attends quelques secondes, puis réessaie.
thread-locked = Ce fil est verrouillé : la partie et les chronos sont en pause jusqu’à ce que la modération le déverrouille.
refuse-unreadable = Ce bouton n’est plus valable. Sers-toi du dernier message de la table.
refuse-set_aside = Cette partie est devenue illisible et a dû être mise de côté. Adresse-toi à la personne qui héberge ce bot.
refuse-unexpected = Un problème est survenu ; il est consigné. Réessaie.
refuse-channel-taken = Il y a déjà une table dans ce salon.
refuse-already_over = Trop tard, la partie a avancé. Sers-toi du dernier message de la table.
refuse-not_host = Seul l’hôte de cette table ou la modération peut faire cela.
