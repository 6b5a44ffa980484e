"""Every rule id quoted in the sources, rulings and tests is one of the specification."""

import re

from source_tree import ROOT, committed_files

GAME = "(?:CL|DC|HN|FC|WW|TR|DU|RE)"
DEFINED = re.compile(rf"^(?:\*\*|\| ?`?\**|#+ |- \**`?)({GAME}-[A-Z0-9]+-\d+)\b", re.MULTILINE)
QUOTED = re.compile(rf"\b{GAME}-[A-Z0-9]+(?:-\d+)?\b")


def defined_ids() -> set[str]:
    """All ids the specification defines, and their families (`CL-TURN` of `CL-TURN-3`)."""
    files = (ROOT / "docs" / "rules").glob("*.md")
    ids = {id for file in files for id in DEFINED.findall(file.read_text(encoding="utf-8"))}
    return ids | {id.rsplit("-", 1)[0] for id in ids}


def test_the_specification_defines_ids() -> None:
    assert len(defined_ids()) > 1000


def test_every_quoted_id_is_defined() -> None:
    known = defined_ids()
    assert not [
        f"{name}:{number}: {id}"
        for name, text in committed_files()
        if name.startswith(("src/", "tests/")) and not name.startswith("tests/project/")
        for number, line in enumerate(text.splitlines(), 1)
        for id in QUOTED.findall(line)
        if id not in known
    ]
