"""Bots of Die Sieben Weisen."""
