finished-unknown = I know of no finished game with that code here.
finished-shown = This has been shown here already.
