"""The rooms of build.py: one job per file, with Python's standard library alone."""
