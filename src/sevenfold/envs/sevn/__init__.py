"""SEVN as an environment: what a seat observes, and how its moves are numbered."""
