"""Ways of searching a movement, one file each; farthest.py maps all its positions.

Ask `pycore.search` for them by name; farthest.py, which is no strategy, is asked directly.
"""
