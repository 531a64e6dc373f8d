# Commando’s van vóór een update

refuse-outdated = Dat commando is van vóór een update. Typ het opnieuw; helpt dat niet, herstart dan Discord.
