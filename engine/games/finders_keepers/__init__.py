"""Finders Keepers, the basic game, and what it shares with Expert: the objects, their pictures and the deck."""
