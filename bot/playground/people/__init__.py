"""Scripted people with a client of their own: what they see and do, for tests and for the page."""
