"""What a position is: the state of a game, the fields it is made of, and what compiled code needs."""
