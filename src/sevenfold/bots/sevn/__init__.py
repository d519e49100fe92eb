"""Policies for SEVN."""
