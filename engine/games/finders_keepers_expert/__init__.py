"""Finders Keepers Expert: a game of its own, with the cards of the basic one. Rule references: FK-01 to FK-46."""
