"""What people do on the page, in a few words."""

from __future__ import annotations

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


def begin(page: Page, game: str, seats: list[dict[str, Any]], start: bool = True) -> str:
    """A match of this page's user, who is a guest, opened on the page; its id."""
    api(page, "POST", "/guests", {"name": "Marcus"})
    page.reload()
    match: str = api(page, "POST", "/matches", {"game": game, "seats": seats, "start": start})["id"]
    page.goto(page.url.split("#")[0] + f"#/match/{match}")
    return match


def asked(page: Page) -> None:
    """Wait until a decision is offered, or the game is over."""
    expect(page.locator(".decision, .ended").first).to_be_visible()


def log(page: Page) -> str:
    return page.locator(".rail .log").inner_text()
