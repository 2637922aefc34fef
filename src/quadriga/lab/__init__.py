"""Where bots are measured and taught: the arena, the ladder, the tuning of insights.

It needs packages that playing does not: `pip install "quadriga[lab]"`.
"""
