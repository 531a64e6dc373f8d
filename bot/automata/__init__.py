"""Automata: players that know nothing but their own view."""
