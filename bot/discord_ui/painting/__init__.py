"""Public messages: what each should show, and bringing the channel into line with it."""
