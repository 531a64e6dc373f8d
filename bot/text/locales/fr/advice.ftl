# De discrets conseils dans les premières parties de quelqu’un ; personne d’autre ne les voit.

command-name-advice = conseils
command-advice = Choisir si des conseils accompagnent tes premières parties ; personne d’autre ne les voit
advice-on = Dans tes trois premières parties, et quand tu t’entraînes, une ligne de conseil accompagne tes choix. Personne d’autre ne peut le savoir.
advice-off = Tu ne reçois plus de conseils.
button-advice-on = Conseille-moi
button-advice-off = Pas de conseils

advice-line = -# Conseil · { $advice } · </mascarade advice>
advice-early = Les autres voient quelles cartes tu glisses sous la table, jamais ce que tu en fais.
advice-forced = Tout le monde a vu ta carte. Après ce tour, le doute est de nouveau permis.
advice-sure = Tu sais que tu es { $character-the }.
advice-not-looked = Tu n’as pas regardé ta carte depuis { $turns } tours.
advice-win = Si l’on croit maintenant que tu es { $character-the }, tu gagnes.
advice-gain = En ce moment, { $character-the } pourrait prendre { gold }.
advice-contest = Tu sais que tu es { $character-the }.
advice-no-contest = Tu sais que tu es quelqu’un d’autre, et contester à tort coûte { gold }.
advice-doubt = Sais-tu vraiment qui tu es ? Contester à tort coûte { gold }.
advice-richest = { $player } a la plus grosse fortune : { gold }.
advice-unseen-swap = Personne d’autre ne saura si elles ont été échangées.
