# Commands from before an update

refuse-outdated = Ez a parancs egy frissítés előtti. Írd be újra, vagy indítsd újra a Discordot, ha így marad.
