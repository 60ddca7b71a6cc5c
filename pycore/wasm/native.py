"""Running modules outside a browser, with the package wasmtime if installed.

instance  a module with its own memory; each thread has one
"""

from __future__ import annotations

import atexit
import threading
from typing import Any
from weakref import WeakSet

from .record import Run

_open: WeakSet[Any] = WeakSet()
"""Objects to close at exit: wasmtime cannot close them itself by then."""


def _close() -> None:
    for held in list(_open):
        held.close()


atexit.register(_close)


def compiled(module: bytes) -> Run | None:
    """Compile a module; return None if there is no room for its memory. Raises ImportError without
    wasmtime."""
    from wasmtime import Engine, Instance, Module, Store, WasmtimeError

    engine = Engine()
    made = Module(engine, module)
    _open.update([engine, made])
    own = threading.local()

    def instance() -> tuple[Any, ...]:
        store = Store(engine)
        _open.add(store)
        exports: Any = Instance(store, made, []).exports(store)
        return store, exports["memory"], exports["run"], exports["record"].value(store)

    try:
        own.instance = instance()
    except WasmtimeError:  # it reserves four gibibytes of addresses, which a limit may refuse
        return None

    def run(record: bytes) -> bytes:
        if not hasattr(own, "instance"):
            own.instance = instance()
        store, memory, start, at = own.instance
        memory.write(store, record, at)
        return bytes(memory.read(store, at, start(store)))

    return run
