"""What bots know of Caesar!: its insight, and observations for programs that learn."""
