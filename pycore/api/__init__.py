"""The use cases, each written once: limits, time, executors, and calls to the rooms below.

One file for each use case. A public function (`count`) reads its arguments and passes them with a
budget to the function that does the work (`count_by`), which reports progress; the command line
calls that one with its own budget. A host reads the clock for the rooms below it; nothing is
printed here.
"""
