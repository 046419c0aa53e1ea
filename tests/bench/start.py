"""Opens a database as the bot does at its start, and prints how much memory that took.

python -m tests.bench.start DATABASE
"""

import asyncio
import gc
import json
import sys
from pathlib import Path

from bot.app import LostProperty
from bot.settings import Settings


def resident() -> int:
    """Return the bytes of this process that are in memory."""
    fields = Path("/proc/self/status").read_text().split("VmRSS:")[1].split()
    return int(fields[0]) * 1024


async def start(database: Path) -> dict[str, int]:
    """Open everything but Discord, and ask the questions that a start asks."""
    bot = LostProperty(Settings(database=database, render_workers=0))
    await bot.open()
    changed = await bot.service.resume()
    behind = await bot.service.behind()
    await bot.service.next_deadline()
    gc.collect()
    report = {"resident": resident(), "views": len(bot.persistent_views), "attended": len(changed) + len(behind)}
    await bot.release()
    return report


if __name__ == "__main__":
    print(json.dumps(asyncio.run(start(Path(sys.argv[1])))))
