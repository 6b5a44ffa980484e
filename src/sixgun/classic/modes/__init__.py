"""Ways to play the classic game, by number of players and options."""

from sixgun.classic.modes.law_and_order import LawAndOrderMode
from sixgun.classic.modes.mode import Mode
from sixgun.classic.modes.special_six import SpecialSix
from sixgun.classic.modes.three_players import ThreePlayers
from sixgun.classic.modes.two_players import TwoPlayers
from sixgun.classic.rules.options import TableOption
from sixgun.classic.rules.registry import register
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.hints import Final

MODES: Final[tuple[Mode, ...]] = (LawAndOrderMode(), ThreePlayers(), TwoPlayers(), SpecialSix())
for each in MODES:
    for ability in (*each.abilities, *each.registers):
        register(ability)


def modes_options() -> tuple[TableOption, ...]:
    """The options that choose a mode."""
    choosing = [mode.option for mode in MODES if mode.option is not None]
    return (*choosing, *[option for mode in MODES for option in mode.options])


def mode_for(players: object, options: dict[str, bool]) -> Mode:
    """The mode asked for by an option, else the one for so many players."""
    numbers = sorted({number for mode in MODES for number in mode.players})
    if isinstance(players, bool) or not isinstance(players, int) or players not in numbers:
        raise BadSetup(f"the classic game is for {numbers[0]} to {numbers[-1]} players, not {players!r}")
    for mode in MODES:
        if mode.option is not None and options.get(mode.option.id):
            if players not in mode.players:
                asked = " or ".join(str(number) for number in mode.players)
                raise BadSetup(f"table option {mode.option.id!r} is for {asked} players, not {players}")
            return mode
        check_needs(mode, options)
    return next(mode for mode in MODES if mode.option is None and players in mode.players)


def check_needs(mode: Mode, options: dict[str, bool]) -> None:
    """What is agreed about a mode needs that mode."""
    for option in mode.options:
        if mode.option is not None and options.get(option.id):
            raise BadSetup(f"table option {option.id!r} needs {mode.option.id!r}: there is nothing to end otherwise")
