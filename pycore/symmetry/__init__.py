"""Permutations of the cells that turn solutions into solutions.

Ask for: the group seen in the drawing (drawing_symmetries.py), the group of the structure
(automorphisms.py), conditions that leave one solution of each class (breaking.py), counting classes
(orbit_counts.py), the class of each solution with its pictures (orbits.py), a symmetry in words
(descriptions.py).
"""
