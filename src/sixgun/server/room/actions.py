# compiled
"""What the messages of a browser do: each checks, then changes the room. A refusal has changed nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sixgun import bots
from sixgun.kernel.option import NONE, SLOTS, SPEAK
from sixgun.server.errors import Refusal
from sixgun.server.line.line import Line
from sixgun.server.protocol import messages as p
from sixgun.server.protocol.encoding import encode
from sixgun.server.room import consent, drawing, hints, pacing, starting
from sixgun.server.room.match import Match
from sixgun.server.room.register import Member, check_settings
from sixgun.server.room.room import Room
from sixgun.server.visitors.visible_text import clean_name, clean_text


def who(room: Room, connection: Line) -> Member:
    """The member that speaks; nameless spectators may do nothing."""
    id = connection.member
    for member in room.state.register.members:  # here, not there: with every answer
        if member.id == id:
            return member
    raise Refusal("not_seated")


def owner(room: Room, connection: Line) -> Member:
    """The member that speaks, if it owns the table."""
    member = who(room, connection)
    if room.register.owner != member.id:
        raise Refusal("not_owner")
    return member


def named(room: Room, id: str) -> Member:
    """The member spoken of."""
    member = room.register.member(id)
    if member is None:
        raise Refusal("not_member")
    return member


def game_on(room: Room) -> Match:
    """The game being played."""
    match, status = room.state.match, room.state.register.status
    if match is not None and status == "playing":
        return match
    raise Refusal("frozen" if status == "frozen" else "not_now")


def in_game(room: Room, connection: Line) -> tuple[Match, int, Member]:
    """The game being played, the seat of who speaks, and the speaker."""
    match = game_on(room)
    member = who(room, connection)
    if member.seat is None:
        raise Refusal("not_seated")
    return match, member.seat, member


# -- playing ------------------------------------------------------------------------------------------------------


def answer(room: Room, connection: Line, message: p.Answer) -> None:
    """Answer the open question; who does is back."""
    match, seat, member = in_game(room, connection)
    match.check_open(seat, message.number)
    room.sleep.wake()
    room.ledger.write("answer", seat, message.key)
    room.give_back(member)
    room.house.counters.answers += 1


def take_back(room: Room, connection: Line, message: p.TakeBack) -> None:
    """Take the last move back."""
    match, seat, member = in_game(room, connection)
    match.check_take_back(seat)
    room.give_back(member)
    room.sleep.wake()
    room.ledger.write("take_back", seat, str(match.session.back_to(seat)))


def why_not(room: Room, connection: Line, message: p.AskWhyNot) -> None:
    """Say why a play is not offered: of one's own cards, or of what everybody knows."""
    match, seat, _ = in_game(room, connection)
    target = NONE if message.target is None else message.target
    if target >= SLOTS:  # a seat, or in The Duel a place; the game itself says what is wrong with it
        raise Refusal("no_seat")
    found: dict[str, Any] = match.table.why_not(seat, message.card, target) or {}
    connection.send(encode(p.WhyNot(message.id, found.get("id"), found.get("rule"), found.get("args", {}))))


def look(room: Room, connection: Line, message: p.Look) -> None:
    """Show the game again."""
    room.check_sure()
    room.audience.send_state(connection, message.since if message.game == room.register.game else 0)


# -- the lobby ----------------------------------------------------------------------------------------------------


def sit(room: Room, connection: Line, message: p.Sit) -> None:
    """Take a seat."""
    if room.register.status == "frozen":
        raise Refusal("frozen")
    consent.take_seat(room, who(room, connection), message.seat)


def let_sit(room: Room, connection: Line, message: p.Consent) -> None:
    """Let somebody have the seat they ask for, or not."""
    game_on(room)
    consent.agree(room, who(room, connection), named(room, message.member), message.yes)


def stand(room: Room, connection: Line, message: p.Stand) -> None:
    """Give up the seat."""
    vacate(room, who(room, connection), room.register.stand)


def vacate(room: Room, member: Member, do: Callable[[Member], None]) -> None:
    """Somebody gives up a seat, by standing up or leaving: during a game a bot sits down there."""
    drawing.cancel(room)
    seat = member.seat
    do(member)
    room.audience.tell_anew([member.id])
    if seat is not None and room.state.is_playing:
        room.ledger.write("seat", seat, room.register.house_bot())
    room.pending.table_changed = True


def hand_on(room: Room, connection: Line, message: p.HandOn) -> None:
    """Give the seat to a spectator."""
    member = who(room, connection)
    drawing.check_none(room)
    to = named(room, message.member)
    seat = member.seat
    room.register.hand_on(member, to)
    room.audience.tell_anew([member.id, to.id])
    consent.seat_changed(room, NONE if seat is None else seat)


def rename(room: Room, connection: Line, message: p.Rename) -> None:
    """Be called otherwise."""
    member = who(room, connection)
    member.name = clean_name(message.name, [m.name for m in room.register.members if m is not member])
    room.pending.table_changed = True


def ready(room: Room, connection: Line, message: p.Ready) -> None:
    """Ready to start; during a game: I am back."""
    member = who(room, connection)
    if member.seat is None:
        raise Refusal("not_seated")
    if room.register.status == "playing":
        room.give_back(member)
    elif room.register.status == "lobby":
        member.ready = message.ready
        room.pending.table_changed = True
    else:
        raise Refusal("not_now")


def prefer(room: Room, connection: Line, message: p.Prefer) -> None:
    """Keep a preference."""
    who(room, connection).auto_answer = message.auto_answer
    room.pending.register_changed = True


def say(room: Room, connection: Line, message: p.Say) -> None:
    """Say something."""
    member = who(room, connection)
    if member.muted:
        raise Refusal("muted")
    if not connection.may_chat():
        raise Refusal("slow_down")
    text = clean_text(message.text)
    mind_the_rules(room, member, message.anyway)
    room.chat.say(member, text)


def mind_the_rules(room: Room, member: Member, anyway: bool) -> None:
    """A player says something: the rules may forbid it, or make it cost what was warned of. [WW-R-12]"""
    match = room.match
    if match is None or not room.state.is_playing or member.seat is None:
        return
    if match.session.game.mutes(member.seat):
        raise Refusal("gagged")
    if match.session.minds_speech(member.seat):
        if not anyway:
            raise Refusal("speech_costs")
        room.sleep.wake()
        room.ledger.write("answer", member.seat, SPEAK.key)


def leave(room: Room, connection: Line, message: p.Leave) -> None:
    """Go for good."""
    member = who(room, connection)
    vacate(room, member, room.register.leave)
    send_away(room, member, "left")


def send_away(room: Room, member: Member, why: str) -> None:
    """Close the connections of somebody who is no longer a member."""
    room.agenda.gone.pop(member.id, None)
    for connection in room.audience.of(member.id):
        room.audience.remove(connection)
        connection.dismiss(why)


# -- the owner ----------------------------------------------------------------------------------------------------


def configure(room: Room, connection: Line, message: p.Configure) -> None:
    """Other settings, before or after a game."""
    owner(room, connection)
    drawing.check_none(room)
    if room.register.status == "playing":
        raise Refusal("not_now")
    check_settings(message.settings)
    room.register.configure(message.settings)
    room.state.match = None
    room.pending.table_changed = True


def seat_bot(room: Room, connection: Line, message: p.SeatBot) -> None:
    """Put a bot somewhere, or take it away."""
    owner(room, connection)
    register = room.register
    if register.status == "playing" or register.status == "frozen":
        raise Refusal("not_now")
    if not message.seat < register.seats:
        raise Refusal("no_seat")
    if register.at(message.seat) is not None:
        raise Refusal("seat_taken")
    if message.bot and not bots.is_bot(message.bot):
        raise Refusal("no_bot")
    register.bots[message.seat] = None if message.bot is None else message.bot or register.house_bot()
    room.pending.table_changed = True


def kick(room: Room, connection: Line, message: p.Kick) -> None:
    """Send somebody away; a player of the running game only by a vote."""
    me, member = who(room, connection), named(room, message.member)
    is_player = room.register.in_game and member.seat is not None
    if is_player and me.seat is not None and me is not member:
        consent.vote(room, me, member, message.ban)
        if not consent.is_voted_out(room, member):
            return
    elif member is owner(room, connection) or is_player:
        raise Refusal("not_now")
    if member.id == room.register.lent_by and not is_player:
        if member.seat is None:
            raise Refusal("not_now")
        vacate(room, member, room.register.stand)  # she is only away: it is her table
        return
    ban = all(member.against.values()) if is_player else message.ban
    vacate(room, member, room.register.put_out if is_player else room.register.leave)
    if ban:
        room.register.ban(member)
    send_away(room, member, "banned" if ban else "kicked")


def spare(room: Room, connection: Line, message: p.Spare) -> None:
    """Take back the own voice against somebody."""
    named(room, message.member).against.pop(who(room, connection).id, None)
    room.pending.table_changed = True


def unban(room: Room, connection: Line, message: p.Unban) -> None:
    """Let somebody come back."""
    owner(room, connection)
    if not room.register.is_banned("", message.member):
        raise Refusal("not_member")
    room.register.banned = [one for one in room.register.banned if one.id != message.member]
    room.pending.table_changed = True


def mute(room: Room, connection: Line, message: p.Mute) -> None:
    """Nobody hears them."""
    owner(room, connection)
    named(room, message.member).muted = message.muted
    room.pending.table_changed = True


def start(room: Room, connection: Line, message: p.Start) -> None:
    """Begin, when everybody seated is ready."""
    me = owner(room, connection)
    if room.register.status != "lobby":
        raise Refusal("not_now")
    waiting = [m.name for m in room.register.seated() if not m.ready and m is not me]
    if waiting:
        raise Refusal("not_ready", names=waiting)
    drawing.check_none(room)
    drawing.begin(room, players_here(room))


def players_here(room: Room) -> list[Member]:
    """Those whose devices draw the seed."""
    return [member for member in room.register.seated() if member.id in room.audience.here]


def commit(room: Room, connection: Line, message: p.Commit) -> None:
    """Take part in drawing the next seed."""
    drawing.commit(room, who(room, connection), message.commitment)


def reveal(room: Room, connection: Line, message: p.Reveal) -> None:
    """The share in it."""
    drawing.reveal(room, who(room, connection), message.share)


def rematch(room: Room, connection: Line, message: p.Rematch) -> None:
    """Again: it starts when all seated people who are here have said so."""
    member = who(room, connection)
    if room.register.status != "over":
        raise Refusal("not_now")
    if member.seat is None and room.register.seated():
        raise Refusal("not_seated")
    member.wants_rematch, member.wants_swap = True, message.swap
    room.pending.table_changed = True
    drawing.check_none(room)
    here = [m for m in room.register.seated() if m.id in room.audience.here]
    if not all(m.wants_rematch for m in here):
        return
    if room.match is not None and room.match.start.practice is not None:
        starting.begin(room)
        return
    if here and all(m.wants_swap for m in here):
        room.register.rotate()
    drawing.begin(room, players_here(room))


def pong(room: Room, connection: Line, message: p.Pong) -> None:
    """Still there."""


READING: Final = (p.AskWhyNot, p.AskHint, p.Look, p.Pong)  # these need nothing written
ACTIONS: Final[dict[type, Callable[[Room, Line, Any], None]]] = {
    p.Answer: answer,
    p.TakeBack: take_back,
    p.AskWhyNot: why_not,
    p.AskHint: hints.hint,
    p.Look: look,
    p.Sit: sit,
    p.Stand: stand,
    p.HandOn: hand_on,
    p.Rename: rename,
    p.Ready: ready,
    p.Prefer: prefer,
    p.Say: say,
    p.Leave: leave,
    p.Configure: configure,
    p.SeatBot: seat_bot,
    p.Consent: let_sit,
    p.Kick: kick,
    p.Spare: spare,
    p.Unban: unban,
    p.Mute: mute,
    p.Start: start,
    p.Commit: commit,
    p.Reveal: reveal,
    p.Rematch: rematch,
    p.SetPace: pacing.set_pace,
    p.Step: pacing.step,
    p.Watch: pacing.watch,
    p.See: pacing.see,
    p.Pong: pong,
}
