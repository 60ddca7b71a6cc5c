"""The puzzles, one file each, found by catalogue.py. See _template.py for how to write one."""
