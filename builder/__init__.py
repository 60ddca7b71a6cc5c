"""The rooms of build.py: one job a file, with Python's standard library alone."""
