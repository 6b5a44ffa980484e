"""Every refusal of the server has its sentence in every language."""

from __future__ import annotations

import pytest

from sixgun.locale import LANGUAGES, texts
from sixgun.server.errors import REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    said = texts(language)
    missing = [id for id in REASONS if said.text(f"error-{id.replace('_', '-')}", detail="?").startswith(("[", "{"))]
    assert not missing
