"""What befalls the bot's servers, channels and people outside the game."""
