"""What a table does for people, apart from where it runs: neither HTTP nor database, nothing that waits."""
