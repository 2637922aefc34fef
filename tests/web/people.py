"""What people do on the page, in a few words."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect


def api(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as this page's user."""
    script = """async ([method, path, body]) => {
      const headers = { "X-Quadriga": "1", "Content-Type": "application/json" };
      const answer = await fetch("/api" + path, { method, headers, body: body && JSON.stringify(body) });
      return answer.status === 204 ? null : await answer.json();
    }"""
    return page.evaluate(script, [method, path, body])


def end_match(page: Page, other: Page, match: str) -> None:
    """Two who play agree to end their match without a result."""
    seat = api(page, "GET", f"/matches/{match}")["you"][0]
    api(page, "POST", f"/matches/{match}/proposals", {"seat": seat, "kind": "end"})
    api(other, "POST", f"/matches/{match}/proposals/answer", {"agree": True})


def begin(page: Page, game: str, seats: list[dict[str, Any]], start: bool = True) -> str:
    """A match of this page's user, who is a guest, opened on the page; its id."""
    api(page, "POST", "/guests", {"name": "Marcus"})
    page.reload()
    match: str = api(page, "POST", "/matches", {"game": game, "seats": seats, "start": start})["id"]
    page.goto(page.url.split("#")[0] + f"#/match/{match}")
    return match


def sit_down(page: Page, name: str = "Livia") -> None:
    """Say who one is to a table that one has come to, and take a seat."""
    page.get_by_label(re.compile("Your name|Votre nom")).fill(name)
    page.get_by_role("button", name=re.compile("Sit down|Prendre place")).click()
    expect(page.locator(".niche").filter(has_text=re.compile("you|vous"))).to_contain_text(name)


def asked(page: Page) -> None:
    """Wait until a decision is offered, or the game is over."""
    expect(page.locator(".decision, .ended").first).to_be_visible()


def log(page: Page) -> str:
    return page.locator(".rail .log").inner_text()
