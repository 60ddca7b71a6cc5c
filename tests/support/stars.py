"""What is known of the magic star, for tests that must agree with each other."""

# The plain pruned search, as README shows it.
PRUNED = {"solutions": 960, "nodes": 1573584, "cuts": 3090864}
