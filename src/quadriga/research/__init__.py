"""The games for programs that learn and search: PettingZoo, OpenSpiel, and thousands of games in lock step.

It needs packages that playing does not: `pip install "quadriga[research]"`.
"""
