"""A game being played: the match, its log, luck, and the record that tells it."""
