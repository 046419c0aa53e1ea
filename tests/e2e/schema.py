"""Every outgoing body against Discord's own description of its API (OpenAPI), where a copy lies beside the clone."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.e2e.traffic import Request

REPOSITORY = Path(__file__).resolve().parents[2]
SPECIFICATION = REPOSITORY.parent / "shared" / "discord" / "openapi.json"
ABSENT = "Discord's openapi.json does not lie beside the clone (../shared/discord/openapi.json)"


class Schema:
    """Validators for the bodies of the API's operations, compiled when first needed."""

    def __init__(self, specification: Mapping[str, Any]) -> None:
        self._paths = specification["paths"]
        self._components = specification["components"]
        # discord.py numbers uploads with integers where the schema wants strings; Discord takes both.
        self._components["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
        self._templates = [(path.strip("/").split("/"), path) for path in self._paths]
        self._validators: dict[tuple[str, str, int | None], Any] = {}

    def problems(self, request: Request) -> list[str]:
        """Return what the schema refuses in the request's body, one sentence each."""
        if request.body is None:
            return []
        template = self.template(request.path)
        validator = self._validator(template, request.method.lower(), request.callback)
        return [
            f"{request.method} {template} {'/'.join(map(str, error.instance_path))}: {error.message[:300]}"
            for error in validator.iter_errors(request.body)
        ]

    def template(self, path: str) -> str:
        """Return the specification's path that fits best, literal parts first. Raises LookupError if none does."""
        parts = path.strip("/").split("/")
        fitting = [
            (sum(a == b for a, b in zip(template, parts, strict=True)), name)
            for template, name in self._templates
            if len(template) == len(parts)
            and all(a == b or a.startswith("{") for a, b in zip(template, parts, strict=True))
        ]
        if not fitting:
            raise LookupError(f"the specification has no path like {path}")
        return max(fitting)[1]

    def _validator(self, template: str, method: str, callback: int | None) -> Any:
        key = (template, method, callback)
        if key not in self._validators:
            schema = self._paths[template][method]["requestBody"]["content"]["application/json"]["schema"]
            if callback is not None:
                schema = self._branch(schema, callback)
            self._validators[key] = jsonschema_rs.Draft202012Validator({"components": self._components, **schema})
        return self._validators[key]

    def _branch(self, schema: Mapping[str, Any], callback: int) -> Mapping[str, Any]:
        """Return the part of the callback's union for this type: its errors are readable, the union's are not."""
        for choice in schema["anyOf"]:
            name = choice["$ref"].rsplit("/", 1)[-1]
            if callback in self._components["schemas"][name]["properties"]["type"]["enum"]:
                return choice
        raise LookupError(f"the specification has no interaction callback of type {callback}")


@cache
def schema() -> Schema | None:
    """Return Discord's schema, or None where no copy lies beside the clone."""
    if not SPECIFICATION.is_file():
        return None
    return Schema(json.loads(SPECIFICATION.read_text(encoding="utf-8")))


def schema_problems(request: Request) -> list[str]:
    """Return the schema's problems with a request; nothing where the schema is absent."""
    known = schema()
    return known.problems(request) if known is not None else []
