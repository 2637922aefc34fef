"""The table server: matches over HTTP and sockets, kept in a database. It knows no rule of any game."""
