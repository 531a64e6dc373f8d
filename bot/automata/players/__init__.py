"""The players, from the one who acts at random to the master."""
