"""Permutations of the cells that turn solutions into solutions.

Ask for: the group seen in the drawing (seen.py), the group of the structure (structure.py),
conditions that leave one solution of each class (breaking.py), counting classes (classes.py), the
class of each solution with its pictures (kinds.py), a symmetry in words (words.py).
"""
