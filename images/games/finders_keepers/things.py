"""What the painter knows of each thing: its drawing and its colours."""

from collections.abc import Mapping
from types import MappingProxyType

SEYMOUR = "seymour"


def sprite(thing: str) -> str:
    """Return the name of a thing's drawing (`images.core.sprites`)."""
    return thing.replace("-", " ")


_BY_TONE: Mapping[str, tuple[str, ...]] = {
    "black": (
        *("domino", "top-hat", "camera", "sunglasses", "skateboard", "headphones"),
        *("joystick", "gamepad", "microphone", "zebra", "penguin", "butterfly"),
    ),
    "white": (
        *("die", "seashell", "candle", "paper-boat", "sheep", "zebra", "football", "elephant", "castle", "saw"),
        *("mirror", "robot"),
    ),
    "steel": ("safety-pin", "anchor", "gloves", "saw", "aeroplane", "hammer", "whale", "robot", "rocket", "elephant"),
    "gold": (
        *("rubber-duck", "key", "bell", "crown", "pencil", "saxophone", "cheese", "helicopter", "radio", "angelfish"),
        *("sunflower", "pineapple", "sun-hat", "corn", "pear", "pretzel"),
    ),
    "red": (
        *("magnet", "ladybird", "toadstool", "strawberry", "cherries", "guitar", "scissors", "book", "car"),
        *("backpack", "teapot", "rose", "lantern", "drum", "popcorn", "coral", "accordion", "crab"),
        *("octopus", "rocket", "tent", "joystick"),
    ),
    "orange": (
        "butterfly",
        "pretzel",
        "kite",
        "pumpkin",
        "basketball",
        "tent",
        "carrot",
        "mango",
        "crab",
        "gift",
        "giraffe",
    ),
    "brown": (
        *("teddy", "feather", "snail", "pretzel", "clothes-peg", "boot", "handbag", "basket", "amphora", "sled"),
        *("burger", "donut", "hourglass", "sunflower", "radio", "mirror", "hammer"),
    ),
    "green": (
        *("dinosaur", "puzzle-piece", "cactus", "broccoli", "pear", "avocado", "kiwi", "juice-box", "potted-plant"),
        *("tractor", "maracas", "whistle"),
    ),
    "blue": ("thread", "cap", "sneaker", "bucket", "jeans", "suitcase", "roller-skate", "tennis-racket", "cupcake"),
    "purple": ("umbrella", "grapes", "aubergine", "kite"),
    "pink": ("button", "flamingo", "octopus"),
}

TONES: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        sprite(thing): frozenset(tone for tone, things in _BY_TONE.items() if thing in things)
        for things in _BY_TONE.values()
        for thing in things
    }
)
"""Drawing -> its chief colours. What must be found never overlaps a thing of its own colour: edges would be lost.

Drawings of many colours are not listed.
"""

BRANCHING: frozenset[str] = frozenset(map(sprite, ("coral", "potted-plant", "tennis-racket")))
"""Drawings of many thin parts. They never cover what must be found: it would be seen in shreds."""
