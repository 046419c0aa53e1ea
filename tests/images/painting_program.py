"""A program that paints one picture in a process of its own, as the bot does: started by a test as `python -m`."""

import asyncio
import sys

from bot.rendering import RenderPool
from tests.images.toy_painter import PAINTERS, Toy


async def main() -> int:
    """Return 0 if a picture came back from a painting process."""
    pool = RenderPool(1, painters=PAINTERS, patience=30)
    await pool.start()
    try:
        picture = await pool.picture("toy", "board", Toy(number=3), lambda message: message.id)
        return 0 if picture and pool.pids() else 1
    finally:
        await pool.close()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
