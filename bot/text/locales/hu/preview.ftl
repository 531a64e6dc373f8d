command-name-preview = próba
command-admin-sets-preview = Gépi játékosok kipróbálják a készletet, és kiderül, mennyire kiegyensúlyozott

preview-title = ### „{ $set }” próbája { $players } játékossal
preview-progress = Lejátszott játékok: { $done }/{ $games }. Az eredmény itt jelenik meg.
preview-nothing = Egyetlen játék sem ért véget időben. Próbáld újra.
preview-refuse-running = Ezen a szerveren már folyik egy próba. Az eredménye egy percen belül megjön.
preview-refuse-busy = Most más szerverek próbálnak ki készleteket. Próbáld újra egy perc múlva.
preview-misfit = „{ $set }” nem játszható { $players } játékossal:
preview-possible = „{ $set }” { $counts } játékosnak való. { $players } játékosnak ezek jók: { $sets }.

preview-games = { $games } játék gépi játékosok között (szint: { level-regular }).
preview-length = Egy játék átlagosan { $mean } körig tart, legalább { $shortest }, legfeljebb { $longest } körig.
preview-endings = Így érnek véget a játékok: { $endings }.
preview-ending-thirteen = { $share }-ban valaki eléri a 13 aranyat
preview-ending-ruin = { $share }-ban valaki tönkremegy
preview-ending-power = { $share }-ban egy képesség dönt
preview-places = **Győzelmek hely szerint, a játék sorrendjében**
preview-place = { $place }: { $share }
preview-characters = **Karakterek**: bejelentés játékonként, ebből megvétózott, ebből igaz, és milyen gyakran nyer, aki a képességet használta
preview-character = { $character }: játékonként { $times } bejelentés, megvétózott { $contested }, igaz { $truthful }; aki használta, { $won }-ban nyert
preview-character-never = { $character }: senki sem jelentette be
preview-chance = -# Egyenlő esélyekkel { $fair } volna a győzelmek aránya. Ilyen kevés játéknál { $margin } százalékpontnyi eltérés puszta véletlen is lehet.
