"""Debian's packages, unpacked in a folder without being installed, and Ruby among them."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from builder.shell import Problem

RELEASE = "bookworm"
ARCHIVES = "archives"
LIBRARIES = "usr/lib/x86_64-linux-gnu"
RUBY = "3.1.0"
WITH_ABSOLUTE_NAMES = "usr/share/rubygems-integration/all/gems/sassc-2.4.0/lib/sassc/native.rb"


def is_here() -> bool:
    """Return whether this machine has the release of Debian whose versions are pinned."""
    try:
        return platform.freedesktop_os_release().get("VERSION_CODENAME") == RELEASE
    except OSError:
        return False


def unpack(pins: Sequence[str], folder: Path) -> Mapping[str, str]:
    """Unpack pinned packages, and all that they need and the machine lacks; return the environment
    in which their programs run."""
    install = ["apt-get", "install", "--simulate", "--no-install-recommends", *pins]
    missing = [line.split() for line in _answer(install, folder).splitlines()]
    names = [words[1] for words in missing if words[:1] == ["Inst"]]
    names += [pin for pin in pins if pin.split("=")[0] not in names]
    archives = folder / ARCHIVES
    archives.mkdir()
    _answer(["apt-get", "download", "--quiet", *names], archives)
    for archive in sorted(archives.glob("*.deb")):
        _answer(["dpkg", "-x", archive.name, str(folder)], archives)
    absolute = folder / WITH_ABSOLUTE_NAMES
    if absolute.exists():
        absolute.write_text(absolute.read_text("utf-8").replace("/usr/lib", f"{folder}/usr/lib"))
    return environment(folder)


def environment(root: Path) -> dict[str, str]:
    def folders(*names: str) -> str:
        return os.pathsep.join(str(root / name) for name in names)

    ruby = "usr/lib/ruby"
    return {
        "LD_LIBRARY_PATH": folders(LIBRARIES),
        "RUBYLIB": folders(
            f"{ruby}/vendor_ruby",
            f"{ruby}/{RUBY}",
            f"{LIBRARIES}/ruby/{RUBY}",
            f"{LIBRARIES}/ruby/vendor_ruby/{RUBY}",
        ),
        "GEM_PATH": folders(
            "usr/share/rubygems-integration/all",
            f"usr/share/rubygems-integration/{RUBY}",
            f"{LIBRARIES}/rubygems-integration/{RUBY}",
            f"{ruby}/gems/{RUBY}",
        ),
    }


def _answer(words: Sequence[str], folder: Path) -> str:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Problem(f"{' '.join(words[:2])} failed:\n{done.stdout[-500:]}\n{done.stderr[-2000:]}")
    return done.stdout
