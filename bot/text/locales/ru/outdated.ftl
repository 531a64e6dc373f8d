# Commands from before an update

refuse-outdated = Эта команда осталась от прежней версии. Введите её заново, а если не поможет — перезапустите Discord.
