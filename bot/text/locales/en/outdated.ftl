### Commands from before an update.

## Seen by whoever used one.

refuse-outdated = That command is from before an update. Type it again; if that doesn’t help, restart Discord.
