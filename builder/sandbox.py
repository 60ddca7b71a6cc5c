"""The page python.html, in which users' programs run (docs/security.md): its two scripts are
inlined, and its policy allows only them, by their hashes. In the site it is named after its
content, so that an open page gets the one of its own version."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path
from string import Template

from builder.shell import Problem, read_output

HERE = Path(__file__).resolve().parent
PAGE = "python.html"


def write(node: str, site: Path, web: Path) -> str:
    """Complete the page in `site`; return its name there. Raises Problem if a script cannot be
    bundled, or would end early when inlined."""
    said = read_output([node, HERE / "sandbox.mjs", web], "the sandbox could not be bundled")
    scripts: dict[str, str] = json.loads(said)
    if "</" in scripts["inner"] or "<!--" in scripts["inner"]:
        raise Problem("the inner script of the sandbox cannot stand inside a page")
    outer = scripts["outer"].replace("</", "<\\/")
    page = site / PAGE
    filled = Template(page.read_text("utf-8")).substitute(
        outer=hash_of(outer), inner=hash_of(scripts["inner"]), script=outer
    )
    digest = hashlib.sha256(filled.encode()).hexdigest()[:8]
    named = page.rename(page.with_stem(f"{page.stem}-{digest}"))
    named.write_text(filled, "utf-8")
    return named.name


def hash_of(script: str) -> str:
    """Return the hash of an inline script or style in a policy's form."""
    return f"sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}"
