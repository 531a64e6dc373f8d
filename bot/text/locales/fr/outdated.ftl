# Commands from before an update

refuse-outdated = Cette commande date d’avant une mise à jour. Tape-la à nouveau, ou redémarre Discord si rien ne change.
