# Commands from before an update

refuse-outdated = Эта команда осталась от прежней версии. Введите её заново или перезапустите Discord, если не поможет.
