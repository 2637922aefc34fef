"""What bots know of Antike: its insight, and observations for programs that learn."""
