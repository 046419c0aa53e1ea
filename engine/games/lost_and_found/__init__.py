"""Lost & Found: a co-operative memory game. Rule references: rulings LF-01 to LF-41."""
