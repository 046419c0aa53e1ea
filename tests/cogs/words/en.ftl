toy-name = Toy
toy-tagline = A toy.
toy-text = { $text }
toy-who = { $who } moves
toy-option-size = Size
    .value = { $value } fields
toy-option-fast = Fast
toy-player-random = Scatterbrain
