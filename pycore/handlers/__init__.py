"""The messages of the page: plain data in, plain data out.

Ask for: Bridge (bridge.py), which a worker holds; behind it the questions on placements and on
movements, the jobs, and the catalogue as data.
"""
