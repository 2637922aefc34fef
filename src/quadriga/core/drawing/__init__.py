"""What a title shows a person, as plain data: a board as text for terminals, a picture as shapes."""
