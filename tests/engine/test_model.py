"""Frozen models and their validated copies."""

from typing import Annotated, Literal

import pytest
from pydantic import Field, ValidationError, field_validator, model_validator

from engine.core.model import Model, evolve


class Inner(Model):
    number: int


class Sample(Model):
    number: int
    name: Literal["a", "b"] = "a"
    pair: tuple[int, ...] = ()
    inner: Inner | None = None
    small: Annotated[int, Field(ge=0, le=9)] = 0


class Checked(Model):
    low: int
    high: int

    @model_validator(mode="after")
    def _ordered(self) -> "Checked":
        if self.low > self.high:
            raise ValueError("low above high")
        return self


class Doubled(Model):
    number: int

    @field_validator("number")
    @classmethod
    def _even(cls, value: int) -> int:
        if value % 2:
            raise ValueError("odd")
        return value


def test_models_are_frozen_and_strict() -> None:
    sample = Sample(number=1)
    with pytest.raises(ValidationError):
        sample.number = 2  # type: ignore[misc]
    for wrong in ({"number": "1"}, {"number": True}, {"number": 1, "more": 2}, {"number": 1, "pair": [1]}):
        with pytest.raises(ValidationError):
            Sample(**wrong)


def test_a_copy_has_the_changes_and_equals_one_made_from_nothing() -> None:
    sample = Sample(number=1, pair=(1, 2))
    copy = evolve(sample, number=5, inner=Inner(number=3))
    assert copy == Sample(number=5, pair=(1, 2), inner=Inner(number=3))
    assert sample == Sample(number=1, pair=(1, 2))
    assert type(copy) is Sample
    assert hash(copy) == hash(Sample(number=5, pair=(1, 2), inner=Inner(number=3)))
    assert Sample.model_validate_json(copy.model_dump_json()) == copy
    assert copy.model_dump(exclude_unset=True).keys() == {"number", "pair", "inner"}
    with pytest.raises(ValidationError):
        copy.number = 2  # type: ignore[misc]


@pytest.mark.parametrize(
    "changes",
    [
        {"number": "1"},
        {"number": True},
        {"name": "c"},
        {"pair": [1]},
        {"inner": 1},
        {"small": 10},
        {"no": 1},
    ],
)
def test_a_copy_is_validated(changes: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        evolve(Sample(number=1), **changes)


def test_a_copy_obeys_the_validators_of_its_class() -> None:
    assert evolve(Checked(low=1, high=2), high=3) == Checked(low=1, high=3)
    with pytest.raises(ValidationError):
        evolve(Checked(low=1, high=2), low=3)
    with pytest.raises(ValidationError):
        evolve(Doubled(number=2), number=3)


@pytest.mark.parametrize("secret", ["keys-at-A1"])
def test_errors_never_print_what_was_put_in(secret: str) -> None:
    for make in (lambda: Sample(number=secret), lambda: evolve(Sample(number=1), number=secret)):  # type: ignore[arg-type]
        with pytest.raises(ValidationError) as caught:
            make()
        assert secret not in str(caught.value)
