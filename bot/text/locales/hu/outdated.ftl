# Frissítés előtti parancsok

refuse-outdated = Ez a parancs egy frissítés előttről való. Írd be újra; ha az sem segít, indítsd újra a Discordot.
