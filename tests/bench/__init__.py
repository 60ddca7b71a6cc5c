"""The benchmark, `python3 build.py bench`: modules with a `measure()` add rows to the table."""
