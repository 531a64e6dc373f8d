"""Several real processes of the bot on one database, and what befalls them."""
