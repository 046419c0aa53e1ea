"""Frozen, strict models: the only kind of value that states, views, actions and events are made of."""

from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict

M = TypeVar("M", bound="Model")


class Model(BaseModel):
    """A frozen pydantic model that refuses unknown fields and loose types, and never prints its input in an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)


def evolve(model: M, **changes: Any) -> M:
    """Return a validated copy of `model` with `changes`.

    `model_copy(update=...)` would not validate. Raises pydantic.ValidationError for a wrong name or type.
    """
    return type(model)(**{**model.__dict__, **changes})
