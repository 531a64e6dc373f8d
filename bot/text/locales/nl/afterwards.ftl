finished-unknown = Ik ken hier geen afgelopen spel met die code.
finished-shown = Dat is hier al getoond.
