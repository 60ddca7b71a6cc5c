"""Permutations of the cells that map solutions to solutions.

Ask for: the visible group of the drawing (drawing_symmetries.py), the group of the structure
(automorphisms.py), conditions that leave one solution of each orbit (breaking.py), counting orbits
(orbit_counts.py), the orbit of each solution with its images (orbits.py), a symmetry in words
(descriptions.py).
"""
