"""Frozen, strict models: the only kind of value that states, views, actions and events are made of."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, PydanticUserError, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

M = TypeVar("M", bound="Model")


class Model(BaseModel):
    """A frozen pydantic model that refuses unknown fields and loose types, and never prints its input in an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)


def evolve(model: M, **changes: Any) -> M:
    """Return a validated copy of `model` with `changes`.

    `model_copy(update=...)` would not validate. Raises pydantic.ValidationError for a wrong name or type.
    """
    cls = type(model)
    validators, values = _validators(cls), model.__dict__.copy()
    try:
        for name, value in changes.items():
            values[name] = validators[name](value)
    except (KeyError, ValidationError):
        return cls(**{**model.__dict__, **changes})
    new, fields = cls.__new__(cls), model.__pydantic_fields_set__
    _set(new, "__dict__", values)
    _set(new, "__pydantic_fields_set__", fields if fields.issuperset(changes) else fields.union(changes))
    _set(new, "__pydantic_extra__", None)
    _set(new, "__pydantic_private__", None)
    return new


_set = object.__setattr__


@cache
def _validators(cls: type[Model]) -> Mapping[str, Callable[[Any], Any]]:
    """Return a strict validator for each field, so that a copy need not validate all of them again.

    Empty where fields are looked at together or by functions of the class; then the whole model is validated.
    """
    decorators = cls.__pydantic_decorators__
    if (
        decorators.model_validators
        or decorators.field_validators
        or decorators.validators
        or cls.__private_attributes__
    ):
        return {}
    return {name: _validator(field) for name, field in cls.model_fields.items()}


def _validator(field: FieldInfo) -> Callable[[Any], Any]:
    annotated: Any = Annotated[field.annotation, field]
    try:
        adapter: TypeAdapter[Any] = TypeAdapter(annotated, config=ConfigDict(strict=True))
    except PydanticUserError:  # a model has a configuration of its own, which is as strict
        adapter = TypeAdapter(annotated)
    return adapter.validator.validate_python
