"""The page's message types, generated from the classes in `protocol`: web/src/lib/protocol.ts.

    python -m sevenfold.server.typescript            writes the file
    python -m sevenfold.server.typescript --check    exit status 1 where it has drifted

A field may be left out where the class says so (`forbid_unknown_fields`: sent by clients, read with defaults;
`omit_defaults`: sent without them); every other field is always there. A field may name its TypeScript type with
`extra_json_schema={"x-typescript": ...}`.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from sevenfold.server import protocol

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "protocol.ts"
WIDTH = 120
UNIONS = ("View", "ClientMessage", "ServerMessage")
_SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_HEAD = "// Generated from src/sevenfold/server/protocol.py by `python -m sevenfold.server.typescript`: do not edit.\n"


def _messages() -> list[type[msgspec.Struct]]:
    """Every public class of the protocol, in the order it is written."""
    return [
        thing
        for name, thing in vars(protocol).items()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and not name.startswith("_")
    ]


def _type(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "x-typescript" in schema:
        return schema["x-typescript"]
    if "$ref" in schema:
        return schema["$ref"].rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(s) for s in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(s) for s in schema['prefixItems'])}]"
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return _SIMPLE.get(schema.get("type", ""), "unknown")


def _comment(text: str, indent: str = "") -> str:
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def _interface(name: str, schema: dict[str, Any], loose: bool) -> str:
    """One class: `loose` where fields with a default may be left out. The tag, an enum of one, is always there."""
    required = set(schema.get("required", ()))
    body = ""
    for field, part in schema["properties"].items():
        optional = "?" if loose and field not in required else ""
        body += f"  {field}{optional}: {_type(part)};\n"
    return f"{_comment(schema.get('description', ''))}export interface {name} {{\n{body}}}\n"


def typescript() -> str:
    """The whole file."""
    classes = _messages()
    _, parts = msgspec.json.schema_components(classes, ref_template="#/{name}")
    found: dict[str, type[msgspec.Struct]] = {}
    waiting: list[Any] = list(classes)
    while waiting:
        thing = waiting.pop()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct):
            if thing.__name__ in found:
                continue
            found[thing.__name__] = thing
            waiting += [field.type for field in msgspec.structs.fields(thing)]
        else:
            waiting += get_args(thing)
    if len({name.rpartition(".")[2] for name in parts}) < len(parts):
        raise ValueError(f"two classes of the protocol share a name: {', '.join(sorted(parts))}")
    text = _HEAD
    for name, schema in parts.items():
        config = found[name].__struct_config__
        text += "\n" + _interface(name, schema, config.forbid_unknown_fields or config.omit_defaults)
    for name in UNIONS:
        union = getattr(protocol, name)
        members = [member.__name__ for member in get_args(union)] or [union.__name__]
        line = f"export type {name} = {' | '.join(members)};"
        if len(line) > WIDTH:
            line = f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";"
        text += f"\n{line}\n"
    return text


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` only say whether it has drifted; returns the exit status."""
    text = typescript()
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text("utf-8") != text:
            sys.stderr.write(f"{TARGET} has drifted from protocol.py: run `python -m sevenfold.server.typescript`\n")
            return 1
        return 0
    if arguments:
        sys.stderr.write("the only argument is --check\n")
        return 2
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
