"""Where matches and people are kept: SQLite in one file, or PostgreSQL; one schema, one set of queries for both."""
