"""All-different placements as long integers, one bit for each candidate.

Ask for: the layout of a placement (layout.py), what follows and how to branch (deduce.py), its
solutions (solutions.py), many puzzles side by side (many_puzzles.py).
"""
