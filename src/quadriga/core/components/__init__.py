"""Component data: files read, checked, and merged with a player's own."""
