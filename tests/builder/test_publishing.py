"""The needs of a public host: the page for addresses that do not exist, and absolute addresses."""

import base64
import hashlib
import re
import xml.etree.ElementTree as ElementTree

import pytest

from builder import publishing
from builder.shell import ROOT, Problem

BASE = "https://name.example/puzzles/"


@pytest.fixture
def site(tmp_path):
    for name in ("404.html", "robots.txt", ".nojekyll"):
        (tmp_path / name).write_bytes((ROOT / "web" / name).read_bytes())
    for folder in (".", "p/one"):
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / folder / "index.html").write_text("<head>\n  </head><body></body>")
    (tmp_path / "p/one/board.png").write_bytes(b"")
    return tmp_path


def text_of(path):
    return path.read_text("utf-8")


class TestTheBase:
    @pytest.mark.parametrize("typed", [BASE, BASE[:-1], BASE + "/"])
    def test_ends_with_one_slash(self, typed):
        assert publishing.base_of(typed) == BASE

    @pytest.mark.parametrize(
        "typed", ["", "name.example", "/puzzles/", "ftp://name.example/", BASE + "?a", BASE + "#a"]
    )
    def test_is_a_whole_address_or_refused(self, typed):
        with pytest.raises(Problem, match="--base is an address"):
            publishing.base_of(typed)


class TestThePageForWhatIsNotFound:
    def test_allows_its_own_style_and_script_alone(self, site):
        publishing.write(site, None)
        page = text_of(site / "404.html")
        [(policy)] = re.findall(r'content="(default-src[^"]+)"', page)
        for kind in ("style", "script"):
            [text] = re.findall(rf"<{kind}[^>]*>(.*?)</{kind}>", page, re.S)
            hashed = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            assert f"{kind}-src 'sha256-{hashed}'" in policy
        assert "inline" not in policy

    def test_asks_for_no_file_whose_address_would_not_hold(self, site):
        publishing.write(site, None)
        assert set(re.findall(r'(?:src|href)="([^"]*)"', text_of(site / "404.html"))) == {"/"}

    def test_leads_home_where_home_is_known(self, site):
        publishing.write(site, BASE)
        assert text_of(site / "404.html").count('class="home" href="/puzzles/"') == 2


class TestWithoutABase:
    def test_nothing_is_absolute(self, site):
        publishing.write(site, None)
        assert not (site / "sitemap.xml").exists()
        for path in site.rglob("*"):
            assert path.is_dir() or "://" not in text_of(path)


class TestWithABase:
    def test_every_page_says_where_it_is(self, site):
        publishing.write(site, BASE)
        for path, address in (("index.html", BASE), ("p/one/index.html", f"{BASE}p/one/")):
            page = text_of(site / path)
            assert f'<link rel="canonical" href="{address}" />' in page
            assert f'<meta property="og:url" content="{address}" />' in page

    def test_a_page_with_a_picture_to_share_says_where_that_is(self, site):
        publishing.write(site, BASE)
        tag = f'<meta property="og:image" content="{BASE}p/one/board.png" />'
        assert tag in text_of(site / "p/one/index.html")
        assert "og:image" not in text_of(site / "index.html")

    def test_a_page_with_an_embed_is_shared_with_the_picture_of_its_first_puzzle(self, site):
        (site / "learn").mkdir()
        embeds = [f'<edagari-puzzle id="a" puzzle="{name}" lang="en">' for name in ("one", "two")]
        page = site / "learn/index.html"
        page.write_text(f"<head>\n  </head><body>{''.join(embeds)}</body>")
        publishing.write(site, BASE)
        assert re.findall(r'og:image" content="([^"]*)"', text_of(page)) == [
            f"{BASE}p/one/board.png"
        ]

    def test_robots_find_every_page(self, site):
        publishing.write(site, BASE)
        assert f"\nSitemap: {BASE}sitemap.xml\n" in text_of(site / "robots.txt")
        listed = ElementTree.fromstring(text_of(site / "sitemap.xml")).iter()
        assert [each.text for each in listed if each.tag.endswith("loc")] == [BASE, f"{BASE}p/one/"]
