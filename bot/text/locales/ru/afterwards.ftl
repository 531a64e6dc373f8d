finished-unknown = Я не знаю здесь законченной игры с таким кодом.
finished-shown = Это здесь уже показано.
