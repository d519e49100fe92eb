"""Runs the command line as `python -m sevenfold`."""

from sevenfold.cli.main import main

if __name__ == "__main__":
    main()
