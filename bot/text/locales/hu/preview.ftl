command-name-preview = próba
command-admin-sets-preview = Gépi játékosok kipróbálják a készletet, és kiderül, mennyire kiegyensúlyozott

preview-title = ### A készlet próbája: „{ $set }”, { $players } játékos
preview-progress = Lejátszott játékok: { $done }, összesen { $games }. Az eredmény itt jelenik meg.
preview-nothing = Egyetlen játék sem ért véget időben. Próbáld újra.
preview-refuse-running = Ezen a szerveren már folyik egy próba. Az eredménye egy percen belül megjön.
preview-refuse-busy = Most más szerverek próbálnak ki készleteket. Próbáld újra egy perc múlva.
preview-misfit = „{ $set }” nem játszható { $players } játékossal:
preview-possible = „{ $set }” { $counts } játékosnak való. { $players } játékosnak ezek jók: { $sets }.

preview-games = { $games ->
    [one] { $games } játék gépi játékosok között (szint: { level-regular }).
   *[other] { $games } játék gépi játékosok között (szint: { level-regular }).
}
preview-length = Egy játék átlagosan { $mean } körig tart, a legrövidebb { $shortest }, a leghosszabb { $longest } körig.
preview-endings = Így érnek véget a játékok: { $endings }.
preview-ending-thirteen = { $share } 13 arannyal
preview-ending-ruin = { $share } valaki csődjével
preview-ending-power = { $share } egy képességgel
preview-places = **Győzelmek a játéksorrendben elfoglalt hely szerint**
preview-place = { $place }: { $share }
preview-characters = **Karakterek**: hányszor jelentik be őket, ezek közül mennyit vétóznak meg és mennyi igaz, és a játékok mekkora részét nyeri meg, aki a képességet használta
preview-character = { $character }: játékonként { $times } bejelentés, vétó { $contested }, igaz { $truthful }; a képességgel nyert { $won }
preview-character-never = { $character }: senki sem jelentette be
preview-chance = -# Egyenlő esélynél a győzelmek aránya { $fair } volna. Ilyen kevés játéknál { $margin } eltérés véletlen is lehet.
