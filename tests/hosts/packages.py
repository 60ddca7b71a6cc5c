"""Pinned packages of three registries in one temporary folder: the pin says which.

name==1.0   PyPI, in an environment of its own
name@1.0    npm
name=1.0    Debian, unpacked without being installed, with what it depends on
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from builder.shell import Problem
from tests.hosts import debian

SECONDS_TO_START = 60


def can_be_had(packages: Sequence[str]) -> bool:
    """Return whether this machine can run these versions: Debian's only on that release."""
    return debian.is_here() or not any(map(is_of_debian, packages))


def is_of_debian(pin: str) -> bool:
    return "=" in pin and "==" not in pin


def install(packages: Sequence[str], folder: Path) -> Mapping[str, str]:
    """Install packages in `folder`, and return the environment in which they run."""
    python = [each for each in packages if "==" in each]
    unpacked = [each for each in packages if is_of_debian(each)]
    node = [each for each in packages if "=" not in each]
    programs = [folder / name for name in ("venv/bin", "node_modules/.bin", "usr/bin")]
    path = os.pathsep.join([*map(str, programs), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path}
    if python:
        run([sys.executable, "-m", "venv", "venv"], folder, environment)
        run(["python", "-m", "pip", "install", "--quiet", *python], folder, environment)
    if node:
        words = ["npm", "install", "--prefix", ".", "--no-audit", "--no-fund", "--silent"]
        run([*words, *node], folder, environment)
    if unpacked:
        environment |= debian.unpack(unpacked, folder)
    return environment


def run(words: Sequence[str], folder: Path, environment: Mapping[str, str]) -> str:
    """Run a command to its end, and return what it says."""
    done = subprocess.run(
        words, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Problem(f"{words[0]} failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return done.stdout


@contextmanager
def running(words: Sequence[str], folder: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """Start a server on a free port, and yield its address once it answers."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    process = subprocess.Popen(
        [*words, str(port)],
        cwd=folder,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + SECONDS_TO_START
        while not answers(port):
            if process.poll() is not None or time.monotonic() > until:
                raise Problem(f"{words[0]} serves nothing")
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait()


def answers(port: int) -> bool:
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0
