"""A person in front of the page that `python -m bot play` shows: what they do and see, said in their words."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, expect, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE_MS = 30_000


def chromium() -> str | None:
    """Return the path of an installed Chromium, or None."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


@contextmanager
def browser_page(executable: str, *, width: int = 1280, height: int = 1100) -> Iterator[Page]:
    """Open an empty page in a headless Chromium. The page's own content policy would forbid Playwright to ask it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        context = browser.new_context(bypass_csp=True, viewport={"width": width, "height": height})
        context.set_default_timeout(PATIENCE_MS)
        try:
            yield context.new_page()
        finally:
            browser.close()


class DiscordPage:
    """One browser tab."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        page.goto(url)
        self.settled()

    def settled(self) -> None:
        """Wait until the page has sent and shown everything."""
        self.page.wait_for_function(
            "() => { const p = window.simcordPreview; return p && p.ready && !p.pendingAction && !p.awaitingRevision; }"
        )

    def become(self, name: str) -> None:
        """Look at the channel as somebody else."""
        picker = self.page.locator("#viewer-picker")
        person = picker.locator("option", has_text=name).get_attribute("value")
        picker.select_option(value=person)
        self.page.wait_for_function("id => window.simcordPreview.viewerId === id", arg=person)
        self.settled()

    def slash(self, command: str, **options: str) -> None:
        """Type a slash command, fill its options (by what stands in their suggestions, if they have any), send it."""
        box = self.page.locator("#channel-composer-input")
        box.click()
        box.press_sequentially(f"/{command}")
        named = self.page.get_by_text(f"/{command}", exact=True)
        self.page.locator(".command-entry").filter(has=named).first.click()
        for name, value in options.items():
            self._fill(name, value)
        self.page.locator("#send-message").click()
        box.wait_for()  # the plain composer is back: the command was taken
        self.settled()

    def _fill(self, name: str, value: str) -> None:
        field = self.page.locator(f".command-option-input[data-option='{name}']")
        if not field.count():
            self.page.locator(".command-ghost").click()
            self._suggestion(name).click()
        field.click()
        field.press_sequentially(value)
        if field.get_attribute("aria-autocomplete") == "list":
            self._suggestion(value).click()

    def _suggestion(self, text: str) -> Locator:
        return self.page.locator("#command-suggestion-listbox [role=option]", has_text=text).first

    def messages(self) -> Locator:
        """Every message in the channel, oldest first."""
        return self.page.locator("#channel-message-list article.channel-message")

    def message(self, text: str) -> Locator:
        """The latest message that contains these words."""
        return self.messages().filter(has_text=text).last

    def enabled(self, within: Locator | None = None) -> Locator:
        """Every button that can be pressed."""
        return (within or self.page).locator(".component-button:not([disabled]):not([aria-disabled='true'])")

    def buttons(self, label: str, within: Locator | None = None) -> Locator:
        """Buttons that can be pressed and whose label is exactly this."""
        exact = re.compile(rf"^\s*{re.escape(label)}\s*$")
        return self.enabled(within).filter(has=self.page.locator(".button-label", has_text=exact))

    def press(self, label: str, within: Locator | None = None) -> None:
        """Press the latest button with this label."""
        self.buttons(label, within).last.click()
        self.settled()

    def choose(self, placeholder: str, *labels: str, within: Locator | None = None) -> None:
        """Open the latest select with this placeholder or present value and take these of its options."""
        trigger = (within or self.page).locator(".select-trigger", has_text=placeholder).last
        trigger.click()
        options = self.page.locator(f"[id='{trigger.get_attribute('aria-controls')}']")
        for label in labels:
            options.locator(".select-option", has_text=label).first.click()
        if options.get_attribute("aria-multiselectable") == "true":
            self.page.locator(".select-apply:visible").click()  # Escape would take it back
        self.settled()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Fail unless these words are in the channel soon."""
        expect(self.page.locator("#channel-message-list")).to_contain_text(text, timeout=PATIENCE_MS)

    def never_sees(self, text: str | re.Pattern[str]) -> None:
        """Fail if these words are in the channel now."""
        expect(self.page.locator("#channel-message-list")).not_to_contain_text(text)

    def picture(self, folder: Path, name: str) -> Path:
        """Keep a picture of the page, its newest message in view and its media loaded."""
        self.messages().last.scroll_into_view_if_needed()
        self.settled()
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{name}.png"
        self.page.screenshot(path=str(file))
        return file
