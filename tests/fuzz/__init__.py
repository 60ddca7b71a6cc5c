"""The fuzzers: the core compared with an oracle, on random input.

Read first `oracle.py` and `orbits.py`: the truth about a placement, found by exhaustive search,
with no code of the core except its data classes. Then any fuzzer, a module with a `FUZZER` in it:
it makes cases from a seed and checks each. `harness.py` runs them and reduces a failing case;
`known.py` lists the known faults that are not fixed yet.

Short runs belong to the tests (test_fuzzers.py); `python3 build.py fuzz` runs for any time.
"""
