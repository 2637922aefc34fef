"""The contract suite: what every title must hold to, ours and those of other packages.

`pytest --pyargs quadriga.testing -k nim` runs it for a title of that id, from anywhere; it needs pytest alone.
"""
