"""What each server decides for itself: sets, settings, who may play, and what is remembered of it."""
