"""The fair deal receipt: any bit that is not as it was promised is found, and nothing secret is printed."""

import hashlib

import pytest
from pydantic import ValidationError

from engine.core.content import digest
from engine.core.game import AnyGame
from engine.core.model import evolve
from engine.core.sealing import Opening, Proof, commitment, dealt, faults
from engine.games import GAMES

SEED, SALT = bytes(range(32)).hex(), bytes(range(16)).hex()


def opening(game: AnyGame, **changes: object) -> Opening:
    whole: dict[str, object] = {
        "game": 7,
        "kind": game.id,
        "options": game.options().model_dump_json(),
        "seats": 2,
        "seed": SEED,
        "content": None if game.pack is None else digest(game.pack),
        "salt": SALT,
    }
    return Opening(**{**whole, **changes})  # type: ignore[arg-type]


def proof(game: AnyGame) -> Proof:
    made = opening(game)
    return Proof(commitment=commitment(made), opening=made, deal=dealt(game, made))


def test_it_can_be_computed_without_this_program() -> None:
    made = Opening(game=7, kind="toy", options='{"rounds":2}', seats=3, seed=SEED, content=None, salt=SALT)
    text = f'lost-property-deal-1\n7\ntoy\n{{"rounds":2}}\n3\n{SEED}\n-\n{SALT}'
    assert commitment(made) == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_true_has_no_faults_also_as_json(game: AnyGame) -> None:
    whole = proof(game)
    assert faults(whole, GAMES) == ()
    assert faults(Proof.model_validate_json(whole.model_dump_json()), GAMES) == ()


@pytest.mark.parametrize("name", ["seed", "salt"])
def test_every_bit_of_the_secrets_counts(name: str) -> None:
    whole = proof(GAMES["lost_and_found"])
    secret = bytes.fromhex(getattr(whole.opening, name))
    for bit in range(8 * len(secret)):
        other = bytearray(secret)
        other[bit // 8] ^= 1 << bit % 8
        changed = evolve(whole.opening, **{name: other.hex()})
        assert "commitment" in faults(evolve(whole, opening=changed), GAMES)


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"game": 8}, ("commitment",)),
        ({"kind": "finders_keepers"}, ("commitment", "deal")),
        ({"kind": "chess"}, ("commitment", "game")),
        ({"seats": 3}, ("commitment", "deal")),
        ({"seats": 99}, ("commitment", "deal")),
        ({"options": "{}"}, ("commitment",)),  # the same deal, but other words than were sealed
        ({"options": '{"sideboard":1}'}, ("commitment", "deal")),
        ({"options": '{"rows":1000000,"cols":1000000}'}, ("commitment", "deal")),  # is not even tried
        ({"content": "00"}, ("commitment", "content")),
        ({"seed": "00" * 32}, ("commitment", "deal")),
        ({"salt": "00" * 16}, ("commitment",)),
    ],
)
def test_everything_else_counts_too(change: dict[str, object], found: tuple[str, ...]) -> None:
    whole = proof(GAMES["lost_and_found"])
    assert faults(evolve(whole, opening=evolve(whole.opening, **change)), GAMES) == found


def test_another_commitment_or_deal_is_found() -> None:
    whole = proof(GAMES["lost_ones"])
    for bit in range(256):
        other = f"{int(whole.commitment, 16) ^ (1 << bit):064x}"
        assert faults(evolve(whole, commitment=other), GAMES) == ("commitment",)
    assert faults(evolve(whole, deal="0" * 64), GAMES) == ("deal",)


def test_the_salt_hides_a_deal_that_could_be_guessed() -> None:
    game = GAMES["lost_and_found"]
    sealed = {commitment(opening(game, salt=bytes([n] * 16).hex())) for n in range(50)}
    assert len(sealed) == 50, "one and the same deal"


def test_secrets_are_not_printed() -> None:
    whole = proof(GAMES["lost_and_found"])
    for printed in (repr(whole), str(whole), repr(whole.opening), f"{whole.opening}"):
        assert SEED not in printed
        assert SALT not in printed
    with pytest.raises(ValidationError) as error:
        opening(GAMES["lost_and_found"], seed=SEED.upper(), salt=SALT + "0")
    assert SEED.upper() not in str(error.value)
    assert SALT not in str(error.value)
