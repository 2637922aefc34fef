"""One match in memory, and all matches of a server."""
