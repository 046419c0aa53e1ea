"""A process that does nothing but paint: it reads scenes from a pipe and answers with pictures.

It imports no Discord and no event loop, and of a game only what a scene brings along (`images.core.scene.Generated`).
It ends when the pipe does, so it cannot outlive its owner.
"""

import os
import signal
from multiprocessing.connection import Connection

from images.core.film import Film, animate
from images.core.paint import paint
from images.core.scene import Scene
from images.core.sprites import baking

Answer = bytes | str
"""A picture or a film, or the name of the error that kept it from being painted."""

NICENESS = 10


def serve(pipe: Connection) -> None:
    """Answer (scene, nonce) by (scene, nonce) until the other end closes.

    The first message sent says that it is up. While nobody asks, it rasterises the drawings that are not kept yet. An
    error is answered with its type's name alone: a scene may hold what one person may know, and nothing of it belongs
    in a log.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the owner's to handle
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    try:
        pipe.send(os.getpid())
        drawings = baking()
        while True:
            while not pipe.poll() and next(drawings, None):
                pass
            scene, nonce = pipe.recv()
            pipe.send(answer(scene, nonce))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def answer(asked: Scene | Film, nonce: bytes | None) -> Answer:
    """Return the picture or the film, or the name of what went wrong."""
    try:
        return animate(asked) if isinstance(asked, Film) else paint(asked, nonce)
    except Exception as error:  # any fault in one picture must leave the worker alive for the next
        return type(error).__name__
