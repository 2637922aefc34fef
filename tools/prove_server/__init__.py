"""Proves that a table server loses nothing and stays quick, whatever happens to it: `python -m tools.prove_server`.

`docs/reliability.md` says what is promised and how each figure is counted.
"""
