# Commands from before an update

refuse-outdated = Deze opdracht is van vóór een update. Typ hem opnieuw, of herstart Discord als het zo blijft.
