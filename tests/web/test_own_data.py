"""Where one is signed in, and all that is one's own as one file, on the page."""

from __future__ import annotations

import zipfile

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.people import api, begin

LIVIA = {"login": "livia.devices", "password": "ab urbe condita"}


def test_devices_are_shown_and_another_one_is_signed_out(new_page: NewPage) -> None:
    page, other = new_page(), new_page(None)
    begin(page, "caesar", [{"kind": "you"}, {"kind": "hot", "name": "Minerva"}])
    api(page, "POST", "/accounts", LIVIA)
    other.goto(page.url.split("#")[0])
    api(other, "POST", "/sessions", LIVIA)
    other.reload()
    page.goto(page.url.split("#")[0] + "#/you")
    page.reload()
    listed = page.locator(".devices li")
    expect(listed).to_have_count(2)
    expect(listed.filter(has_text="this device")).to_contain_text("Chrome on Linux")
    other.goto(page.url.split("#")[0] + "#/you")
    expect(other.get_by_text("with an account")).to_be_visible()
    page.get_by_role("button", name="Sign out: Chrome on Linux").click()
    expect(listed).to_have_count(1)
    expect(other.get_by_text("with an account")).to_have_count(0)
    expect(page.get_by_text("with an account")).to_be_visible()


def test_all_that_is_ones_own_is_one_press_away(new_page: NewPage) -> None:
    page = new_page()
    match = begin(page, "caesar", [{"kind": "you"}, {"kind": "hot", "name": "Minerva"}])
    page.goto(page.url.split("#")[0] + "#/you")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Everything that is yours, as one file").click()
    assert waiting.value.suggested_filename == "quadriga.zip"
    with zipfile.ZipFile(waiting.value.path()) as archive:
        assert f"matches/{match}-seat0.quadriga" in archive.namelist()
    expect(page.get_by_text("among your downloads")).to_be_visible()
