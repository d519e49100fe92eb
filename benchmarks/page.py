"""The page's weight and its way to the first table: JavaScript and CSS gzipped, and the time until one can play.

    python benchmarks/page.py [URL]        URL of a running Sevenfold; left out: the weight alone

Targets: all JavaScript and CSS together below 150 kB; the first table usable within 1 s on localhost.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import time
from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent / "src" / "sevenfold" / "server" / "static"
MOST_KILOBYTES = 150
RUNS = 5


def weights(folder: Path = STATIC) -> dict[str, int]:
    """Every script and style of the built page with its gzipped size in bytes. Raises `FileNotFoundError` if unbuilt."""
    files = sorted(file for file in folder.rglob("*") if file.suffix in {".js", ".css"})
    if not files:
        raise FileNotFoundError(f"{folder} has no page; build it with `make page`")
    return {file.name: len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files}


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
            page.get_by_role("button", name="Play now against bots").click()
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
    sizes = weights()
    for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
        print(f"{size / 1000:8.1f} kB  {name}")
    total = sum(sizes.values()) / 1000
    print(f"{total:8.1f} kB  JavaScript and CSS, gzipped (at most {MOST_KILOBYTES})")
    if arguments:
        times = first_table(arguments[0])
        print(
            f"{statistics.median(times):8.2f} s   from the address to the first decision, median of {RUNS}, empty cache"
        )
    return 0 if total < MOST_KILOBYTES else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
