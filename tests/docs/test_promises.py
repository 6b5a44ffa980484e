"""The page of the server's promises names tests that there are."""

from __future__ import annotations

import re

from source_tree import ROOT

PAGE = ROOT / "docs" / "design" / "server-promises.md"


def test_every_test_it_names_is_in_the_file_it_names() -> None:
    rows = [
        line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ") and "`test_" in line
    ]
    assert len(rows) > 40
    for row in rows:
        file = ""
        for name, is_file in re.findall(r"`(test_\w+)`( \(|:)?", row):
            if is_file:
                found = list((ROOT / "tests").rglob(f"{name}.py"))
                assert found, row
                file = "".join([one.read_text(encoding="utf-8") for one in found])
            else:
                assert f"def {name}(" in file, row
