"""What a game is: a title, its options, events, actions and outcome, and which titles there are."""
