"""What bots know of Augustus: its insight, and observations for programs that learn."""
