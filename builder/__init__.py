"""The parts of build.py: one job per file, with only Python's standard library."""
