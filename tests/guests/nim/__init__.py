"""Nim as a title of its own package: heaps of stones, whoever takes the last one wins."""
