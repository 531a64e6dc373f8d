"""The slash commands of players, and how commands are named and registered."""
