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
command-name-help = aide

command-mascarade = Mascarade, le jeu des identités secrètes
command-start = Ouvrir une table dans ce salon
command-start-speed = Le temps accordé pour chaque décision
command-start-contest = Comment les autres répondent à une annonce
command-start-automata = Le niveau des automates
command-table = Montrer de nouveau la table, en bas du salon
command-rules = Expliquer le jeu, ou un personnage
command-rules-character = Le personnage à expliquer
command-notes = Ce que tu as vu et fait dans cette partie ; personne d'autre ne le voit
command-leave = Quitter la partie ; un automate prend ta place
command-join = Prendre une place libre
command-stop = Arrêter la partie sans gagnant
command-help = Ce que ce bot sait faire

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-read_message_history = Voir les anciens messages
start-permissions-missing = Je ne peux pas mener de partie dans ce salon. Il me manque : { $permissions }.

table-again = Voici de nouveau la table.
table-none = Il n'y a pas de partie dans ce salon. </mascarade start> en ouvre une.
table-waiting = Cette table attend encore des joueurs : sers-toi des boutons sous son message.

leave-done = Tu as quitté la partie. Un automate garde ta place ; </mascarade join> te la rend.
leave-not-seated = Tu n'as pas de place dans la partie de ce salon.
join-done = Tu as une place : la numéro { $place }.
join-back = Bon retour : ta place est de nouveau à toi.
join-none-free = Aucune place n'est libre dans cette partie.
join-seated = Tu as déjà une place dans cette partie.
join-lobby = Cette table attend encore des joueurs : clique sur « { $button } » sous son message.

stop-confirm = Arrêter cette partie ? Elle finit sans gagnant, et tout le monde voit qui était qui.
stop-yes = Arrêter la partie
stop-no = Continuer
stop-kept-playing = La partie continue.
stop-done = La partie est arrêtée.
stop-refused = Seule la personne qui a ouvert cette table ({ $host }) ou la modération peut arrêter la partie.

help-text =
    ## Mascarade
    Chacun a un personnage secret, et les cartes changent de mains en cachette. Prétends être qui tu veux : si personne ne te le conteste, son pouvoir est à toi. Dès que quelqu'un a 13 pièces d'or, la partie s'arrête et le plus riche gagne.
    - </mascarade start> ouvre une table ici : de 2 à 13 joueurs, avec des automates si tu veux.
    - </mascarade table> montre de nouveau la table.
    - </mascarade rules> explique le jeu et ses personnages.
    - </mascarade notes> montre ce que tu as vu et fait.
    - </mascarade leave> libère ta place, et </mascarade join> en prend une.
    - </mascarade stop> arrête une partie sans gagnant.
    - </mascarade forget-me> te retire de toutes les parties finies.

help-automata = {"**"}Les automates** occupent les places vides et remplacent les absents. Le niveau *{ level-novice }* oublie les cartes et bluffe au hasard ; le niveau *{ level-regular }* suit où les cartes peuvent être et joue pour l'or ; le niveau *{ level-master }* réfléchit en plus à la suite et ne se laisse pas deviner. Un automate ne voit rien de plus que quiconque à sa place.

rules-title = ## Comment joue-t-on à Mascarade ?
rules-body =
    Chacun commence avec 6 pièces d'or et une carte personnage. D'abord, toutes les cartes sont visibles : retiens-les. Puis on les retourne, et désormais personne n'est sûr de savoir qui est qui. À 4 ou 5 joueurs, les cartes en trop restent au centre de la table.

    {"**"}Les quatre premiers tours** ne servent qu'à *échanger – ou pas*. Ensuite, à ton tour, tu fais une chose parmi trois :
    - **Échanger – ou pas** : prends ta carte et une autre sous la table et échange-les, ou fais semblant. Personne ne regarde les cartes, et personne d'autre que toi ne sait ce que tu as fait.
    - **Regarder secrètement** ta propre carte.
    - **Annoncer** : dis que tu es l'un des personnages en jeu, que ce soit vrai ou non.

    {"**"}Contester** : quand quelqu'un annonce un personnage, chacun des autres peut prétendre l'être aussi. Si personne ne conteste, le pouvoir s'applique et aucune carte n'est montrée. Sinon, tous ceux qui prétendent l'être retournent leur carte : qui a raison utilise le pouvoir, puis tous ceux qui ont tort paient 1 pièce d'or au tribunal.

    {"**"}Une carte montrée** : si tu as montré ta carte parce que tu contestais, ou à cause de l'Inquisiteur, et que le tour suivant est le tien, tu ne peux qu'échanger – ou pas.

    {"**"}La fin** : dès que quelqu'un a 13 pièces d'or ou perd sa dernière, le plus riche gagne. Personne ne paie jamais plus qu'il n'a.
rules-small = **À trois**, chacun a deux cartes, *gauche* et *droite*. **À deux**, chacun a en plus une carte *protégée*, à laquelle l'adversaire ne peut pas toucher et avec laquelle on ne peut pas annoncer. On annonce et on conteste avec une seule carte, et elle seule compte.
rules-characters = ### Les personnages
rules-character-line = **{ $character }** – { $power }
rules-unknown = Ce personnage n'existe pas. Choisis-en un dans la liste.
start-done = La table est ouverte.
