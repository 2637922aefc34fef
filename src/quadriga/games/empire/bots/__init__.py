"""What bots know of L'Empire de César: its insight, and observations for programs that learn."""
