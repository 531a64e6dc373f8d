"""A Discord game master for Bruno Faidutti's Mascarade."""
