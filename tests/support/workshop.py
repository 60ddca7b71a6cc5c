"""The workshop from a user's side: typing, running and stepping through a program."""

from pathlib import Path

from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.support.polling import removed_by
from tests.support.workbench import Workbench, script

STARTS = Path(__file__).parents[2] / "web" / "starts"


class Workshop:
    """The workshop over a page, in English, opened from the program panel, with a typed program."""

    def __init__(self, page: Page, link: str, source: str | None = None) -> None:
        Workbench(page, f"{link}&panels=program")
        self.page = page
        self.room = page.get_by_role("dialog", name="Your own program")
        self.open()
        if source is not None:
            self.write(source)

    def open(self) -> None:
        self.page.get_by_role("button", name="Change this program").click()
        expect(self.room).to_be_visible()

    def close(self) -> None:
        with removed_by(self.room):
            self.button("Close").click()

    @property
    def editor(self) -> Locator:
        return self.room.get_by_role("textbox", name="Program")

    @property
    def status(self) -> Locator:
        return self.room.locator(".status")

    @property
    def trouble(self) -> Locator:
        return self.room.locator(".trouble")

    @property
    def output(self) -> Locator:
        return self.room.locator(".printed pre")

    @property
    def value(self) -> Locator:
        return self.room.locator(".printed .value code")

    @property
    def lit(self) -> Locator:
        return self.room.locator(".cm-line.now")

    def button(self, name: str) -> Locator:
        return self.room.get_by_role("button", name=name, exact=True)

    def figure(self, name: str) -> Locator:
        return self.room.locator(f"[data-figure='{name}'] dd")

    def variable(self, name: str) -> Locator:
        """The value of a variable, in the innermost call that has it."""
        return self.room.locator(f".call dl div:has(dt:text-is('{name}')) dd").first

    def write(self, source: str) -> None:
        """Replace the program, as by pasting."""
        self.editor.click()
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(source)

    def choose(self, *files: tuple[str, str]) -> None:
        """Choose files, by name and text, in the browser's dialogue."""
        chosen: list[FilePayload] = [
            {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
            for name, text in files
        ]
        self.room.get_by_label("Open files").set_input_files(chosen)

    def drop(self, name: str, text: str) -> None:
        """Drop a file on the editor."""
        self.editor.evaluate(script("drop_file"), [name, text])

    def file(self, name: str) -> Locator:
        """The entry of a file in the list, with its outcome."""
        return self.room.locator(".class-files li").filter(has_text=name)

    def run(self, by_line: bool = False) -> None:
        self.button("Step by line" if by_line else "Run").click()
