"""From a placement to a plan: the ordered steps that a strategy takes.

Ask for: the derivations, at one go or in slices (derivation.py), Plan and its steps (steps.py), the
plan in words (explanation.py) and laid out (explanation_format.py), sums that follow from the rules
(given_faults.py).
"""
