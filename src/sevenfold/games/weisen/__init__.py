"""The rules of Die Sieben Weisen, for three to five players."""
