"""The entry point of the `sevenfold` command."""

from cyclopts import App

from sevenfold import __version__

app = App(name="sevenfold", version=__version__, help="Three games of seven at one table.")


def main() -> None:
    """Run the command line."""
    app()
