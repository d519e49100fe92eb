"""Policies for 7 Wonders."""
