"""What a seat believes and remembers: the cards, what others can know, and how they behave."""
