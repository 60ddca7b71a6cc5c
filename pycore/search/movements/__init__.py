"""Strategies for movements, one file each; farthest.py maps all positions of a movement,
make_position.py makes one.

Ask `pycore.search` for the strategies by name; farthest.py and make_position.py are not strategies
and are called directly.
"""
