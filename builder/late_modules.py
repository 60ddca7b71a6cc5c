"""Modules that a visit seldom needs, in the snapshot: run inside Pyodide by snapshot.mjs.

late    a module that is kept as text, and compiled and run when it is imported. All texts together
        are one compressed string, a third of what their byte code is as sent
bare    the text without docstrings; its lines have the numbers that they have in the source
"""

import ast
import marshal
import sys
import zlib
from collections.abc import Iterable, Sequence
from importlib.abc import Loader
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import ModuleType
from zipimport import zipimporter

WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class LateModules(Loader):
    """Finds and loads modules by the texts that it keeps: name, text, whether it is a package."""

    def __init__(self, names: Iterable[str], packed: bytes) -> None:
        self.names, self._packed = frozenset(names), packed
        self._texts: dict[str, tuple[str, bool]] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a module that is kept."""
        if name not in self.names:
            return None
        self._texts = self._texts or marshal.loads(zlib.decompress(self._packed))
        return ModuleSpec(name, self, is_package=self._texts[name][1])

    def exec_module(self, module: ModuleType) -> None:
        """Compile its text and run it."""
        text, _ = self._texts[module.__name__]
        exec(compile(text, module.__name__, "exec", dont_inherit=True), module.__dict__)


def packed(names: Iterable[str]) -> bytes:
    """Return the texts of modules that are loaded, compressed."""
    texts = {}
    for name in names:
        loader = sys.modules[name].__loader__
        assert isinstance(loader, SourceFileLoader | zipimporter)
        texts[name] = bare(loader.get_source(name) or ""), loader.is_package(name)
    return zlib.compress(marshal.dumps(texts), 9)


def bare(source: str) -> str:
    """Return a text with empty lines in place of its docstrings."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            said, last = node.body[0], node.body[0].end_lineno or 0
            first = " " * said.col_offset + "pass" if len(node.body) == 1 else ""
            lines[said.lineno - 1 : last] = [first, *[""] * (last - said.lineno)]
    return "\n".join(lines)


def keep(names: Iterable[str], file: str) -> None:
    """Keep these modules, none of which has been loaded, for later; their texts come in a file, so
    that nothing else of them stays in the memory."""
    loaded = sorted(name for name in names if name in sys.modules)
    if loaded:
        raise ImportError(f"loaded at the start, so they cannot be late: {', '.join(loaded)}")
    with open(file, "rb", buffering=0) as texts:  # noqa: PTH123
        sys.meta_path.insert(0, LateModules(names, texts.read()))
