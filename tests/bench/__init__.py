"""The benchmark: `python3 build.py bench`. Every module here with a `measure()` adds rows to the table."""
