"""Propagation: what the rules of a placement exclude by themselves, before anything is tried.

Ask for: the propagators of a placement (propagators.py), candidates and their fixed point
(store.py), why a value is excluded (why.py). One file a propagator; docs/propagation.md says of
each what it finds.
"""
