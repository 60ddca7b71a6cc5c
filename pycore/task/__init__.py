"""Raw input as a task, or all its faults; for the page and the command line.

Ask for: placement_task and movement_task, which return a task or its faults, and usable, which
raises instead. It imports the catalogue, the model, and the sums that follow from the rules.
"""
