### Words that any other message may be made of.

# Stands between the items of a list ("A1, B2").
list-separator = { ", " }

# A seat whose occupant's name is not at hand. $number counts from 1.
seat-number = Seat { $number }

# What happened at a table, in any game.
event-left = { $who } left the table.
event-taken = { $who } took the free seat.
event-handed = { $who } has the seat from now on.
# The same of a seat that somebody else has taken since.
event-left-before = Somebody left the table.
event-taken-before = Somebody took the free seat.
event-handed-before = A seat changed hands.
event-back = { $who } is back.
event-resumed = { $who } lets the game go on.
