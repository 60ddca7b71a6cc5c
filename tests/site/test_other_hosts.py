"""The built site names no other host, and every page of it forbids asking one."""

import re

import pytest

from builder.site import SITE
from tests.support.journey import sentence

TEXT = {".css", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".webmanifest", ".xml"}
ADDRESS = re.compile(r"""(?:https?|wss?)://[^\s"'`<>()\\]+""")

# What may be named, where, and why nothing is asked of it.
NAMESPACES = r"http://www\.(w3\.org/\d{4}/|sitemaps\.org/schemas/)"  # names, not places
ALLOWED = [
    (r".*", NAMESPACES),
    (r".*\.map$", r"https?://"),  # comments in the sources of packages
    (r"sw\.js$", r"https://bit\.ly/wb-precache$"),  # in a message of Workbox for programmers
    # in messages of highlight.js for programmers
    (r"app/explain/highlighting-\w+\.js$", r"https://github\.com/highlightjs/highlight\.js/"),
    (r"sandbox/worker-\w+\.js$", r"https://files\.invalid/"),  # of files that are handed over
    (r"python/[\d.]+/pyodide\.mjs$", r"https://cdn\.jsdelivr\.net/pyodide/"),  # we name our own
    (
        r"python/[\d.]+/pyodide\.asm\.mjs$",
        r"https://\$\{",
    ),  # put before a name that Python asks for
]
FILES = sorted(path for path in SITE.rglob("*") if path.suffix in TEXT)


def base() -> str | None:
    """The site's own address, if it was built for one."""
    home = (SITE / "index.html").read_text("utf-8")
    found = re.search(r'rel="canonical" href="([^"]+)"', home)
    return found and found[1]


def test_no_file_names_another_host():
    own, strangers = base(), []
    for path in FILES:
        name = path.relative_to(SITE).as_posix()
        for address in ADDRESS.findall(path.read_text("utf-8")):
            may = any(re.match(where, name) and re.match(what, address) for where, what in ALLOWED)
            if not may and not (own and address.startswith(own)):
                strangers.append(f"{name}: {address}")
    assert not strangers


@pytest.mark.parametrize("allowed", ALLOWED, ids=lambda pair: pair[0])
def test_what_may_be_named_is_named(allowed):
    where, what = allowed
    assert any(
        re.match(what, address)
        for path in FILES
        if re.match(where, path.relative_to(SITE).as_posix())
        for address in ADDRESS.findall(path.read_text("utf-8"))
    )


def test_every_page_forbids_all_but_the_site_itself():
    for page in sorted(SITE.rglob("*.html")):
        with sentence(str(page.relative_to(SITE))):
            text = page.read_text("utf-8")
            [policy] = re.findall(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', text)
            rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
            assert rules["default-src"] == "'none'"
            words = {word for allowed in rules.values() for word in allowed.split()}
            hashes = {word for word in words if word.startswith("'sha256-")}
            handed_over = {"blob:"} if page.name.startswith("python-") else set()
            assert words - hashes <= {"'none'", "'self'", "'wasm-unsafe-eval'", *handed_over}
            assert text.index("Content-Security-Policy") < text.index("<title>")
            before = text[: text.index("Content-Security-Policy")]
            assert not re.search(r"<(script|link|style|img)", before)
