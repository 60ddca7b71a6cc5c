"""Ways of searching a movement, one file each; farthest.py maps all its positions, make_position.py
makes one.

Ask `pycore.search` for them by name; farthest.py and make_position.py, which are no strategies, are
asked directly.
"""
