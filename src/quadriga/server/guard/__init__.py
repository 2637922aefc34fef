"""Who asks, and from where; how much they may; what is refused."""
