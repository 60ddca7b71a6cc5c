"""Known figures of the magic star, for tests that must agree with each other."""

# The plain pruned search shown in README and the tutorial: once is enough (test_walk.py).
SLOW = "count magic-star --strategy prune"
PRUNED = {"solutions": 960, "nodes": 1573584, "cuts": 3090864}
