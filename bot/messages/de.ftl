### Wörter, aus denen jede andere Nachricht bestehen kann.

# Steht zwischen den Teilen einer Liste ("A1, B2").
list-separator = { ", " }

# Ein Platz, dessen Name gerade nicht zur Hand ist. $number zählt ab 1.
seat-number = Platz { $number }

# Was an einem Tisch geschah, in jedem Spiel.
event-left = { $who } hat den Tisch verlassen.
event-taken = { $who } hat den freien Platz genommen.
event-handed = { $who } hat von jetzt an den Platz.
# Dasselbe von einem Platz, den seither jemand anders genommen hat.
event-left-before = Jemand hat den Tisch verlassen.
event-taken-before = Jemand hat den freien Platz genommen.
event-handed-before = Ein Platz ging in andere Hände.
event-back = { $who } ist wieder da.
event-resumed = { $who } lässt das Spiel weitergehen.
