"""A game is its setup, its seed and its answers: saves, replays, bug reports and crash recovery are this one thing."""

from __future__ import annotations

from sixgun.kernel.draw import Draw, read_draw
from sixgun.kernel.errors import BadRecord, Diverged, IllegalAnswer
from sixgun.kernel.hints import Final
from sixgun.kernel.session import Session

FORMAT: Final = "sixgun-record"
FORMAT_VERSION: Final = 1
PRACTICE_VERSION: Final = 2  # of records that begin elsewhere than with a deal: who does not know that refuses them


class Record:
    """Rules version + setup + seed + answers + digest, as it stands in a file.

    *start* is told of practice games only, whose deal was known: where they begin, by its ``kind``.
    *draw* tells how the seed was drawn, where people drew it together.
    """

    __slots__ = ("rules", "game", "setup", "seed", "answers", "digest", "start", "draw")

    def __init__(
        self,
        rules: str,
        game: str,
        setup: dict[str, object],
        seed: str,
        answers: list[tuple[int, str]],
        digest: str,
        start: dict[str, object] | None = None,
        draw: Draw | None = None,
    ) -> None:
        self.rules = rules
        self.game = game
        self.setup = setup
        self.seed = seed
        self.answers = answers
        self.digest = digest
        self.start = start
        self.draw = draw

    def to_json(self) -> str:
        """The text of a record file."""
        import json  # not before somebody reads or writes a record

        data: dict[str, object] = {
            "format": FORMAT,
            "version": FORMAT_VERSION if self.start is None else PRACTICE_VERSION,
            "rules": self.rules,
            "game": self.game,
            "setup": self.setup,
            "seed": self.seed,
            "answers": self.answers,
            "digest": self.digest,
        }
        if self.start is not None:
            data["start"] = self.start
        if self.draw is not None:
            data["draw"] = self.draw.to_dict()
        return json.dumps(data)

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record file; anything else is refused with what is wrong about it."""
        import json

        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not a record: it is no JSON ({error})") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f'not a record: a JSON object with "format": "{FORMAT}" is expected')
        if data.get("version") not in (FORMAT_VERSION, PRACTICE_VERSION):
            raise BadRecord(
                f"record format {data.get('version')!r} is not known here: {FORMAT_VERSION} and {PRACTICE_VERSION} are"
            )
        start = data.get("start")
        if (data["version"] == PRACTICE_VERSION) != (isinstance(start, dict) and isinstance(start.get("kind"), str)):
            raise BadRecord(f"not a record: format {PRACTICE_VERSION}, and only that, says where it starts")
        for name, kind in (("rules", str), ("game", str), ("setup", dict), ("seed", str), ("digest", str)):
            if not isinstance(data.get(name), kind):
                raise BadRecord(f"not a record: {name!r} must be a {kind.__name__}")
        answers = answers_of(data.get("answers"))
        draw = read_draw(data.get("draw"), data["seed"])
        return Record(data["rules"], data["game"], data["setup"], data["seed"], answers, data["digest"], start, draw)

    def play_on(self, session: Session) -> Session:
        """Give the recorded answers to a fresh *session* of the same setup; refuse loudly if its course differs."""
        for at, (seat, key) in enumerate(self.answers):
            try:
                session.answer(seat, key)
            except IllegalAnswer as error:
                raise Diverged(f"answer {at} of the record does not fit the game: {error}", at) from None
        if self.digest and session.fingerprint() != self.digest:
            raise Diverged("the record's answers fit, but lead to another position than the recorded one", NONE_LEFT)
        return session


NONE_LEFT: Final = -1


def answers_of(raw: object) -> list[tuple[int, str]]:
    """The answers of a record file, checked one by one."""
    if not isinstance(raw, list):
        raise BadRecord("not a record: 'answers' must be a list of [seat, key]")
    found: list[tuple[int, str]] = []
    for at, item in enumerate(raw):
        if not (isinstance(item, list) and len(item) == 2):
            raise BadRecord(f"answer {at} of the record is not [seat, key]")
        seat, key = item
        if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(key, str):
            raise BadRecord(f"answer {at} of the record is not [seat, key]")
        found.append((seat, key))
    return found


def answers_in(session: Session) -> list[tuple[int, str]]:
    """The answers given so far, by key."""
    return [(seat, option.key) for seat, option in zip(session.seats, session.answers, strict=True)]
