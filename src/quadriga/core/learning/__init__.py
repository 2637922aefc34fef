"""What programs learn from: observations, and the insight of an experienced player."""
