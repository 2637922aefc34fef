"""What the host of a server does and sets: acts of administration, the house, how long things are kept."""
