# Pictures of the table, and what is said where there can be none.

permission-attach_files = Attach Files
start-in-words = I may not attach files here, so I’ll tell it all in words. With *{ permission-attach_files }* I could show the table.
setting-pictures = Pictures
setting-pictures-why = When a game shows its table as a picture.
setting-pictures-always = always
setting-pictures-moments = at big moments
setting-pictures-never = never
