"""What lies on the cards: the objects that have a tile, and those that only clutter the table."""

FIND_ME: tuple[str, ...] = (
    *("rubber-duck", "key", "button", "die", "domino", "marble", "thread", "safety-pin", "whistle", "bell"),
    *("crown", "feather", "seashell", "anchor", "rocket", "kite", "umbrella", "pencil", "scissors", "candle"),
    *("hourglass", "camera", "top-hat", "magnet", "teddy", "dinosaur", "butterfly", "ladybird", "snail", "toadstool"),
    *("strawberry", "cherries", "lollipop", "cupcake", "pretzel", "puzzle-piece", "paper-boat", "spinning-top"),
    *("clothes-peg", "guitar"),
)
"""The object of each tile (FK-04). Elsewhere an object is its place in this order, which saved games rely on."""

CLUTTER: tuple[str, ...] = (
    *("carrot", "kiwi", "pear", "pineapple", "avocado", "aubergine", "broccoli", "grapes", "cheese", "donut"),
    *("popcorn", "burger", "juice-box", "teapot", "mango", "radio", "hammer", "tent", "saw"),
    *("book", "gift", "basketball", "football", "tennis-racket", "roller-skate", "skateboard", "sunglasses", "cap"),
    *("sun-hat", "gloves", "sneaker", "boot", "handbag", "backpack", "suitcase", "jeans", "corn"),
    *("aeroplane", "helicopter", "car", "tractor", "locomotive", "gamepad", "saxophone", "drum", "maracas"),
    *("accordion", "microphone", "headphones", "joystick", "giraffe", "sunflower", "rose", "cactus", "coral"),
    *("sled", "castle", "pumpkin", "robot", "lantern", "bucket", "basket", "mirror", "potted-plant", "amphora"),
    *("octopus", "crab", "penguin", "whale", "angelfish", "flamingo", "elephant", "zebra", "sheep"),
)
"""Objects that belong to no tile. None of them can be taken for one that does."""

CONFLICTS: frozenset[frozenset[str]] = frozenset(
    frozenset(pair)
    for pair in (
        ("die", "domino"),  # pips
        ("ladybird", "toadstool"),  # red with spots
        ("strawberry", "toadstool"),
        ("strawberry", "cherries"),
        ("strawberry", "ladybird"),
        ("cherries", "ladybird"),
        ("key", "bell"),  # gold
        ("crown", "bell"),
        ("key", "crown"),
        ("safety-pin", "anchor"),  # steel
        ("safety-pin", "scissors"),
        ("anchor", "scissors"),
        ("top-hat", "camera"),  # black
        ("top-hat", "domino"),
        ("camera", "domino"),
        ("pencil", "clothes-peg"),  # wooden sticks
        ("teddy", "snail"),  # brown
        ("feather", "snail"),
        ("seashell", "paper-boat"),  # pale
        ("die", "seashell"),
        ("rubber-duck", "bell"),  # yellow
        ("rubber-duck", "crown"),
    )
)
"""Pairs that never lie on one card: where one of them is half hidden, the other might be taken for it (FK-38)."""
