"""The game on Discord: commands, clicks, and messages kept in step with the tables."""
