"""Aid beside a search, for placements whose rules are all-different groups.

Ask for: hints/, a count without listing (count.py), what all solutions share (backbone.py), a new
puzzle (generate.py), a text of many puzzles (batch.py). Each is an iterator that can be left.
"""
