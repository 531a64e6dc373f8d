"""The web page: its server, its people and what their tabs may ask for."""
