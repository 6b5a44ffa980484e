"""Write the TypeScript types of the protocol and the HTTP API: ``python tools/typescript_types.py [--check]``.

They are read off the msgspec types of the server, so that the client cannot drift from it; a test compares the file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as look

from sixgun.server.protocol import duel_shapes, http_types, messages, series_shapes, shapes, terms

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "lib" / "protocol.ts"
HEAD = """// Written by tools/typescript_types.py from the types of the server: do not edit, run it again.

export const VERSION = {version};

export type Json = { [key: string]: unknown };
"""
PLAIN = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def words_of(module: Any) -> dict[frozenset[object], str]:
    """The named choices of words a module defines."""
    named = {name: get_args(thing) for name, thing in vars(module).items() if get_origin(thing) is Literal}
    return {frozenset(words): name for name, words in named.items()}


MODULES = (series_shapes, duel_shapes, shapes, terms, messages, http_types)
WORDS = {word: name for module in MODULES for word, name in words_of(module).items()}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD.replace("{version}", str(messages.VERSION))]
    parts += [f"export type {name} = {' | '.join(sorted(map(quote, words)))};" for words, name in WORDS.items()] + [""]
    for module in MODULES:
        parts += [interface(struct) for struct in structs_of(module)]
    parts.append(union("ClientMessage", messages.ClientMessage))
    parts.append(union("ServerMessage", messages.ServerMessage))
    for name in ("GameView", "GameResult", "Meaning", "Question", "GameEvent"):
        parts.append(union(name, getattr(shapes, name)))
    return "\n".join(parts)


def structs_of(module: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs a module defines, in its order."""
    for thing in dict.fromkeys(thing for thing in vars(module).values() if isinstance(thing, type)):
        if issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__:
            yield thing


def union(name: str, union_type: Any) -> str:
    """A union of interfaces."""
    members = getattr(union_type, "__args__", (union_type,))
    return f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members) + ";\n"


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface; fields the client may leave out are optional."""
    info = look.type_info(struct)
    assert isinstance(info, look.StructType)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {quote(info.tag)};")
    incoming = info.forbid_unknown_fields and struct is not terms.Settings  # these the server always sends whole
    for each in info.fields:
        optional = "?" if (incoming and not each.required) or is_unset(each) else ""
        lines.append(f"  {each.encode_name}{optional}: {type_of(each.type)};")
    return "\n".join([*lines, "}", ""])


def is_unset(each: look.Field) -> bool:
    """Is the field absent unless somebody sets it?"""
    return not each.required and each.default in (msgspec.NODEFAULT, msgspec.UNSET) and not has_factory(each)


def has_factory(each: look.Field) -> bool:
    """Is its default made anew each time?"""
    return each.default_factory is not msgspec.NODEFAULT


def type_of(kind: look.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, look.Metadata):
        return str((kind.extra or {}).get("typescript") or type_of(kind.type))
    if isinstance(kind, look.StructType):
        return kind.cls.__name__
    if isinstance(kind, look.LiteralType):
        return WORDS.get(frozenset(kind.values)) or " | ".join(quote(value) for value in kind.values)
    if isinstance(kind, look.UnionType):
        return " | ".join(type_of(t) for t in kind.types)
    if isinstance(kind, look.ListType):
        inner = type_of(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, look.TupleType):
        return f"[{', '.join(type_of(t) for t in kind.item_types)}]"
    if isinstance(kind, look.DictType):
        inner = type_of(kind.value_type)
        return "Json" if inner == "unknown" else f"{{ [key: string]: {inner} }}"
    return PLAIN[type(kind)]


def quote(value: object) -> str:
    """A literal."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def main() -> int:
    """Write the file, or with --check say whether it is what would be written."""
    text = typescript()
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
