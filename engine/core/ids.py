"""Small types that name things."""

from typing import NewType

Seat = NewType("Seat", int)
"""A numbered place at a table, from 0: all that the engine knows of a person."""

Value = int | str
"""What one form field or one lobby option may hold."""
