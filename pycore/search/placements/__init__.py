"""Strategies for placements, one file each; walk.py walks the plan that most of them follow.

Ask `pycore.search` for them by name.
"""
