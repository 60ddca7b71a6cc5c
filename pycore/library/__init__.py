"""The library: what a program asks, as functions; the third host beside the command line and the
desk.

Ask for: solve, solutions and lines (searching.py), count (counting.py), shared, hint and generate
(helping.py), conflict (conflicting.py), race and plan (comparing.py), farthest (mapping.py). A host
reads the clock for the rooms below it, here for `seconds`; it prints nothing.
"""
