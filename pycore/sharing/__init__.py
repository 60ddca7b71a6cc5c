"""Sharing: a search in parts that whoever drives it does by itself, one after another, while others
may take some of them off its hands. Nobody here waits for anybody.

Ask for: `Shares` (shares.py), `cut_search` and `cut_count` (cutting.py), `Helping` (helping.py).
"""
