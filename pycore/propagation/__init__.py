"""Propagation: what the rules of a placement exclude by themselves, before anything is tried.

Ask for: the propagators of a placement (propagators.py), candidates and their fixed point
(store.py), the reason why a value is excluded (why.py). Each propagator has its own file;
docs/propagation.md describes what each one finds.
"""
