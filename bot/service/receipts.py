"""Fair deal receipts: shown as a commitment from the start on, opened and checked once the game is over."""

from dataclasses import replace

from bot.errors import NoReceipt, NoReplay, NotRunning
from bot.publication import FairDeal
from bot.service.replays import Replays
from bot.service.tables import Loaded, Tables, table_of
from bot.store.records import GameRow
from engine.core.sealing import Opening, Proof, dealt, faults


class Receipts:
    """Gives receipts out; changes nothing.

    Only a game that came to its end is opened: whoever calls one off learns nothing by it.
    """

    def __init__(self, tables: Tables, replays: Replays) -> None:
        self._tables, self._replays = tables, replays

    async def receipt(self, game_id: int) -> FairDeal:
        """Return a started game's receipt. Raises NotFound, NotRunning before the start, Frozen and NoReceipt."""
        loaded = await self._tables.load(game_id)
        if loaded.state is None:
            raise NotRunning(game_id)
        if loaded.row.commitment is None:
            raise NoReceipt(game_id)
        proof = _proof(loaded) if loaded.row.status == "over" else None
        return FairDeal(table_of(loaded.row, loaded.options), loaded.row.commitment, proof)

    async def check(self, game_id: int, noted: str = "") -> FairDeal:
        """Return the receipt of a game that is over, with what is wrong with it.

        Checked are the opening against the commitment of the start, that against `noted` (what somebody wrote down,
        if anything), and every step of the game against its end. Raises NotFound, NotOver, Frozen and NoReceipt.
        """
        await self._replays.ended(game_id)
        receipt = await self.receipt(game_id)
        if receipt.proof is None:
            raise NoReceipt(game_id)
        found = faults(receipt.proof, {receipt.table.kind: (await self._tables.load(game_id)).game})
        if noted and noted != receipt.commitment:
            found = ("noted", *found)
        try:
            steps = await self._replays.steps(game_id)
        except NoReplay:
            return replace(receipt, faults=(*found, "replay"))
        return replace(receipt, faults=found, steps=steps)


def opening_of(row: GameRow) -> Opening:
    """Return what a game was dealt from."""
    assert row.seed is not None
    assert row.salt is not None
    return Opening(
        game=row.game_id,
        kind=row.kind,
        options=row.options,
        seats=len(row.seats),
        seed=row.seed.hex(),
        content=row.content_digest,
        salt=row.salt.hex(),
    )


def _proof(loaded: Loaded) -> Proof:
    assert loaded.row.commitment is not None
    opening = opening_of(loaded.row)
    return Proof(commitment=loaded.row.commitment, opening=opening, deal=dealt(loaded.game, opening))
