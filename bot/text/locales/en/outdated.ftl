# Commands from before an update

refuse-outdated = That command is from before an update. Type it anew, or restart Discord if it stays so.
