# Картинки стола и то, что говорится там, где их быть не может.

permission-attach_files = Прикреплять файлы
start-in-words = Прикреплять файлы мне здесь нельзя, поэтому я расскажу всё словами. С правом «{ permission-attach_files }» я покажу и стол.
setting-pictures = Картинки
setting-pictures-why = Когда игра показывает стол картинкой.
setting-pictures-always = всегда
setting-pictures-moments = в важные моменты
setting-pictures-never = никогда
