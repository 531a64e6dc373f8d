# Картинки стола и то, что говорится там, где их быть не может.

permission-attach_files = Прикреплять файлы
start-in-words = Я не могу прикреплять здесь файлы и расскажу всё словами. С правом «{ permission-attach_files }» я мог бы показывать стол.
setting-pictures = Картинки
setting-pictures-why = Когда игра показывает стол картинкой.
setting-pictures-always = всегда
setting-pictures-moments = в важные моменты
setting-pictures-never = никогда
