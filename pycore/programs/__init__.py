"""Programs: a strategy's search as a person would write it, in Python or C, to read and run.

Ask for: a plan as nested loops (loops.py) or as a recursion over a table of steps (recursion.py),
boards of all-different cells (all_different.py), moves (moves.py); each returns a Program
(listing.py): its lines as data, with the events that light each of them.
"""
