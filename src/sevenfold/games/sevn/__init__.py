"""SEVN: push your luck with 120 cards; the first to 250 points wins (seed and rulings in `docs/rules/sevn.md`)."""
