"""Antike: nations of the ancient world, a rondel, cities, temples and thirty-five personalities."""
