"""The fuzz room: what the core says, against an oracle and against chance.

Read first `oracle.py` and `orbits.py`: what is true of a placement, found by trying everything,
without a line of the core but its data classes. Then any fuzzer, a module with a `FUZZER` in it:
it makes cases from a seed and says what must hold of each. `harness.py` runs them and makes a case
that fails smaller; `known.py` names the faults that are not mended yet.

Short runs belong to the tests (test_fuzzers.py); `python3 build.py fuzz` goes on for as long as it
is told to.
"""
