### Pictures of the table, and what is said where there can be none.

## Seen by the host alone when a table opens where pictures cannot be posted.

# As Discord names it in the settings of a server.
permission-attach_files = Attach Files
start-in-words = I can’t attach files here, so I’ll tell it all in words. With *{ permission-attach_files }* I could show the table.

## A setting, for moderators: its name, what it means, its values.

setting-pictures = Pictures
setting-pictures-why = When a game shows its table as a picture.
setting-pictures-always = always
setting-pictures-moments = at big moments
setting-pictures-never = never
