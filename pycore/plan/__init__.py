"""From a placement to a plan: the ordered steps of a strategy.

Ask for: the derivations, with or without pauses (derivation.py), Plan and its steps (steps.py), the
plan in words (explanation.py) and its layout (explanation_format.py), sums that follow from the
rules (given_faults.py).
"""
