"""The use cases, each written once: what is asked of the core, with limits, time, and who does the
work.

A file a use case. What a program calls (`count`) reads its arguments, and hands them with a budget
to the function that does the work (`count_by`), which reports progress; the command line calls that
one with a budget of its own. A host reads the clock for the rooms below it; nothing is printed
here.
"""
