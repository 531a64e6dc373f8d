# Commands from before an update

refuse-outdated = Dieser Befehl ist von vor einer Aktualisierung. Gib ihn neu ein, oder starte Discord neu, wenn es dabei bleibt.
