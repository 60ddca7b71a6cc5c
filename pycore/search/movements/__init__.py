"""Ways of searching a movement, one file each; farthest.py maps all its positions, wished.py makes
one.

Ask `pycore.search` for them by name; farthest.py and wished.py, which are no strategies, are asked
directly.
"""
