"""The small parts: words, tokens, limits, settings."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from sixgun.server.errors import Refusal
from sixgun.server.journal.quiet import NEWS, RATE, Quiet
from sixgun.server.protocol.terms import Settings
from sixgun.server.room.register import new_register
from sixgun.server.site import read_public
from sixgun.server.storage.folder import secret_key
from sixgun.server.tokens import Tokens, new_code, new_id, read_code
from sixgun.server.visitors import limits
from sixgun.server.visitors.addresses import origin_of
from sixgun.server.visitors.limits import Limits, Rates
from sixgun.server.visitors.visible_text import clean, clean_name, clean_text


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  two\t words\n", "two words"),
        ("tab\x00and\x1b[31mbell\x07", "taband[31mbell"),
        ("right\u202eto left\u2066", "rightto left"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("Zoë Łukasz Ёж", "Zoë Łukasz Ёж"),
        ("family 👨\u200d👩\u200d👧", "family 👨\u200d👩\u200d👧"),
        ("Z" + "\u0338" * 50, "Z" + "\u0338" * 2),
        ("no\u2028lines\u2029", "no lines"),
    ],
)
def test_only_visible_characters_are_kept(given: str, kept: str) -> None:
    assert clean(given) == kept


def test_names_are_unlike_those_taken() -> None:
    assert clean_name("Ann", ["ANN", "Ann (2)"]) == "Ann (3)"
    assert len(clean_name("x" * 24, ["x" * 24])) <= 24
    for nothing in ("", "...", "\u200b"):
        with pytest.raises(Refusal):
            clean_name(nothing, [])
    with pytest.raises(Refusal):
        clean_text("\u200b\u200d")


def test_codes_differ_and_are_read_as_typed() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000 and all(read_code(code.lower()) == code for code in codes)


def test_an_id_never_looks_like_an_option_of_a_command() -> None:
    """`sixgun admin forget ID` takes it as it stands."""
    ids = {new_id() for _ in range(5000)}
    assert len(ids) == 5000 and all(id.isalnum() for id in ids)


def test_the_key_is_made_once_and_kept_private(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert secret_key(tmp_path) == key and (tmp_path / "secret.key").stat().st_mode & 0o077 == 0
    token = Tokens(key).make("CODE", "me")
    assert Tokens(key).read(token, "CODE") == "me"
    assert Tokens(key).read(token, "OTHER") is None and Tokens(b"x").read(token, "CODE") is None


def test_a_rate_is_spent_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: time)
    rates = Rates(Limits(creating=(2, 1)))
    a, b = rates.visitor("192.0.2.1"), rates.visitor("192.0.2.2")
    assert [a.allows("creating") for _ in range(3)] == [True, True, False]
    assert a.is_spent("creating") and not b.is_spent("creating")
    time = 1.0
    assert not a.is_spent("creating") and a.allows("creating") and not a.allows("creating")


def test_many_addresses_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 100)
    rates = Rates(Limits())
    for n in range(1000):
        rates.allows(f"10.0.{n // 200}.{n % 200}", "reading")
        rates.person(f"member {n}")
    assert len(rates._visitors) <= 102 and len(rates._people) <= 102


def test_an_address_that_holds_something_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 100)
    rates = Rates(Limits(sockets=1))
    assert rates.visitor("192.0.2.1").open_socket()
    for n in range(1000):
        rates.visitor(f"10.0.{n // 200}.{n % 200}")
    assert not rates.visitor("192.0.2.1").open_socket()


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("nonsense", "?"),
        ("", "?"),
        ("x" * 5000, "?"),
    ],
)
def test_limits_are_counted_by_address_and_for_ipv6_by_its_household(host: str, origin: str) -> None:
    assert origin_of(host) == origin


@pytest.mark.parametrize(
    "text", ["bang.example", "ftp://bang.example", "https://", "https://a/b", "https://a b", "https://[x"]
)
def test_nobody_is_invited_to_what_is_no_address(text: str) -> None:
    with pytest.raises(ValueError, match="."):
        read_public(text)


def test_a_log_of_one_kind_is_kept_short_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: time)
    quiet = Quiet()

    def line(text: str) -> logging.LogRecord:
        return logging.LogRecord("sixgun", logging.WARNING, "x.py", 1, text, (7,), None)

    assert sum(quiet.filter(line("odd request %s")) for _ in range(1000)) == RATE[0]
    assert quiet.filter(line("another thing %s")), "other lines have their own measure"
    time = 10.0
    last = line("odd request %s")
    news = [logging.LogRecord("sixgun", logging.INFO, "x.py", 1, "a socket came in", (), None) for _ in range(1000)]
    assert sum(quiet.filter(one) for one in news) == NEWS[0]
    assert quiet.filter(last) and last.getMessage() == f"odd request 7 (and {1000 - int(RATE[0])} more like it)"


@pytest.mark.parametrize(
    "settings",
    [
        Settings(game="chess"), Settings(setup={"players": 99}), Settings(setup={"players": "four"}),
        Settings(setup={"players": 4, "sets": ["no_such"]}), Settings(setup={"players": 4, "sets": [{}]}),
        Settings(setup={"players": 4, "options": {"x": 1}}), Settings(setup={"players": True}),
        Settings(setup={"seed": "mine"}), Settings(bot="nobody"), Settings(setup={"sets": {"base": 1}}),
    ],
)  # fmt: skip
def test_settings_that_cannot_be_played_are_refused(settings: Settings) -> None:
    with pytest.raises(Refusal):
        new_register("CODE", settings)


def test_a_bare_setup_is_for_four() -> None:
    assert new_register("CODE", Settings()).seats == 4
    assert new_register("CODE", Settings(game="duel")).seats == 2
