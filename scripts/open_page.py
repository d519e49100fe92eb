"""Opens the page in the browser of this desk as soon as the server answers: `open_page.py HOST PORT`.

Where there is no desk (a server, a container, a session over SSH) it does nothing.
"""

from __future__ import annotations

import os
import sys
import time
import urllib.request
import webbrowser


def has_desk() -> bool:
    """Whether a browser window could appear in front of the person who called."""
    if os.environ.get("SEVENFOLD_NO_BROWSER") or os.environ.get("SSH_CONNECTION") or os.environ.get("CI"):
        return False
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def answers(url: str) -> bool:
    """Whether the server is up."""
    try:
        with urllib.request.urlopen(url, timeout=1) as response:
            return response.status == 200
    except OSError:
        return False


def main(host: str, port: str) -> None:
    """Wait for the server, then open its page."""
    if not has_desk():
        return
    name = "localhost" if host in {"127.0.0.1", "::1", "0.0.0.0"} else host
    url = f"http://{name}:{port}"
    parent = os.getppid()
    for _ in range(240):
        if os.getppid() != parent:  # `make play` has ended
            return
        if answers(url):
            webbrowser.open(url)
            return
        time.sleep(0.25)


if __name__ == "__main__":
    main(*sys.argv[1:3])
