"""The long proofs in one go: what they are (`steps.py`), and running them (`__main__.py`)."""
