"""What the messages of a browser do: each checks, then changes the room. A refusal has changed nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sixgun import bots
from sixgun.kernel.option import NONE, SLOTS, SPEAK
from sixgun.server import consent, drawing, pacing
from sixgun.server import protocol as p
from sixgun.server.connection import Connection
from sixgun.server.doc import MemberDoc, check_settings
from sixgun.server.errors import Refusal
from sixgun.server.pictures import encode
from sixgun.server.play import Play
from sixgun.server.room import Room
from sixgun.server.store import now
from sixgun.server.words import clean_name, clean_text


def who(room: Room, connection: Connection) -> MemberDoc:
    """The member that speaks; nameless spectators may do nothing."""
    member = room.doc.member(connection.member)
    if member is None:
        raise Refusal("not_seated")
    return member


def owner(room: Room, connection: Connection) -> MemberDoc:
    """The member that speaks, if it owns the table."""
    member = who(room, connection)
    if room.doc.owner != member.id:
        raise Refusal("not_owner")
    return member


def named(room: Room, id: str) -> MemberDoc:
    """The member spoken of."""
    member = room.doc.member(id)
    if member is None:
        raise Refusal("not_member")
    return member


def game_on(room: Room) -> Play:
    """The game being played."""
    if room.doc.status == "frozen":
        raise Refusal("frozen")
    if room.play is None or room.doc.status != "playing":
        raise Refusal("not_now")
    return room.play


def in_game(room: Room, connection: Connection) -> tuple[Play, int, MemberDoc]:
    """The game being played, the seat of who speaks, and the speaker."""
    play = game_on(room)
    member = who(room, connection)
    if member.seat is None:
        raise Refusal("not_seated")
    return play, member.seat, member


# -- playing ------------------------------------------------------------------------------------------------------


def answer(room: Room, connection: Connection, message: p.Answer) -> None:
    """Answer the open question; who does is back."""
    play, seat, member = in_game(room, connection)
    play.check_open(message.number)
    room.wake()
    room.write("answer", seat, message.key)
    room.give_back(member)
    room.house.answers += 1


def take_back(room: Room, connection: Connection, message: p.TakeBack) -> None:
    """Take the last move back."""
    play, seat, member = in_game(room, connection)
    play.check_take_back(seat)
    room.give_back(member)
    room.wake()
    room.write("take_back", seat, str(play.session.back_to(seat)))


def why_not(room: Room, connection: Connection, message: p.AskWhyNot) -> None:
    """Say why a play is not offered: of one's own cards, or of what everybody knows."""
    play, seat, _ = in_game(room, connection)
    target = NONE if message.target is None else message.target
    if target >= SLOTS:  # a seat, or in The Duel a place; the game itself says what is wrong with it
        raise Refusal("no_seat")
    found: dict[str, Any] = play.table.why_not(seat, message.card, target) or {}
    connection.send(encode(p.WhyNot(message.id, found.get("id"), found.get("rule"), found.get("args", {}))))


def look(room: Room, connection: Connection, message: p.Look) -> None:
    """Show the game again."""
    room.send_state(connection, message.since if message.game == room.doc.game else 0)


# -- the lobby ----------------------------------------------------------------------------------------------------


def sit(room: Room, connection: Connection, message: p.Sit) -> None:
    """Take a seat."""
    if room.doc.status == "frozen":
        raise Refusal("frozen")
    consent.take_seat(room, who(room, connection), message.seat)


def let_sit(room: Room, connection: Connection, message: p.Consent) -> None:
    """Let somebody have the seat they ask for, or not."""
    game_on(room)
    consent.agree(room, who(room, connection), named(room, message.member), message.yes)


def stand(room: Room, connection: Connection, message: p.Stand) -> None:
    """Give up the seat."""
    vacate(room, who(room, connection), room.doc.stand)


def vacate(room: Room, member: MemberDoc, do: Callable[[MemberDoc], None]) -> None:
    """Somebody gives up a seat, by standing up or leaving: during a game a bot sits down there."""
    drawing.cancel(room)
    seat = member.seat
    do(member)
    for connection in room.connections:
        if connection.member == member.id:
            connection.told = 0
    if seat is not None and room.doc.status == "playing" and room.play is not None:
        room.write("seat", seat, room.doc.house_bot())
    room.table_changed = True


def hand_on(room: Room, connection: Connection, message: p.HandOn) -> None:
    """Give the seat to a spectator."""
    member = who(room, connection)
    drawing.check_none(room)
    to = named(room, message.member)
    seat = member.seat
    room.doc.hand_on(member, to)
    for other in room.connections:
        if other.member in (member.id, to.id):
            other.told = 0
    consent.seat_changed(room, NONE if seat is None else seat)


def rename(room: Room, connection: Connection, message: p.Rename) -> None:
    """Be called otherwise."""
    member = who(room, connection)
    member.name = clean_name(message.name, [m.name for m in room.doc.members if m is not member])
    room.table_changed = True


def ready(room: Room, connection: Connection, message: p.Ready) -> None:
    """Ready to start; during a game: I am back."""
    member = who(room, connection)
    if member.seat is None:
        raise Refusal("not_seated")
    if room.doc.status == "playing":
        room.give_back(member)
    elif room.doc.status == "lobby":
        member.ready = message.ready
        room.table_changed = True
    else:
        raise Refusal("not_now")


def prefer(room: Room, connection: Connection, message: p.Prefer) -> None:
    """Keep a preference."""
    who(room, connection).auto_answer = message.auto_answer
    room.doc_changed = True


def say(room: Room, connection: Connection, message: p.Say) -> None:
    """Say something."""
    member = who(room, connection)
    if member.muted:
        raise Refusal("muted")
    if not connection.may_chat():
        raise Refusal("slow_down")
    text = clean_text(message.text)
    mind_the_rules(room, member, message.anyway)
    line = p.Chat(room.said, member.id, member.name, member.seat, text, now())
    room.said += 1
    room.new_lines.append(line)
    row = {"table_id": room.id, "number": line.number, "at": line.at, "member": line.member}
    room.batch.chat.append(row | {"name": line.name, "seat": line.seat, "text": line.text})


def mind_the_rules(room: Room, member: MemberDoc, anyway: bool) -> None:
    """A player says something: the rules may forbid it, or make it cost what was warned of. [WW-R-12]"""
    play = room.play
    if play is None or room.doc.status != "playing" or member.seat is None:
        return
    if play.session.game.mutes(member.seat):
        raise Refusal("gagged")
    if play.session.minds_speech(member.seat):
        if not anyway:
            raise Refusal("speech_costs")
        room.wake()
        room.write("answer", member.seat, SPEAK.key)


def leave(room: Room, connection: Connection, message: p.Leave) -> None:
    """Go for good."""
    member = who(room, connection)
    vacate(room, member, room.doc.leave)
    send_away(room, member, "left")


def send_away(room: Room, member: MemberDoc, why: str) -> None:
    """Close the connections of somebody who is no longer a member."""
    room.gone.pop(member.id, None)
    for connection in [c for c in room.connections if c.member == member.id]:
        room.remove(connection)
        connection.dismiss(why)


# -- the owner ----------------------------------------------------------------------------------------------------


def configure(room: Room, connection: Connection, message: p.Configure) -> None:
    """Other settings, before or after a game."""
    owner(room, connection)
    drawing.check_none(room)
    if room.doc.status == "playing":
        raise Refusal("not_now")
    check_settings(message.settings)
    room.doc.configure(message.settings)
    room.play = None
    room.table_changed = True


def seat_bot(room: Room, connection: Connection, message: p.SeatBot) -> None:
    """Put a bot somewhere, or take it away."""
    owner(room, connection)
    doc = room.doc
    if doc.status == "playing" or doc.status == "frozen":
        raise Refusal("not_now")
    if not message.seat < doc.seats:
        raise Refusal("no_seat")
    if doc.at(message.seat) is not None:
        raise Refusal("seat_taken")
    if message.bot and message.bot not in bots.NAMES:
        raise Refusal("no_bot")
    doc.bots[message.seat] = None if message.bot is None else message.bot or doc.house_bot()
    room.table_changed = True


def kick(room: Room, connection: Connection, message: p.Kick) -> None:
    """Send somebody away; a player of the running game only by a vote."""
    me, member = who(room, connection), named(room, message.member)
    is_player = room.doc.in_game and member.seat is not None
    if is_player and me.seat is not None and me is not member:
        consent.vote(room, me, member, message.ban)
        if not consent.is_voted_out(room, member):
            return
    elif member is owner(room, connection) or is_player:
        raise Refusal("not_now")
    if member.id == room.doc.lent_by and not is_player:
        if member.seat is None:
            raise Refusal("not_now")
        vacate(room, member, room.doc.stand)  # she is only away: it is her table
        return
    ban = all(member.against.values()) if is_player else message.ban
    vacate(room, member, room.doc.put_out if is_player else room.doc.leave)
    if ban:
        room.doc.ban(member)
    send_away(room, member, "banned" if ban else "kicked")


def spare(room: Room, connection: Connection, message: p.Spare) -> None:
    """Take back the own voice against somebody."""
    named(room, message.member).against.pop(who(room, connection).id, None)
    room.table_changed = True


def unban(room: Room, connection: Connection, message: p.Unban) -> None:
    """Let somebody come back."""
    owner(room, connection)
    if not room.doc.is_banned("", message.member):
        raise Refusal("not_member")
    room.doc.banned = [one for one in room.doc.banned if one.id != message.member]
    room.table_changed = True


def mute(room: Room, connection: Connection, message: p.Mute) -> None:
    """Nobody hears them."""
    owner(room, connection)
    named(room, message.member).muted = message.muted
    room.table_changed = True


def start(room: Room, connection: Connection, message: p.Start) -> None:
    """Begin, when everybody seated is ready."""
    me = owner(room, connection)
    if room.doc.status != "lobby":
        raise Refusal("not_now")
    waiting = [m.name for m in room.doc.seated() if not m.ready and m is not me]
    if waiting:
        raise Refusal("not_ready", names=waiting)
    drawing.check_none(room)
    drawing.begin(room, players_here(room))


def players_here(room: Room) -> list[MemberDoc]:
    """Those whose devices draw the seed."""
    return [member for member in room.doc.seated() if member.id in room.here]


def commit(room: Room, connection: Connection, message: p.Commit) -> None:
    """Take part in drawing the next seed."""
    drawing.commit(room, who(room, connection), message.commitment)


def reveal(room: Room, connection: Connection, message: p.Reveal) -> None:
    """The share in it."""
    drawing.reveal(room, who(room, connection), message.share)


def rematch(room: Room, connection: Connection, message: p.Rematch) -> None:
    """Again: it starts when all seated people who are here have said so."""
    member = who(room, connection)
    if room.doc.status != "over":
        raise Refusal("not_now")
    if member.seat is None and room.doc.seated():
        raise Refusal("not_seated")
    member.wants_rematch, member.wants_swap = True, message.swap
    room.table_changed = True
    drawing.check_none(room)
    here = [m for m in room.doc.seated() if m.id in room.here]
    if not all(m.wants_rematch for m in here):
        return
    if room.play is not None and room.play.start.practice is not None:
        room.begin()
        return
    if here and all(m.wants_swap for m in here):
        room.doc.rotate()
    drawing.begin(room, players_here(room))


def pong(room: Room, connection: Connection, message: p.Pong) -> None:
    """Still there."""


READING: Final = (p.AskWhyNot, p.Look, p.Pong)  # these need nothing written
ACTIONS: Final[dict[type, Callable[[Room, Connection, Any], None]]] = {
    p.Answer: answer,
    p.TakeBack: take_back,
    p.AskWhyNot: why_not,
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
