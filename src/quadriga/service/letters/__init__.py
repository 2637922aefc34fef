"""A match between two people over letters: links that hold the record, sent as they like, without a server."""
