"""Three games of seven at one table: Die Sieben Weisen, SEVN and 7 Wonders."""

__version__ = "0.1.0"
