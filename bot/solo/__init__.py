"""Games of one person with automata, which nobody else sees: the guided one, and those for practice."""
