"""How a problem is told: "file: key: sentence", in words that an author understands."""

from engine.games.lost_ones.pack import Tile


def of_tile(tile: Tile, key: str, sentence: str) -> str:
    """Return a problem of a tile's file."""
    return f"tiles/{tile.n:03d}{tile.variant}.toml: {key}: {sentence}"


def of_pack(key: str, sentence: str) -> str:
    """Return a problem of the pack as a whole."""
    return f"pack.toml: {key}: {sentence}"
