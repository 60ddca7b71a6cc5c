"""Running modules outside a browser, by the package wasmtime, if it is there.

instance  has a memory of its own; each thread has one
"""

from __future__ import annotations

import threading
from typing import Any

from .record import Run


def compiled(module: bytes) -> Run:
    """Return what runs a module. Raises ImportError without wasmtime."""
    from wasmtime import Engine, Instance, Module, Store

    engine = Engine()
    made = Module(engine, module)
    own = threading.local()

    def instance() -> tuple[Any, ...]:
        store = Store(engine)
        exports: Any = Instance(store, made, []).exports(store)
        return store, exports["memory"], exports["run"], exports["record"].value(store)

    def run(record: bytes) -> bytes:
        if not hasattr(own, "instance"):
            own.instance = instance()
        store, memory, start, at = own.instance
        memory.write(store, record, at)
        return bytes(memory.read(store, at, start(store)))

    return run
