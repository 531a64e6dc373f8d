finished-unknown = Je ne connais ici aucune partie finie avec ce code.
finished-shown = Cela a déjà été montré ici.
