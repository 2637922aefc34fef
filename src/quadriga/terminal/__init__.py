"""What the terminal shows: words in two languages, and each title's board drawn as text."""
