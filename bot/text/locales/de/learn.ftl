# Das geführte Spiel. $left, $across und $right sind die drei anderen; $clicks ist, was anzuklicken ist.

command-name-learn = lernen
command-learn = Das Spiel beim Spielen lernen: drei Minuten, und nur du siehst es
button-learn-begin = Los geht’s
button-learn-rules = Die Regeln
button-learn-again = Von vorn
learn-click = ➜ { $clicks }
learn-not-now = An einem richtigen Tisch vielleicht. Klick hier auf das, was hinter dem ➜ steht.

learn-welcome =
    ## Willkommen auf dem Ball
    Alle tragen eine Maske, und unter dem Tisch wechseln die Masken den Besitzer. Gib dich aus, für wen du willst: Widerspricht niemand, gehört die Fähigkeit dir. Sobald jemand 13 Goldstücke hat, ist der Ball vorbei, und der Reichste gewinnt.
    -# Eine erste Runde mit drei Bots dauert drei Minuten. Nur du siehst sie.
learn-deal = > Alle haben 6 Goldstücke und eine Karte. Merk dir: Karte 1 in der Tischmitte ist die Hexe.
learn-swap = > Nimm die Hexe aus der Tischmitte und vertausche sie mit deiner Karte. Die anderen sehen, welche Karten du nimmst, aber nie, was du damit tust.
learn-peek = > { $right } hatte gerade deine Karte unter dem Tisch. Vertauscht – oder auch nicht? Jetzt darfst du nachsehen: Bist du noch die Hexe?
learn-peeked = > Noch immer die Hexe: { $right } hat nur so getan. Das war dein Zug, und niemand sonst weiß, was du gesehen hast.
learn-pass = > „Ich bin der König!“ Dafür wird keine Karte aufgedeckt. Wer widerspricht, behauptet, selbst der König zu sein, und zahlt 1 Goldstück, wenn es nicht stimmt. Du bist die Hexe, also pass.
learn-wait = > Kein Widerspruch, also nimmt { $left } 3 Goldstücke. Wahr oder gelogen? Das weiß niemand. Pass noch einmal und schau zu.
learn-caught = > { $across } zahlt 1 ans Gericht. Und wenn { $left } die Königin ist, war der König von vorhin gelogen – nur hat niemand rechtzeitig widersprochen.
learn-contest = > Die Hexe? Das bist du, und du weißt es. Widersprich!
learn-power = > Du hattest recht, also nutzt du die Fähigkeit, obwohl du nicht am Zug bist. Am reichsten ist { $left }!
learn-pretend = > Nimm die Karte von { $left } und tu nur so, als ob. Sollen sie doch rätseln!
learn-lie = > Du hast 11 Goldstücke, und 2 liegen beim Gericht: Als Richter hättest du 13! Der bist du nicht. Aber wer wagt es, zu widersprechen?
learn-end = > Niemand hat es gewagt: Du gewinnst – mit einer Lüge.
learn-story = > Spiel jetzt ein ganzes Spiel in deinem Tempo, oder setz dich an einen Tisch.

help-learn = {"**"}Neu hier?** </mascarade learn> bringt dir das Spiel in drei Minuten beim Spielen bei; nur du siehst es. </mascarade practice> ist ein eigenes Spiel gegen Bots. </mascarade advice> schaltet die Tipps in deinen ersten Spielen ein oder aus.
