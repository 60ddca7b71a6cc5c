"""All-different placements as long integers, a bit for each candidate.

Ask for: the layout of a placement (layout.py), deduction and branching (deduce.py), the solutions
(solutions.py), many puzzles side by side (many_puzzles.py).
"""
