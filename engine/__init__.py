"""The rules: pure Python, no Discord, database, clock, randomness or pictures."""
