"""The processes in which automata think, and those who wait for them."""
