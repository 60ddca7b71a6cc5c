"""Expressions as data, written where text is needed: it imports no other room.

Ask for: signed, which writes a signed sum in a style (sums.py).
"""
