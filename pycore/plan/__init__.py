"""From a placement to a plan: the ordered steps that a strategy takes.

Ask for: the derivations, at one go or in slices (derivation.py), Plan and its steps (steps.py), the
plan in words (told.py) and laid out (layouts.py), sums that follow from the rules (sums.py).
"""
