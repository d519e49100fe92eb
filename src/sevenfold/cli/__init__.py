"""The `sevenfold` command."""
