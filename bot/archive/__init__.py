"""Finished games as files: to be kept, read by others, and shown again."""
