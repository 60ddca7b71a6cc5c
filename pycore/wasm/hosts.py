"""The host that runs modules: the page's worker, or else the package wasmtime if installed."""

from __future__ import annotations

from collections.abc import Callable

from .record import Run

Host = Callable[[bytes], Run | None]
"""Compiles a module; returns None if it cannot."""


def installed(module: bytes) -> Run | None:
    """Compile a module with wasmtime; return None without it."""
    from .native import compiled

    try:
        return compiled(module)
    except ImportError:
        return None


_host: Host = installed


def offer(host: Host | None) -> None:
    """Let this host run all modules; None restores the default."""
    global _host
    _host = host or installed


def compiled_by_host(module: bytes) -> Run | None:
    """Compile a module; return None without a host."""
    return _host(module)
