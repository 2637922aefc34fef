"""What people ask for: to find a match, to play, to talk, to play once more, to look back."""
