"""Clicks and their answers: who asks, what is meant, and what they see of it."""
