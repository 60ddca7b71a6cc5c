"""The written function of codegen/ as a WebAssembly module: instructions.py, values.py, tables.py,
shifts.py, expressions.py, loops.py, pauses.py, module.py, binary.py, text.py; running one:
running.py, hosts.py, native.py."""
