"""Who plays how well: facts, ratings and titles, folded from the logs of finished games.

All of it can be thrown away and counted again: what is kept up at a game's end and what is counted anew go
through the same function (`ledger.count_game`), game by game in the order in which they ended. Who
changes what a game counts for adds a migration that has everything counted again, as `0013_recount` does.
"""
