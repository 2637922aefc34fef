"""The life of a server process: its clock, its recurring work, and what is seen of it from outside."""
