"""The library: what a program asks, as functions; the third host beside the command line and the
desk.

Ask for: solve, solutions and lines (solving.py), count (counting.py), shared, hint and generate
(assist.py), conflict (conflicts.py), race and plan (race_and_plan.py), farthest
(farthest_positions.py). A host reads the clock for the rooms below it, here for `seconds`; it
prints nothing.
"""
