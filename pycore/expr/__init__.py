"""Expressions as data, written where text is needed: it imports no other room.

Ask for: signed, which writes a signed sum in a style (sums.py); Affine, a sum to calculate with
(affine.py); LookUp and the other expressions of a written function (nodes.py).
"""
