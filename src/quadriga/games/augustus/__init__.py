"""Augustus: legions mobilised by a drawn token, objectives completed with "Ave Caesar"."""
