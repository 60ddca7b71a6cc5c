"""From a placement to a plan: the ordered steps that a strategy takes.

Ask for: the derivations (derivation.py), Plan and its steps (steps.py), the plan in words
(told.py), sums that follow from the rules (sums.py).
"""
