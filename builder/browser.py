"""Chromium for the page's tests: installed, or installable, or a clear message."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from builder.shell import Problem, answer_of, say

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
ELSEWHERE = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
PLAYWRIGHTS_OWN = (
    "from playwright.sync_api import sync_playwright as p\n"
    "with p() as it: print(it.chromium.executable_path)"
)
UPDATE = ["apt-get", "update", "-qq"]


def find(python: Path) -> str | None:
    """Return a Chromium that runs on this machine; `python` has Playwright."""
    own = answer_of([python, "-c", PLAYWRIGHTS_OWN])
    for program in [*map(shutil.which, NAMES), *ELSEWHERE, own]:
        if program and answer_of([program, "--version"]):
            return program
    return None


def find_or_install(python: Path) -> str:
    """Return a Chromium that runs, installing it if need be. Raises Problem naming the attempts."""
    tried: list[str] = []
    if found := find(python):
        return found
    for name, commands in _ways_to_install(python):
        say(f"installing Chromium with {name} (first time: a minute or two) ...")
        said = first_failure(commands)
        if found := find(python):
            return found
        tried.append(f"{name}: {said or 'it ran, but no Chromium starts'}")
    raise Problem(
        "Chromium is needed for the page's tests and none starts here; tried "
        + "; ".join(tried)
        + ". Install Chromium or Google Chrome so that it is on PATH."
    )


def _ways_to_install(python: Path) -> list[tuple[str, list[list[str]]]]:
    """Return ways to install it: as root on Debian its package, which includes the libraries, then
    Playwright's."""
    ways = [("playwright install", [[str(python), "-m", "playwright", "install", "chromium"]])]
    if may_use_apt():
        ways.insert(0, ("apt-get", [UPDATE, install("chromium")]))
    return ways


def may_use_apt() -> bool:
    """Return whether Debian packages can be installed: we are root and have apt-get."""
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def install(*packages: str) -> list[str]:
    """Return the command that installs Debian packages with only their required dependencies."""
    return ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]


def first_failure(commands: list[list[str]]) -> str | None:
    """Run the commands until one fails; return the last line of its output, None if all succeed."""
    for command in commands:
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = (done.stdout + done.stderr).strip().splitlines()
            return lines[-1] if lines else f"exit code {done.returncode}"
    return None
