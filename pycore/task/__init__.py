"""What a person typed, understood, or all that is wrong with it; a page and the command line both
ask here.

Ask for: placement_task and movement_task, which give a task or its faults, and usable, which
insists on the task. It knows the catalogue and the model, and what the sums of the rules say.
"""
