# Commandes d’avant une mise à jour

refuse-outdated = Cette commande date d’avant une mise à jour. Tape-la à nouveau, ou redémarre Discord si rien ne change.
