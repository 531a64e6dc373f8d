finished-unknown = Ich kenne hier kein beendetes Spiel mit diesem Code.
finished-shown = Das wurde hier schon gezeigt.
