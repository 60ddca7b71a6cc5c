"""The libraries of the page's Python, compiled: run inside Pyodide by snapshot.mjs.

image     all modules loaded with the core, of the standard library and of the core
compiled  byte code without docstrings, types of functions and columns, which a page does not use
          and which would be a fifth of the download. Line numbers stay for tracebacks: in the core
          one for each statement, in the standard library one for each function
stand-in  a line in place of a module that is imported but never called on a page
later     modules of the core that few visits need: the image has their programs, packed, and
          imports them when they are asked for

whole     the whole standard library and the whole core, for a start without the snapshot: byte code
          for the modules loaded by such a start, which would spend most of its time compiling them;
          the rest as source

Reading byte code leaves no compiler garbage in the memory, which is then sent unchanged.
"""

import ast
import dis
import functools
import importlib.util
import io
import marshal
import pkgutil
import sys
import zipfile
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import decode_source
from types import CodeType
from zipimport import zipimporter

import edagari

# For the command line, processes, clusters and programs that import the package, and for making the
# site; not for the page. edagari.handlers imports the parts of edagari.api that the page uses.
# Users' programs run in a separate Python, which brings edagari.learn along. The types of messages
# are only for type checkers.
ELSEWHERE = (
    *("edagari.cli", "edagari.__main__", "edagari.api", "edagari.parallel.executors"),
    *("edagari.learn", "edagari.puzzles._template"),
    *("edagari.handlers.catalogue", "edagari.handlers.pruning_gain"),
    "edagari.handlers.messages",
    *("edagari.run.count_search", "edagari.run.workers_lost"),
    *("edagari.figures.elements", "edagari.figures.shapes", "edagari.figures.svg"),
    "edagari.figures.entry",
    "edagari.wasm.native",
)
# Optional imports of Pyodide's: a page has no sockets, and reads no archives of these kinds.
LEFT_OUT = ("ssl", "bz2", "lzma", "compression")
# Pyodide and asyncio import these at their start: a page has no processes, no sockets, no tasks
# that wait for each other, and reads no archives; `inspect` needs a table from `dis`.
NAMES_NOTHING = ("graph", "locks", "queues", "staggered", "streams", "subprocess", "taskgroups")
STAND_INS = {
    **{f"asyncio.{name}": "__all__ = ()" for name in (*NAMES_NOTHING, "sslproto", "trsock")},
    "asyncio.unix_events": "__all__ = ()\n"
    "from .events import _BaseDefaultEventLoopPolicy as _DefaultEventLoopPolicy",
    "dis": f"COMPILER_FLAG_NAMES = {dis.COMPILER_FLAG_NAMES}",
    "socket": "from _socket import *",
    "subprocess": "PIPE = None",
    "tempfile": "NamedTemporaryFile = None",
    "zipfile": "ZipFile = None",
}
# How clues are entered on a board: imported by the functions `entry` of puzzles.
LATER = (
    *("edagari.handlers.clue_sheets", "edagari.model.clue_entry"),
    "edagari.puzzles._variants.by_hand",
    *("edagari.puzzles._variants.entry", "edagari.puzzles._cage_entry"),
    "edagari.puzzles._cross_sum_entry",
    *("edagari.puzzles._kakuro_entry", "edagari.puzzles._mosaic_entry"),
    *("edagari.puzzles._nonogram_entry", "edagari.puzzles._sign_entry"),
    *("edagari.puzzles._skyscraper_entry", "edagari.puzzles._star_entry"),
)
MARK = "\nSTAND_IN = True"  # for the tests inside Pyodide (inside.py)
# Imported by the interpreter at the first number of many digits; by functions of the core.
ASKED_FOR_LATE = ["_pylong", "pkgutil", "random"]
# Imported by the worker of users' programs; by a plain start (web/worker/python.js).
FOR_WHOLE = ["edagari.learn.session", "zipfile"]
WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
CODE_UNIT, MOST_UNITS = 2, 8  # bytes of a code unit; code units of an entry in a table of lines
NO_COLUMNS = 13  # the kind of an entry
UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # PEP 552


def later() -> list[str]:
    """Return the modules that are imported when they are asked for."""
    return [*LATER]


def packed() -> bytes:
    """Return the programs of these modules by name. They are compiled when they are imported: in
    the image, byte code would take up three times as much. They are packed here, because the memory
    of doing so would be a part of the image; not compressed, because the image will be."""
    sources = {name: import_module(name).__loader__.get_source(name) for name in LATER}  # type: ignore[union-attr]
    return marshal.dumps({name: ast.unparse(_bare(source)) for name, source in sources.items()})


def names() -> list[str]:
    """Return all modules that a start imports by name, or later; the others come with them."""
    found = [module.name for module in pkgutil.walk_packages(edagari.__path__, "edagari.")]
    return [*ASKED_FOR_LATE, *(name for name in found if not name.startswith(ELSEWHERE))]


def library(wanted: list[str]) -> bytes:
    """Return a zip file with the byte code of all modules loaded with the given ones, and the files
    beside them that they name in FILES_BESIDE."""
    for name in wanted:
        import_module(name)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for name, module in sorted(sys.modules.items()):
            loader = getattr(module, "__loader__", None)
            if not isinstance(loader, SourceFileLoader | zipimporter):  # it is in the WebAssembly
                continue
            if name.partition(".")[0] in LEFT_OUT:
                continue
            path = name.replace(".", "/") + ("/__init__.py" if loader.is_package(name) else ".py")
            stand_in = STAND_INS.get(name)
            source = loader.get_source(name) or "" if stand_in is None else stand_in + MARK
            code = _compiled(name, path, source)
            file.writestr(zipfile.ZipInfo(path + "c"), code)
            if name.startswith(f"{edagari.__name__}."):
                package = name.rpartition(".")[0]
                for data in getattr(module, "FILES_BESIDE", ()):  # it reads them when imported
                    inside = f"{package.replace('.', '/')}/{data}"
                    file.writestr(zipfile.ZipInfo(inside), pkgutil.get_data(package, data) or b"")
    return buffer.getvalue()


def whole_library(archives: list[str]) -> bytes:
    """Return a zip file with the content of these archives, with byte code for modules that are
    loaded now or needed without the snapshot."""
    for name in FOR_WHOLE:
        import_module(name)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for archive in map(zipfile.ZipFile, archives):
            for path in sorted(name for name in archive.namelist() if not name.endswith("/")):
                content = archive.read(path)
                name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
                if path.endswith(".py") and name in sys.modules:
                    content = _compiled(name, path, decode_source(content))
                    path = f"{path}c"
                file.writestr(zipfile.ZipInfo(path), content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


@functools.cache  # most modules are in both libraries
def _compiled(name: str, path: str, source: str) -> bytes:
    """Return the content of a byte code file. Modules for users' programs keep their docstrings,
    for help()."""
    program = source if name.startswith("edagari.learn") else _bare(source)
    code = compile(program, path, "exec", dont_inherit=True, optimize=0)
    if not name.startswith(f"{edagari.__name__}."):
        code = _with_one_line(code)
    return UNCHECKED + marshal.dumps(code)


def _bare(source: str) -> ast.Module:
    """Return the program without docstrings and types of functions, with one line number for each
    statement."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass(lineno=1, col_offset=0)]
    _put_on_one_line(tree, 1)
    return tree


def _put_on_one_line(node: ast.AST, line: int) -> None:
    """Give every part of a statement its first line number."""
    for child in ast.iter_child_nodes(node):
        own = child.lineno if isinstance(child, ast.stmt | ast.excepthandler) else line
        if isinstance(child, ast.stmt | ast.expr | ast.excepthandler | ast.pattern | ast.keyword):
            child.lineno = child.end_lineno = own
            child.col_offset = child.end_col_offset = 0
        _put_on_one_line(child, own)


def _with_one_line(code: CodeType) -> CodeType:
    """Return the code, and all nested code, with its first line number everywhere: the table of
    lines is then a short repeated pattern. Without a table, tracebacks could not be written."""
    whole, rest = divmod(len(code.co_code) // CODE_UNIT, MOST_UNITS)
    table = _on_one_line(MOST_UNITS) * whole + (_on_one_line(rest) if rest else b"")
    inner = (_with_one_line(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def _on_one_line(units: int) -> bytes:
    """Return an entry of a table of lines: some code units, without columns, on the previous
    entry's line (InternalDocs/code_objects.md of CPython)."""
    return bytes((0x80 | NO_COLUMNS << 3 | units - 1, 0))
