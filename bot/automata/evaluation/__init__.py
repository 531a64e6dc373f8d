"""How good an action or a position is: what it leads to, weighed by what a seat believes."""
