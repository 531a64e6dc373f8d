"""The commands and panels of moderators."""
