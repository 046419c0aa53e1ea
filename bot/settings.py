"""Settings from the environment and `.env`: validated at start, all problems at once, built once and passed down."""

import difflib
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

TOKEN = "DISCORD_TOKEN"
PREFIX = "LOST_PROPERTY_"
ENV_FILE = Path(".env")


class SettingsError(Exception):
    """Settings that cannot be used; `problems` has one sentence for each."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


def _blank_is_unset(value: object) -> object:
    return None if isinstance(value, str) and not value.strip() else value


Blank = BeforeValidator(_blank_is_unset)
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


def _setting(default: Any, must: str, description: str, **limits: Any) -> Any:
    """A field; `must` completes "NAME must be …" and `description` is its comment in `.env.example`."""
    return Field(default=default, description=description, json_schema_extra={"must": must}, **limits)


class Settings(BaseSettings):
    """What can be set from outside. Each name in the environment is the field's in capitals after `LOST_PROPERTY_`."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        frozen=True,
        extra="ignore",
        hide_input_in_errors=True,
        env_file_encoding="utf-8",
        populate_by_name=True,
    )

    discord_token: Annotated[SecretStr | None, Blank] = Field(
        default=None,
        validation_alias=TOKEN,
        description="The bot's token, from the Bot page of your application in Discord's developer portal.",
        json_schema_extra={"must": "a bot token as Discord shows it, in one piece and without quotes"},
    )
    database: Path = _setting(
        Path("lost-property.sqlite3"),
        "the path of a file in a folder that exists",
        "Where tables are kept. One process at a time may use it.",
    )
    log_level: LogLevel = _setting(
        "INFO", "one of DEBUG, INFO, WARNING, ERROR", "How much is written to the log: DEBUG, INFO, WARNING or ERROR."
    )
    render_workers: int = _setting(
        1,
        "a whole number from 0 to 16",
        "Processes that draw pictures, at low priority, each with memory of its own; 0 draws in the bot's own process.",
        ge=0,
        le=16,
    )
    deadline_hours: Annotated[float | None, Blank] = _setting(
        None,
        "a number of hours from 0.05 to 720, or empty",
        "How long a new table waits for a player before it goes on without them; empty waits for ever. "
        "The host can change it.",
        ge=0.05,
        le=720,
    )
    monitor_port: Annotated[int | None, Blank] = _setting(
        None,
        "a port number from 1024 to 65535, or empty",
        "Answers /health and /metrics on this port of the own machine only; empty switches that off.",
        ge=1024,
        le=65535,
    )
    guild: Annotated[int | None, Blank] = _setting(
        None,
        "the number of a Discord server, or empty",
        "For development: make the commands known to this one server only; empty makes them known everywhere.",
        gt=0,
        lt=2**64,
    )

    @field_validator("discord_token")
    @classmethod
    def _in_one_piece(cls, token: SecretStr | None) -> SecretStr | None:
        raw = token.get_secret_value() if token else ""
        if any(sign.isspace() or sign in "\"'<>" or not sign.isascii() for sign in raw):
            raise ValueError("not in one piece")
        return token

    @field_validator("database")
    @classmethod
    def _can_be_a_file(cls, database: Path) -> Path:
        if database.is_dir() or not database.absolute().parent.is_dir():
            raise ValueError("no such folder")
        return database

    @property
    def deadline_seconds(self) -> int | None:
        """`deadline_hours` as tables hold it."""
        return None if self.deadline_hours is None else round(self.deadline_hours * 3600)


def name_of(field: str) -> str:
    """Return a setting's name in the environment."""
    return TOKEN if field == "discord_token" else PREFIX + field.upper()


NAMES = {name_of(field): field for field in Settings.model_fields}
"""Every name in the environment that is a setting, with its field."""


def load(env_file: Path | None = ENV_FILE, **changes: Any) -> Settings:
    """Read the environment, then `env_file`; `changes` win over both.

    Raises SettingsError with a sentence for every setting that is wrong or unknown. No sentence repeats the token.
    """
    given = _given(env_file)
    problems = list(_unknown(given))
    try:
        settings = Settings(_env_file=env_file, **changes)
    except ValidationError as error:
        wrong = dict.fromkeys(str(item["loc"][0]) for item in error.errors(include_input=False))
        problems += [_sentence(NAMES.get(name, name), given) for name in wrong]
    if problems:
        raise SettingsError(problems)
    return settings


def _given(env_file: Path | None) -> dict[str, str]:
    """The environment's and the file's values; the environment wins, as in pydantic-settings."""
    from_file = dotenv_values(env_file, encoding="utf-8") if env_file else {}
    return {**{name: value or "" for name, value in from_file.items()}, **os.environ}


def _unknown(given: Mapping[str, str]) -> Iterator[str]:
    for name in given:
        if name.upper().startswith(PREFIX) and name.upper() not in NAMES:
            near = difflib.get_close_matches(name.upper(), NAMES, n=1)
            hint = f"; did you mean {near[0]}?" if near else "."
            yield f"{name} is not a setting{hint}"


def _sentence(field: str, given: Mapping[str, str]) -> str:
    name = name_of(field)
    extra = Settings.model_fields[field].json_schema_extra
    must = extra["must"] if isinstance(extra, dict) else ""
    value = next((value for key, value in given.items() if key.upper() == name), None)
    shown = f", not {value!r}" if value is not None and name != TOKEN else ""
    return f"{name} must be {must}{shown}."


def example() -> str:
    """Return the text of `.env.example`: every setting with its default, and no value that works as a secret."""
    parts = ["# Every setting with its default. Copy this file to .env and fill in what you need."]
    for name, field in NAMES.items():
        info = Settings.model_fields[field]
        default = "" if info.default is None else info.default
        parts.append(f"# {info.description}\n{name}={default}")
    return "\n\n".join(parts) + "\n"
