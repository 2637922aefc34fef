"""What a game is: state, title, outcome, options, events, records, errors, randomness, registry."""
