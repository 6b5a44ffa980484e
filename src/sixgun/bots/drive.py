"""Let bots play: one decision, or a whole game at full speed. Compiled with the engine."""

from __future__ import annotations

from sixgun.bots.bot import Acts, Bot
from sixgun.bots.imagine import Imagine
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import key_of
from sixgun.kernel.hints import Final, i64
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.session import Session

PAUSE: Final = 32  # a table of random players looks for interjections at every so many decisions
TAKE: Final = "take"
FACTOR: Final[i64] = 25214903917
MASK: Final[i64] = 0xFFFF_FFFF_FFFF


class Dice:
    """A quick linear stream of numbers: what random players go by. The games themselves are dealt by Chance."""

    __slots__ = ("state",)

    def __init__(self, seed: str) -> None:
        self.state: i64 = int.from_bytes(key_of(seed)[:6], "little")

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.state = (self.state * FACTOR + 11) & MASK
        return ((self.state >> 16) * n) >> 32


def play_at_random(session: Session, seed: str, limit: int) -> int:
    """Uniform answers from all seats until the game is over or has lasted *limit* decisions: how many there were."""
    dice = Dice(seed)
    state: i64 = dice.state
    made = 0
    ask = session.ask
    while ask is not None and made < limit:
        for _ in range(min(PAUSE, limit - made)):
            if ask is None or ask.several:
                break
            options = ask.options
            state = (state * FACTOR + 11) & MASK  # ``below``, drawn out into the loop
            session.answer(ask.seat, options[((state >> 16) * len(options)) >> 32])
            made += 1
            ask = session.ask
        if ask is not None and made < limit:
            dice.state = state
            answer_aside(session, ask, dice)
            state = dice.state
            made += 1
            ask = session.ask
    return made


def answer_aside(session: Session, ask: Ask, dice: Dice) -> None:
    """Now and then somebody interrupts, if they may; and one of several that are asked is as good as another."""
    seat: int = dice.below(session.game.seats)
    options = session.interjections(seat)
    if not options:
        seat = session.asked()[0]
        options = options_of(session, seat)
    session.answer(seat, options[dice.below(len(options))])


def options_of(session: Session, seat: int) -> list[Option]:
    """What the one of several that are asked may answer."""
    ask = session.question(seat)
    assert ask is not None
    return ask.options


def play(session: Session, bots: list[Bot], limit: int) -> int:
    """Every seat is a bot's: the game until it is over or has lasted *limit* decisions; how many there were."""
    seat_all(session, bots)
    return play_on(session, bots, limit)


def play_on(session: Session, bots: list[Bot], limit: int) -> int:
    """The same with bots that have looked around already."""
    made = 0
    while made < limit:
        ask = session.ask
        if ask is None:
            break
        made += 1
        if ask.several:
            seat = session.asked()[0]
            session.answer(seat, decide(session, seat, bots[seat]))
            continue
        if session.game.has_interjections() and interrupted(session, ask, bots):
            continue
        seat = ask.seat
        option = quickest(session, ask, bots[seat])
        if is_public(ask, option):
            if bots[seat].acts.compared:
                game = session.game
                tell(bots, seat, ask, option, game.lives(), game.in_reach(seat) if option is PASS else 0)
            else:
                note(bots, seat, option, NONE, NONE)
        session.answer(seat, option)
    return made


def seat_all(session: Session, bots: list[Bot]) -> None:
    """The game begins: everybody looks around, and from now on sees what the others see."""
    acts = Acts()
    acts.compared = any([bot.compares for bot in bots])
    for bot in bots:
        bot.acts = acts
        if bot.searches:
            bot.imagine = Imagine(session, bot.seat)
        bot.sit(session.view(bot.seat, bot.recalls))


def is_public(ask: Ask, option: Option) -> bool:
    """Is it an act the others learn from? They are told nothing that is not done before all eyes."""
    return ask.quiescent or ask.why == TAKE


def interrupted(session: Session, ask: Ask, bots: list[Bot]) -> bool:
    """Did an eager bot do something before the question is answered?"""
    for bot in bots:
        if bot.eager and (ask.quiescent or bot.seat == ask.seat):
            option = whim(session, ask, bot)
            if option is not None:
                session.answer(bot.seat, option)
                return True
    return False


def whim(session: Session, ask: Ask, bot: Bot) -> Option | None:
    """What *bot* wants to do besides answering, if anything."""
    offers = session.interjections(bot.seat)
    return bot.interject(session.view(bot.seat, bot.recalls), ask, offers) if offers else None


def quickest(session: Session, ask: Ask, bot: Bot) -> Option:
    """The answer of *bot*, with as little looking as it needs."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    option = bot.glance(ask)
    return bot.choose(session.view(bot.seat, bot.recalls), ask) if option is None else option


def decide(session: Session, seat: int, bot: Bot) -> Option:
    """What *bot* answers or does at the open question of its seat: for tables where people sit too."""
    ask = session.question(seat)
    assert ask is not None, "the seat is not being asked"
    option = whim(session, ask, bot) if bot.eager else None
    return quickest(session, ask, bot) if option is None else option


def next_answer(session: Session, bots: list[Bot]) -> tuple[int, Option]:
    """Who does what next, where every seat is a bot's; nothing is answered and nobody told yet."""
    ask = session.ask
    assert ask is not None, "the game is over"
    if ask.quiescent:
        for bot in bots:
            option = whim(session, ask, bot) if bot.eager else None
            if option is not None:
                return bot.seat, option
    seat = session.asked()[0]
    return seat, decide(session, seat, bots[seat])


def tell(bots: list[Bot], seat: int, ask: Ask, option: Option, lives: int = NONE, reach: int = NONE) -> None:
    """Let the bots know of an answer, if it was given before all eyes.

    *lives* and *reach*: how everybody stood before it, and whom *seat* could have attacked.
    """
    if is_public(ask, option):
        note(bots, seat, option, aims_of(ask, option, reach), lives)


def note(bots: list[Bot], seat: int, option: Option, aims: int, lives: int) -> None:
    """Into the memory of everybody, be it one for all or several."""
    last: Acts | None = None
    for bot in bots:
        if bot.acts is not last:
            last = bot.acts
            last.note(seat, option, aims, lives)


def answer_noted(session: Session, seat: int, key: str, acts: Acts) -> None:
    """Take an answer where people sit too; *acts* gets it, if it was given before all eyes."""
    ask = session.ask
    if ask is None or ask.seat != seat or not (ask.quiescent or ask.why == TAKE):
        session.answer(seat, key)
        return
    game = session.game
    lives, reach = game.lives(), game.in_reach(seat)
    session.answer(seat, key)
    option = session.last_answer
    acts.note(seat, option, aims_of(ask, option, reach), lives)


def aims_of(ask: Ask, option: Option, reach: int) -> int:
    """Whom it could have been done to, as bits: everybody sees who is in range; to pass is to attack none of them."""
    if option is PASS:
        return reach
    found = 0
    if option.target != NONE:
        for other in ask.options:
            if other.verb is option.verb and other.card == option.card and other.target != NONE:
                found |= 1 << other.target
    return found
