"""Sentences of the classic game: the plain ones."""

from typing import Final

from sixgun.locale.sentences import Sentences

SENTENCES: Final = Sentences
