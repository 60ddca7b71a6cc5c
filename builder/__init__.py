"""The build room: what build.py does, one job a file, with Python's standard library alone."""
