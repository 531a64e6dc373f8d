command-name-preview = proef
command-admin-sets-preview = Een set door bots laten uitproberen en zien hoe evenwichtig hij is

preview-title = ### Proefspellen met “{ $set }”, { $players } spelers
preview-progress = Gespeelde spellen: { $done } van { $games }. De uitslag verschijnt hier.
preview-nothing = Geen enkel spel was op tijd afgelopen. Probeer het nog een keer.
preview-refuse-running = Op deze server loopt al een proef. De uitslag staat hier binnen een minuut.
preview-refuse-busy = Andere servers proberen nu sets uit. Probeer het over een minuut nog eens.
preview-misfit = “{ $set }” past niet bij { $players } spelers:
preview-possible = “{ $set }” is voor { $counts } spelers. Met { $players } spelers kan wel: { $sets }.

preview-games = { $games ->
    [one] Eén spel tussen bots (niveau: { level-regular }).
   *[other] { $games } spellen tussen bots (niveau: { level-regular }).
}
preview-length = Een spel duurt gemiddeld { $mean } beurten, van { $shortest } tot { $longest }.
preview-endings = Zo eindigen de spellen: { $endings }.
preview-ending-thirteen = { $share } doordat iemand 13 goud heeft
preview-ending-ruin = { $share } doordat iemand failliet gaat
preview-ending-power = { $share } door een eigenschap
preview-places = **Overwinningen naar plaats in de speelvolgorde**
preview-place = { $place }: { $share }
preview-characters = **Karakters**: hoe vaak omgeroepen, welk deel betwist, welk deel waar, en hoe vaak wint wie de eigenschap gebruikt
preview-character = { $character }: { $times }× per spel omgeroepen, { $contested } betwist, { $truthful } waar; wie de eigenschap gebruikte, won { $won }
preview-character-never = { $character }: nooit omgeroepen
preview-chance = -# Gelijk verdeeld zou { $fair } zijn. Bij zo weinig spellen kan een verschil van { $margin } procentpunt zuiver toeval zijn.
