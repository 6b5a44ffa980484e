"""What the server refuses: an id and arguments for the locale files, and a plain line for logs. Nothing has changed."""

from __future__ import annotations

from typing import Any, Final

REASONS: Final[dict[str, tuple[int, str]]] = {
    # id: (HTTP status, English for logs)
    "bad_message": (400, "the message cannot be read: {detail}"),
    "bad_request": (400, "the request cannot be read: {detail}"),
    "bad_setup": (409, "no such game can be set up: {detail}"),
    "no_record": (409, "that is no record of a game: {detail}"),
    "bad_record": (409, "the record cannot be taken: {detail}"),
    "old_rules": (409, "the game was played by rules {rules}, and these are {ours}"),
    "bad_name": (409, "a name needs at least one letter or digit"),
    "bad_text": (409, "there is nothing to say in that"),
    "bad_token": (403, "the token is not one of this table"),
    "cross_origin": (403, "requests from other sites are refused"),
    "not_owner": (403, "only the owner of the table may do that"),
    "no_table": (404, "there is no such table"),
    "no_replay": (404, "there is no such replay"),
    "no_series": (404, "no series is played there, or it has not begun"),
    "no_ruling": (404, "there is no such ruling, or it cannot be played"),
    "no_page": (404, "there is no such page"),
    "no_language": (404, "there are no texts in that language"),
    "no_method": (405, "that method is not for this address"),
    "not_json": (415, "the body must be application/json"),
    "too_large": (413, "that is too large: at most {limit} bytes"),
    "slow_down": (429, "too many requests: wait a little"),
    "no_frame": (404, "there is no such frame"),
    "no_seat": (409, "there is no such seat"),
    "seat_taken": (409, "somebody sits there"),
    "seats_full": (409, "no seat is free"),
    "too_many_from_here": (409, "too many have come to this table from your address"),
    "table_full": (409, "the table is full"),
    "no_spectators": (403, "this table allows no spectators"),
    "not_seated": (409, "you have no seat here"),
    "not_now": (409, "that is not possible now"),
    "not_alone": (409, "other people play here too"),
    "not_ready": (409, "not everybody is ready"),
    "not_member": (409, "there is nobody of that id here"),
    "no_bot": (409, "there is no such bot"),
    "seat_kept": (409, "that seat is kept while the game lasts"),
    "no_latecomers": (403, "nobody takes a seat in a running game here"),
    "not_let_in": (403, "the players did not let you take a seat in this game"),
    "no_vote": (409, "so few players put nobody out: a bot keeps the seat of who is away"),
    "bad_share": (409, "that is not the share whose hash was shown"),
    "not_revealed": (409, "the share of {names} did not come: the draw begins anew"),
    "saw_too_much": (409, "who has seen hidden things may not take a seat in this game"),
    "banned": (403, "the owner of the table keeps you out"),
    "server_banned": (403, "the one who runs the server keeps you out"),
    "no_line": (404, "there is no such line of chat"),
    "muted": (403, "you are muted"),
    "gagged": (403, "the event in force lets no player talk"),
    "speech_costs": (409, "talking costs a life point now: say so if you want to anyway"),
    "frozen": (409, "the game has met an error and is frozen"),
    "late_answer": (409, "question {number} is no longer open"),
    "not_asked": (409, "you are not being asked"),
    "illegal_answer": (409, "that is not among the answers"),
    "nothing_to_take_back": (409, "there is nothing you may take back"),
    "old_client": (400, "this server speaks protocol {version}"),
    "unreachable": (503, "the table cannot be reached at the moment"),
    "cannot_save": (503, "nothing can be saved at the moment: {detail}"),
    "server_error": (500, "the server has met an error"),
}


class Refusal(Exception):
    """A request or message refused."""

    def __init__(self, id: str, legal: list[str] | None = None, **args: Any) -> None:
        self.id = id
        self.args_for_text = args
        self.legal = legal or []
        self.status, plain = REASONS[id]
        self.message = plain.format_map(args)
        super().__init__(self.message)


class Unwritable(Refusal):
    """The disk or the database takes nothing at the moment; it is tried again."""

    def __init__(self, detail: str) -> None:
        super().__init__("cannot_save", detail=detail)


class Fenced(Unwritable):
    """This server was taken for dead: its tables may belong to another by now."""

    def __init__(self) -> None:
        super().__init__("the server begins anew")
