# Les images de la table, et ce qui est dit là où il ne peut y en avoir.

permission-attach_files = Joindre des fichiers
start-in-words = Je ne peux pas joindre de fichiers ici : je raconterai tout avec des mots. Avec la permission *{ permission-attach_files }*, je montrerai la table.
setting-pictures = Images
setting-pictures-why = Quand une partie montre sa table en image.
setting-pictures-always = toujours
setting-pictures-moments = aux grands moments
setting-pictures-never = jamais
