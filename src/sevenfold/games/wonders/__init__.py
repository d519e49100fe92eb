"""The rules of 7 Wonders: base game of 2010, 3 to 7 players, both sides of the boards."""
