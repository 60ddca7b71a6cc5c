"""The browsers for the page's tests besides Chromium, and Chromium's shell: installed, or from
Debian packages, or a clear message.

browser   a browser for visitors, by its usual name
program   a program that it needs, under one of several names
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass

from builder.browser import UPDATE, first_failure, install, may_use_apt
from builder.shell import Problem, answer_of, say


@dataclass(frozen=True)
class Browser:
    """A browser, the names of each program that it needs, and their Debian packages."""

    name: str
    programs: tuple[tuple[str, ...], ...]
    packages: tuple[str, ...]


FIREFOX = Browser(
    "Firefox",
    (("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"),),
    ("firefox-esr",),
)
WEBKIT = Browser("WebKit", (("WebKitWebDriver",), ("Xvfb",)), ("webkit2gtk-driver", "xvfb"))
SHELL = Browser("Chromium's shell", (("chromium-headless-shell",),), ("chromium-headless-shell",))
"""Chromium without windows: the same engine for three quarters of the work."""
HELP = ["--help", "-help", "--version"]  # each program accepts one of them and exits with 0

OTHERS = [FIREFOX, WEBKIT]


def find(wanted: Browser) -> list[str] | None:
    """Return its programs, in order, if all run on this machine."""
    found = [next(filter(_runs, map(shutil.which, names)), None) for names in wanted.programs]
    return [each for each in found if each] if all(found) else None


def find_or_install(wanted: Browser) -> list[str]:
    """Return its programs, installing them if need be. Raises Problem naming the missing ones and
    the reason."""
    if found := find(wanted):
        return found
    tried = "only root on Debian can have it installed from here"
    if may_use_apt():
        say(f"installing {wanted.name} with apt-get (first time: a minute or two) ...")
        said = first_failure([UPDATE, install(*wanted.packages)])
        if found := find(wanted):
            return found
        tried = f"apt-get: {said or 'it ran, but it does not start'}"
    raise Problem(f"{missing(wanted)} ({tried})")


def missing(wanted: Browser) -> str:
    """Say that it is missing, and how to install it."""
    programs = " and ".join(names[0] for names in wanted.programs)
    packages = " ".join(wanted.packages)
    return f"{wanted.name} is not tested: no {programs} runs here; Debian's packages: {packages}"


def _runs(program: str | None) -> bool:
    return program is not None and any(answer_of([program, word]) is not None for word in HELP)
