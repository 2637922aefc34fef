"""What is sent, as types; live connections, and the news they are told."""
