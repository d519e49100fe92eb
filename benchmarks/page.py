"""The page's weight and its way to the first table: JavaScript and CSS gzipped, and the time until one can play.

    python benchmarks/page.py [URL]        URL of a running Sevenfold; left out: the weight alone

Targets: all JavaScript and CSS that somebody fetches who opens a game's table by its link, in the heavier language,
below 150 kB; the first table usable within 1 s on localhost.
"""

from __future__ import annotations

import gzip
import json
import statistics
import sys
import time
from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent / "src" / "sevenfold" / "server" / "static"
GAMES = {
    "sevn": ("sevn", "src/games/sevn/SevnTable.svelte"),
    "7wonders": ("wonders", "src/games/wonders/WondersTable.svelte"),
    "weisen": ("weisen", "src/games/weisen/WeisenTable.svelte"),
}
"""For each game its part of the catalogue, and its table."""
LANGUAGES = ("en", "de")
MOST_KILOBYTES = 150
RUNS = 5


def weights(game: str, language: str, folder: Path = STATIC) -> dict[str, int]:
    """Every script and style that a game's table needs, with its gzipped size in bytes.

    Raises `FileNotFoundError` where no page is built, `KeyError` for a part that the page hasn't.
    """
    manifest = folder / ".vite" / "manifest.json"
    if not manifest.exists():
        raise FileNotFoundError(f"{folder} has no page; build it with `make page`")
    parts = json.loads(manifest.read_text("utf-8"))
    words, room = GAMES[game]
    waiting = ["index.html", "src/table/TablePage.svelte", room]
    waiting += [f"src/lib/catalogue/{language}.ts", f"src/lib/catalogue/{language}_{words}.ts"]
    names: set[str] = set()
    seen: set[str] = set()
    while waiting:
        part = waiting.pop()
        if part not in seen:
            seen.add(part)
            names |= {parts[part]["file"], *parts[part].get("css", [])}
            waiting += parts[part].get("imports", [])
    return {name: len(gzip.compress((folder / name).read_bytes(), 9, mtime=0)) for name in sorted(names)}


def first_table(url: str) -> list[float]:
    """Seconds from opening a table's address, with an empty cache, until one may draw; several runs."""
    from playwright.sync_api import sync_playwright

    times: list[float] = []
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=arguments)
        for _ in range(RUNS):
            context = browser.new_context(locale="en-GB")
            page = context.new_page()
            page.goto(url)
            page.locator(".panel-sevn").get_by_role("button", name="Play now against bots").click()
            page.locator("[data-mine=true] [data-move]").first.wait_for()
            table = page.url
            cold = browser.new_context(locale="en-GB", storage_state=context.storage_state())
            page = cold.new_page()
            began = time.perf_counter()
            page.goto(table, wait_until="commit")
            page.locator("[data-mine=true] [data-move]").first.wait_for()
            times.append(time.perf_counter() - began)
            cold.close()
            context.close()
        browser.close()
    return times


def main(arguments: list[str]) -> int:
    """Print the figures; ends with 1 where the page weighs too much."""
    heaviest = 0.0
    for game in GAMES:
        sizes = max((weights(game, language) for language in LANGUAGES), key=lambda found: sum(found.values()))
        total = sum(sizes.values()) / 1000
        heaviest = max(heaviest, total)
        print(f"{total:8.1f} kB  {game}: JavaScript and CSS of a table, gzipped (at most {MOST_KILOBYTES})")
        for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
            print(f"{size / 1000:14.1f} kB  {name}")
    if arguments:
        times = first_table(arguments[0])
        print(
            f"{statistics.median(times):8.2f} s   from the address to the first decision, median of {RUNS}, empty cache"
        )
    return 0 if heaviest < MOST_KILOBYTES else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
