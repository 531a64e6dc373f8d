command-name-admin = mascarade-admin
command-name-set = combinaison
command-name-forget-me = oublie-moi
command-name-sets = combinaisons
command-name-list = liste
command-name-create = créer
command-name-edit = modifier
command-name-delete = supprimer
command-name-default = défaut
command-name-import = importer
command-name-name = nom
command-name-players = joueurs
command-name-code = code
command-name-settings = réglages
command-name-games = parties
command-name-seat = place
command-name-game = partie
command-name-place = numéro
command-name-member = membre
command-name-people = personnes
command-name-bar = exclure
command-name-unbar = réadmettre
command-name-barred = exclusions
command-name-person = personne
command-name-history = historique
command-name-forget = oublier

command-start-set = La combinaison de personnages de la partie
command-forget-me = Te retirer des parties finies : ta place devient « quelqu’un »
command-admin = Combinaisons de personnages, réglages et suivi des parties, pour la modération
command-admin-sets = Les combinaisons de personnages de ce serveur
command-admin-sets-list = Montrer toutes les combinaisons avec leurs codes
command-admin-sets-create = Créer une nouvelle combinaison
command-admin-sets-edit = Modifier une combinaison
command-admin-sets-delete = Supprimer une combinaison
command-admin-sets-default = Choisir la combinaison par défaut pour un nombre de joueurs
command-admin-sets-import = Importer une combinaison par son code
command-admin-sets-name = Le nom de la combinaison, 32 caractères au plus
command-admin-sets-which = La combinaison
command-admin-sets-players = Combien de joueurs
command-admin-sets-code = Le code, par exemple 10G3-8F2K
command-admin-settings = Langue, rythme, lieux, limites et autres
command-admin-games = Les parties en cours
command-admin-games-list = Montrer les parties en cours
command-admin-games-stop = Arrêter une partie sans gagnant
command-admin-games-seat = Donner la place d’un joueur absent à un automate ou à un membre
command-admin-games-which = La partie ; celle de ce salon si tu n’en nommes pas
command-admin-games-place = La place à table dont le joueur est absent
command-admin-games-member = Qui prend la place ; sans personne, un automate
command-admin-people = Qui peut jouer
command-admin-people-bar = Exclure quelqu’un des parties
command-admin-people-unbar = Laisser quelqu’un jouer de nouveau
command-admin-people-barred = Montrer la liste des exclusions
command-admin-people-who = La personne
command-admin-history = Qui a changé quoi, et quand
command-admin-forget = Effacer tout ce qui est enregistré de ce serveur

admin-refuse-permission = Il faut la permission *Gérer le serveur*, ou un accès donné sur la page Intégrations du serveur.
admin-refuse-value = Ce réglage ne peut pas prendre cette valeur.
start-refuse-barred = Tu ne peux plus jouer sur ce serveur : ainsi en a décidé la modération.
start-refuse-channel = On ne joue pas dans ce salon. On joue ici : { $channels }.
start-refuse-channels-gone = Les salons où l’on peut jouer ont été supprimés. La modération peut en choisir d’autres avec </mascarade-admin settings>.
start-refuse-role = Seul le rôle { $role } peut ouvrir des parties sur ce serveur.
start-refuse-role-gone = Le rôle qui pouvait ouvrir des parties sur ce serveur a été supprimé. La modération peut en choisir un autre avec </mascarade-admin settings>.
start-refuse-games = { $most ->
    [one] Ce serveur ne joue qu’une partie à la fois. Attends qu’elle soit finie.
   *[other] Ce serveur joue au plus { $most } parties à la fois. Attends que l’une d’elles soit finie.
}
start-refuse-each = { $most ->
    [one] Sur ce serveur, on ne joue qu’une partie à la fois. Finis ou quitte d’abord la tienne : { $links }
   *[other] Sur ce serveur, on joue au plus { $most } parties à la fois. Finis ou quitte d’abord l’une des tiennes : { $links }
}
start-done-thread = La table est ouverte : { $thread }
start-thread-name = Mascarade · { $host }
notes-not-allowed = À cette table, on joue de mémoire : il n’y a pas de notes.
permission-create_public_threads = Créer des fils publics

set-recommended = Recommandée
set-seven = Sept cartes, avec le Fou
set-label = { $set } ({ $counts } joueurs)
counts-range = { $first }–{ $last }
set-copies = { $character } ×{ $copies }
someone = quelqu’un

problem-required_missing = il manque { $character-the }
problem-too_little_gold = { $actual ->
    [0] { $cards ->
        [1] la seule carte ne rapporte pas d’or de la banque ; il en faut { $needed }
       *[other] aucune des { $cards } cartes ne rapporte d’or de la banque ; il en faut { $needed }
    }
    [one] seule { $actual } des { $cards } cartes rapporte de l’or de la banque ; il en faut { $needed }
   *[other] seules { $actual } des { $cards } cartes rapportent de l’or de la banque ; il en faut { $needed }
}
problem-too_few_players = { $character } : seulement à partir de { $needed } joueurs
problem-too_few_cards = { $actual ->
    [0] il n’y a pas encore de carte ; il en faut au moins { $needed }
    [one] il n’y a qu’une carte ; il en faut au moins { $needed }
   *[other] il n’y a que { $actual } cartes ; il en faut au moins { $needed }
}
problem-too_many_cards = trop de cartes : { $actual }, il en faut au plus { $needed }

verdict-playable = **Jouable à { $counts } joueurs.**
verdict-unplayable = **Cette combinaison ne convient encore à aucun nombre de joueurs : impossible de l’enregistrer.**
verdict-problem = - { $problem }
verdict-for-some = à { $counts } joueurs : { $problem }
verdict-fits = -# { $cards } cartes conviennent à { $counts } joueurs.
verdict-rich = -# Plus de la moitié des cartes rapportent de l’or. La règle conseille la moitié au plus.

set-refuse-name-empty = Une combinaison a besoin d’un nom visible.
set-refuse-name-long = Ce nom dépasse 32 caractères.
set-refuse-name-taken = Le nom « { $set } » est déjà pris.
set-refuse-name-built-in = « { $set } » est une combinaison d’origine ; choisis un autre nom.
set-refuse-built-in = « { $set } » est fournie d’origine : on ne peut ni la modifier ni la supprimer.
set-refuse-too-many = Ce serveur a déjà { $most } combinaisons. Supprimes-en une d’abord.
set-refuse-unknown = Il n’y a pas de combinaison « { $set } ». Choisis dans la liste.
set-refuse-unplayable = Cette combinaison ne convient à aucun nombre de joueurs : rien n’a été enregistré.
set-refuse-misfit = « { $set } » ne convient pas à ce nombre de joueurs.
set-refuse-changed = Quelqu’un d’autre a modifié « { $set } » entre-temps : rien n’a été enregistré. Voici la version actuelle.
set-refuse-gone = « { $set } » a été supprimée entre-temps. Enregistre-la pour la recréer.

code-refuse-digit = Ce n’est pas un code : aucun ne contient « { $what } ».
code-refuse-length = Un code a 8 lettres et chiffres ; celui-ci en a { $what }.
code-refuse-version = Ce code vient d’une autre version du jeu : impossible de le lire ici.
code-refuse-checksum = Il y a une faute dans ce code. Recopie-le.
code-refuse-character = Ce code nomme des personnages que ce jeu ne connaît pas.

sets-title = ### Combinaisons de ce serveur
    { $own } sur { $most } · page { $page } sur { $pages }
sets-own = **{ $set }** · { $counts } joueurs
sets-built-in = **{ $set }** (d’origine) · { $counts } joueurs
sets-recommended-why = Ce que la règle indique pour chaque nombre de joueurs.
sets-cards = { $characters } · `{ $code }`
sets-default-for = Par défaut à { $counts } joueurs.

editor-title = ### La combinaison « { $set } »
editor-title-new = ### Une nouvelle combinaison : « { $set } »
editor-cards = { $count ->
    [one] Une carte : { $characters }
   *[other] { $count } cartes : { $characters }
}
editor-pick = Personnages
editor-code = Code : `{ $code }`
button-save = Enregistrer
button-discard = Abandonner
editor-saved = C’est enregistré : « { $set } », à { $counts } joueurs. Son code est `{ $code }`.
editor-saved-old = Les parties commencées gardent l’ancienne.
editor-default-dropped = C’était la combinaison par défaut à { $counts } joueurs, mais « { $set } » ne leur convient plus : ils retrouvent « { set-recommended } ».
editor-discarded = Rien n’a changé.
sets-deleted = La combinaison « { $set } » est supprimée. Avec son code, `{ $code }`, tu peux réimporter les mêmes cartes sous un nom de ton choix. Elle n’est plus proposée par défaut.
sets-default-done = À { $players } joueurs, on joue désormais avec « { $set } », sauf si l’hôte en décide autrement.

panel-title = ### Réglages de ce serveur
panel-note = -# Les changements s’appliquent aux nouvelles parties. Qui a changé quoi : </mascarade-admin history>.
panel-pick = Changer…
panel-changed = Quelqu’un d’autre a changé les réglages entre-temps : rien n’a été enregistré. Voici les réglages actuels.
panel-saved = C’est enregistré.
setting-line = **{ $setting }** : { $value }
    -# { $why }
setting-title = ### { $setting }
setting-now = Maintenant : { $value }
setting-pick = Valeur
setting-pick-channels = Salons ; aucun pour tous
setting-pick-role = Un rôle ; aucun pour tout le monde
setting-no-limit = sans limite
button-all-settings = Tous les réglages

setting-language = Langue
setting-language-why = La langue des messages publics des parties.
setting-language-auto = celle du serveur, sinon celle de l’hôte
setting-speed = Rythme
setting-speed-why = Le temps accordé, sauf si l’hôte en décide autrement.
setting-speed-own = les temps du serveur
speed-own = Les temps du serveur
setting-own_times = Temps du serveur
setting-own_times-why = Utilisés quand le rythme est « { speed-own } ».
own-time-memorise = { $time } pour retenir les cartes
own-time-turn = { $time } pour un tour
own-time-contest = { $time } pour contester
own-time-power = { $time } pour un pouvoir
own-time-memorise-pick = Temps pour retenir les cartes
own-time-turn-pick = Temps pour un tour
own-time-contest-pick = Temps pour contester
own-time-power-pick = Temps pour un pouvoir
setting-contest = Contestation
setting-contest-why = Comment les autres répondent à une annonce, sauf si l’hôte en décide autrement.
setting-first = Qui commence
setting-first-why = À qui revient le premier tour.
setting-first-youngest = le compte le plus récent
setting-first-random = au hasard
setting-first-host = l’hôte
setting-place = Salon ou fil
setting-place-why = Jouer dans le salon même, ou dans un fil à part.
setting-place-channel = dans le salon
setting-place-thread = dans un fil à part
setting-automata = Automates
setting-automata-why = Les hôtes peuvent-ils ajouter des automates, et de quelle force ? Les absents sont toujours remplacés.
setting-automata-none = pas d’automates
setting-notes = Notes
setting-notes-why = Les joueurs peuvent-ils relire ce qu’ils ont vu et fait ?
setting-notes-true = permises
setting-notes-false = pas permises
setting-reveal = Suspense
setting-reveal-why = Retenir son souffle un instant avant que les cartes soient révélées.
setting-reveal-true = un instant de suspense
setting-reveal-false = sans attendre
setting-banter = Bons mots
setting-banter-why = Les automates lâchent-ils un mot de temps en temps ?
setting-banter-true = de temps en temps
setting-banter-false = jamais
setting-mentions = Mentions
setting-mentions-why = Qui reçoit les notifications d’une partie.
setting-mentions-awaited = la personne qui doit répondre, avec un rappel à la moitié du temps
setting-mentions-turn = la personne qui doit répondre
setting-mentions-nobody = personne
setting-channels = Salons
setting-channels-why = Où l’on peut jouer ; un fil suit son salon.
setting-channels-all = tous
setting-channels-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
setting-channels-gone = { $count ->
    [one] { $count } salon supprimé
   *[other] { $count } salons supprimés
}
setting-role = Qui peut ouvrir une table
setting-role-why = Le rôle qui peut ouvrir des tables. La permission *Gérer le serveur* suffit toujours.
setting-role-everyone = tout le monde
setting-role-gone = un rôle supprimé
setting-games = Parties à la fois
setting-games-why = Combien de parties et de tables le serveur peut avoir à la fois.
setting-games_each = Parties par personne
setting-games_each-why = À combien de parties et de tables une personne peut avoir sa place à la fois.

games-title = ### Parties ouvertes : { $count }
games-none = Aucune partie n’est ouverte sur ce serveur.
games-lobby = { $channel } : { $count ->
    [one] une place prise, on attend des joueurs
   *[other] { $count } places prises, on attend des joueurs
}
games-memorising = { $channel } : { $count } joueurs, on regarde les cartes
games-playing = { $channel } : { $count } joueurs, tour { $turn }
games-kept = { $count ->
    [one] · une place gardée par un automate
   *[other] · { $count } places gardées par des automates
}
games-here-none = Il n’y a pas de partie dans ce salon. Choisis-en une dans la liste.
games-unknown = Cette partie n’existe plus sur ce serveur.
admin-stop-confirm = Arrêter la partie dans { $channel } ? Elle finit sans gagnant, et tout le monde voit qui était qui.
admin-stop-done = La partie dans { $channel } est arrêtée.
admin-close-confirm = Fermer la table dans { $channel } ? La partie n’a pas commencé, et ceux qui attendent voient que la table est annulée.
admin-close-done = La table dans { $channel } est fermée.
button-close-table = Fermer la table
button-never = Annuler
admin-never = Rien n’a changé.

seat-choice = Place { $place } : { $player }
seat-given-automaton = Un automate joue maintenant à la place { $place }. La table en est avertie.
seat-offered = La proposition est faite à la table ; { $name } aura la place dès son accord.
seat-refuse-no-such-seat = Cette place n’existe pas à cette table.
seat-refuse-not-absent = Cette place n’est pas vide : la personne n’a rien manqué récemment.
seat-refuse-automaton = Un automate joue déjà à cette place.
seat-refuse-you-play = Tu as joué toi-même dans cette partie ; c’est à quelqu’un d’autre de la modération d’en décider.
seat-refuse-has-sat = Cette personne a déjà joué dans cette partie. Elle ne peut que revenir à sa propre place, avec </mascarade join>.
seat-refuse-you-sat = Tu as déjà joué dans cette partie. Tu ne peux que revenir à ta propre place, avec </mascarade join>.
seat-refuse-is-bot = Seules des personnes peuvent prendre une place.
seat-refuse-not-member = Cette personne n’est pas membre de ce serveur.
seat-refuse-barred = Cette personne est exclue des parties de ce serveur.
seat-refuse-cannot-see = Cette personne ne voit pas le salon de cette partie.
seat-refuse-over = Cette partie n’a pas commencé, ou elle est finie.
seat-refuse-not-yours = Cette place est proposée à quelqu’un d’autre.
seat-refuse-lapsed = Cette proposition n’est plus valable.
offer-open = { $mention } : { $moderator }, de la modération, te propose la place { $place } à cette table, car { $player } n’est pas là. Tu reprends la carte et l’or tels quels.
offer-done = { $name } prend la place { $place }, qui était à { $player }. { $moderator }, de la modération, l’a proposée.
offer-declined = { $name } décline la place { $place }, proposée par { $moderator }, de la modération. Rien ne change.
offer-lapsed = { $moderator }, de la modération, a proposé la place { $place } à { $name }. Cette proposition n’est plus valable.
offer-automaton = { $moderator }, de la modération, confie à un automate la place { $place }, qui était à { $player }.
button-take = Prendre la place
button-decline-seat = Non, merci
offer-taken = Te voilà à table : place { $place }.
offer-refused = Tu as décliné.

people-barred = { $person } ne peut plus jouer sur ce serveur et quitte les tables en attente. Les parties commencées continuent.
people-barred-already = { $person } est déjà dans la liste des exclusions.
people-refuse-bot = Seules des personnes jouent : on ne peut exclure qu’elles.
people-unbarred = { $person } peut jouer de nouveau.
people-unbarred-already = { $person } n’est pas dans la liste des exclusions.
barred-none = Personne n’est exclu des parties de ce serveur.
barred-title = ### Exclusions : { $count }
barred-line = { $person } depuis { $at }

history-title = ### Qui a changé quoi · page { $page }
history-none = Rien n’a encore été changé.
history-line = { $at } { $who } : { $what }
history-setting = { $setting } : de « { $old } » à « { $new } »
history-channels = { $setting } : { $changes }
history-channels-added = ajout de { $channels }
history-channels-removed = retrait de { $channels }
history-channels-both = { $added } ; { $removed }
history-set-create = a créé la combinaison « { $set } » : { $new }
history-set-import = a importé la combinaison « { $set } » : { $new }
history-set-edit = a modifié la combinaison « { $set } », de { $old } à { $new }
history-set-delete = a supprimé la combinaison « { $set } » : { $old }
history-set-default = par défaut à { $players } joueurs : de « { $old } » à « { $new } »
history-person-bar = a exclu { $person }
history-person-unbar = a réadmis { $person }
history-game-stop = a arrêté la partie dans { $channel }
history-game-close = a fermé la table dans { $channel }
history-seat-automaton = a confié à un automate la place { $place } ({ $player }) dans { $channel }
history-seat-offer = a proposé la place { $place } ({ $player }) dans { $channel } à { $person }
history-seat-taken = a accepté la place { $place } ({ $player }) dans { $channel }
history-seat-declined = a décliné la place { $place } ({ $player }) dans { $channel }
forget-confirm = Effacer tout ce qui est enregistré de ce serveur : réglages, combinaisons, exclusions, historique des changements et toutes les parties ? Les parties en cours sont arrêtées. C’est irréversible.
forget-done = { $games ->
    [0] Tout ce qui concernait ce serveur est effacé.
    [one] Tout ce qui concernait ce serveur est effacé, dont { $games } partie.
   *[other] Tout ce qui concernait ce serveur est effacé, dont { $games } parties.
}
forget-me-confirm = Te retirer de toutes les parties finies, sur tous les serveurs ? Ta place y devient « quelqu’un », sans retour possible. Les parties encore ouvertes ne changent pas : redemande quand elles seront finies. Les messages déjà écrits dans les salons peuvent garder ton nom, et ce que la modération d’un serveur a noté y reste.
forget-me-done = { $games ->
    [0] Tu n’es dans aucune partie finie.
    [one] C’est fait : dans { $games } partie finie, ta place est devenue « quelqu’un ».
   *[other] C’est fait : dans { $games } parties finies, ta place est devenue « quelqu’un ».
}
forget-later = Un autre programme est en train de lire la base de données : il en reste des traces dans son journal, qui seront effacées dès qu’il aura fini.
button-forget = Effacer pour toujours
