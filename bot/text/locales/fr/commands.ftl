command-name-mascarade = mascarade
command-name-start = ouvrir
command-name-speed = rythme
command-name-contest = contestation
command-name-automata = automates
command-name-table = table
command-name-rules = règles
command-name-character = personnage
command-name-notes = notes
command-name-leave = quitter
command-name-join = rejoindre
command-name-stop = arrêter
command-name-calls = appels
command-name-help = aide

command-mascarade = Mascarade, le jeu des identités secrètes
command-start = Ouvrir une table dans ce salon
command-start-speed = Le temps accordé pour chaque décision
command-start-contest = Comment les autres répondent à une annonce
command-start-automata = Le niveau des automates (des bots)
command-table = Montrer de nouveau la table, en bas du salon
command-rules = Expliquer le jeu, ou un personnage
command-rules-character = Le personnage à expliquer
command-notes = Ce que tu as vu et fait dans cette partie ; personne d’autre ne le voit
command-leave = Quitter la partie ; un automate prend ta place
command-join = Prendre une place libre dans la partie de ce salon, ou retrouver la tienne
command-games = Où tu joues sur ce serveur et où l’on t’attend ; personne d’autre ne le voit
command-stop = Arrêter la partie sans gagnant
command-calls = Choisir si les parties qui t’attendent peuvent t’appeler
command-help = Ce que ce bot sait faire

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-read_message_history = Voir les anciens messages
start-permissions-missing = Je ne peux pas mener de partie dans ce salon. Il me manque : { $permissions }.

table-again-soon = La table vient d’être montrée de nouveau : { $link }
table-none = Il n’y a pas de partie dans ce salon. </mascarade start> en ouvre une.
table-waiting = Cette table attend encore des joueurs : { $link }

leave-done = Tu as quitté la partie. Un automate garde ta place ; tant que personne d’autre ne la prend, </mascarade join> te la rend.
leave-done-for-good = Tu as quitté la partie.
leave-done-lobby = Tu as quitté la table.
leave-not-seated = Tu n’as pas de place dans la partie de ce salon. Les tiennes : </mascarade games>
join-done = Te voilà à table : place { $place }.
join-done-lobby = Te voilà à table.
join-back = Te revoilà ! Ta place est de nouveau à toi.
join-none-free = Aucune place n’est libre dans cette partie. Tu peux regarder, ou ouvrir une table dans un autre salon.
join-seated = Tu as déjà une place dans cette partie : { $link }

own-games-title = ### Tes parties
own-games-none = Tu n’as pas de partie en cours sur ce serveur. </mascarade start> en ouvre une.
own-game-awaited = { $link } · **on t’attend**, fin { $deadline }
own-game-waits = { $link } · attend les autres
own-game-kept = { $link } · un automate joue pour toi
own-game-lobby = { $link } · attend des joueurs
own-game-reserved = { $link } · une place t’est gardée

stop-confirm = Arrêter cette partie ? Elle finit sans gagnant, et tout le monde voit qui était qui.
stop-yes = Arrêter la partie
stop-no = Continuer
stop-refused = Seule la personne qui a ouvert cette table ({ $host }) ou la modération peut arrêter la partie.

calls-on = Quand une partie t’attend, elle t’appelle par une mention.
calls-off = Plus aucune partie ne t’appelle, sur aucun serveur.
button-calls-on = M’appeler
button-calls-off = Ne plus m’appeler

help-text =
    ## Mascarade
    Chacun se cache derrière un masque, et les masques changent de mains sous la table. Prétends être qui tu veux : si personne ne conteste, son pouvoir est à toi. Dès que quelqu’un a 13 pièces d’or, le bal est fini, et le plus riche gagne.
    - </mascarade start> ouvre une table ici, de 2 à 13 joueurs.
    - </mascarade table> montre de nouveau la table.
    - </mascarade rules> explique le jeu et ses personnages.
    - </mascarade notes> montre ce que tu as vu et fait.
    - </mascarade leave> libère ta place, et </mascarade join> en prend une.
    - </mascarade games> montre tes propres parties.
    - </mascarade replay> montre à nouveau une partie finie.
    - </mascarade stop> arrête une partie sans gagnant.
    - </mascarade calls> : les parties qui t’attendent t’appellent, ou pas.
    - </mascarade forget-me> te retire de toutes les parties finies.

help-automata = {"**"}Les automates** (des bots) occupent les places vides et remplacent les absents. Le niveau *{ level-novice }* oublie les cartes et bluffe au hasard ; le niveau *{ level-regular }* suit les cartes des yeux et joue pour l’or ; le niveau *{ level-master }* anticipe, et reste impénétrable. Un automate ne voit rien de plus que quiconque à sa place. Leur caractère va avec leur nom : les intrépides annoncent presque à chaque tour, les timides regardent d’abord leur carte, les sceptiques contestent, les sincères annoncent ce qu’ils sont, les implacables rendent coup pour coup, et les espiègles échangent avec tout le monde.
help-stand-ins = {"**"}Les automates** (des bots) remplacent les absents. Un automate ne voit rien de plus que quiconque à sa place.
help-time = {"**"}Quand le temps est écoulé**, le tour se passe sans échange, l’annonce n’est pas contestée, et l’on renonce à tout ce qui est facultatif. L’Évêque prend au premier des plus riches, dans le sens horaire ; l’Inquisiteur désigne son voisin de gauche ; qui doit lui répondre dit « Juge » ; l’Espionne regarde la carte de son voisin de gauche ; personne n’échange. Quand tout le monde répond à la fois, tu peux changer d’avis jusqu’à ce que toutes les réponses soient là ou que le temps soit écoulé.

rules-title = ## Les règles ({ $page } sur { $pages })
rules-deal = Chacun commence avec 6 pièces d’or et une carte personnage. D’abord, toutes les cartes sont visibles : retiens-les. Puis on les retourne, et désormais personne n’est sûr de savoir qui est qui. À 4 ou 5 joueurs, les cartes en trop restent au centre de la table.
rules-turns =
    Pendant **les quatre premiers tours**, on ne fait qu’*échanger – ou pas*. Ensuite, à ton tour, tu fais une chose parmi trois :
    - **Échanger – ou pas** : glisse ta carte et une autre sous la table, puis échange-les – ou fais semblant. On ne regarde pas les cartes, et personne d’autre que toi ne sait ce que tu as fait.
    - **Regarder secrètement** ta propre carte.
    - **Annoncer** : dis que tu es l’un des personnages en jeu, que ce soit vrai ou non.
rules-contest = **Contester** : quand quelqu’un annonce un personnage, n’importe qui d’autre peut dire « Non, c’est moi ! » Si personne ne conteste, le pouvoir s’applique et aucune carte n’est révélée. Sinon, tous ceux qui prétendent l’être révèlent leur carte : le vrai utilise le pouvoir, puis ceux qui avaient tort paient chacun 1 pièce d’or d’amende au tribunal.
rules-shown = **Une carte révélée** : si tu as dû révéler ta carte et que le tour suivant est le tien, tu ne peux qu’échanger – ou pas.
rules-end = **La fin** : dès qu’un joueur a 13 pièces d’or ou perd sa dernière pièce, la partie s’arrête et le plus riche gagne. Personne ne paie jamais plus qu’il n’a.
rules-small = **À trois**, chacun a deux cartes, *gauche* et *droite*. **À deux**, chacun a en plus une carte *protégée*, à laquelle l’adversaire ne peut pas toucher et avec laquelle on ne peut pas annoncer – mais on peut contester. On annonce et on conteste avec une seule carte, et elle seule compte.
rules-characters = ### Les personnages
rules-character-line = **{ $character }** – { $power }
button-previous = Précédent
button-next = Suivant
rules-unknown = Ce personnage n’existe pas. Choisis-en un dans la liste.
