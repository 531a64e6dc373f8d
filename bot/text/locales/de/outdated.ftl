# Befehle aus der Zeit vor einem Update

refuse-outdated = Dieser Befehl stammt aus der Zeit vor einem Update. Gib ihn neu ein; hilft das nicht, starte Discord neu.
