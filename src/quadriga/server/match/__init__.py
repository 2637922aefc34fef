"""All matches of a server, in memory and in its database."""
