command-name-preview = proef
command-admin-sets-preview = Een set door bots laten proberen en zien hoe evenwichtig hij is

preview-title = ### Proef van “{ $set }” met { $players } spelers
preview-progress = Gespeelde spellen: { $done } van { $games }. De uitslag verschijnt hier.
preview-nothing = Geen enkel spel was op tijd afgelopen. Probeer het nog een keer.
preview-refuse-running = Op deze server loopt al een proef. De uitslag komt binnen een minuut.
preview-refuse-busy = Andere servers zijn nu sets aan het proberen. Probeer het over een minuut nog eens.
preview-misfit = “{ $set }” kan niet met { $players } spelers worden gespeeld:
preview-possible = “{ $set }” is voor { $counts } spelers. Met { $players } spelers kan wel: { $sets }.

preview-games = { $games ->
    [one] { $games } spel tussen bots (niveau: { level-regular }).
   *[other] { $games } spellen tussen bots (niveau: { level-regular }).
}
preview-length = Een spel duurt gemiddeld { $mean } beurten, van { $shortest } tot { $longest }.
preview-endings = Zo eindigen de spellen: { $endings }.
preview-ending-thirteen = { $share } met 13 goud
preview-ending-ruin = { $share } met iemand zonder goud
preview-ending-power = { $share } door een kracht
preview-places = **Overwinningen naar plaats in de speelvolgorde**
preview-place = { $place }: { $share }
preview-characters = **Personages**: hoe vaak ze worden omgeroepen, hoeveel daarvan wordt betwist en hoeveel waar is, en welk deel van de spellen wint wie de kracht gebruikt
preview-character = { $character }: { $times } keer per spel omgeroepen, { $contested } betwist, { $truthful } waar; met de kracht gewonnen { $won }
preview-character-never = { $character }: nooit omgeroepen
preview-chance = -# Een gelijk deel van de overwinningen zou { $fair } zijn. Bij zo weinig spellen kan { $margin } meer of minder toeval zijn.
