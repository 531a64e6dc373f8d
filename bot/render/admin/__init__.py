"""What moderators see, and what is announced of what they do."""
