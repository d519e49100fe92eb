"""Chances and reasons for each option, and the review of a finished match."""
