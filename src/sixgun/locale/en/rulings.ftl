### BANG! is a trademark of its publisher; these texts are our own words.
### Rulings told as stories. $player is the name of a seat, $cards a list of names, $what a role or a character.

ruling-settles = It settles: { $ids }
ruling-turn = It is the turn of { $player }, who may play cards.
ruling-start = The turn of { $player } begins.
ruling-choosing = The characters are being chosen.
ruling-deck = On top of the deck: { $cards }
ruling-discard = On top of the discard pile: { $cards }
ruling-rest = { $where ->
    [out] All other cards are out of the game.
    [discard] All other cards lie below, in the discard pile.
   *[deck] All other cards lie below, in the deck.
    }
ruling-options = Table options: { $options }
ruling-option-on = { $name } (on)
ruling-option-off = { $name } (off)
ruling-life = { $amount ->
    [one] { $amount } life point
   *[other] { $amount } life points
    }
ruling-hand = hand: { $cards }
ruling-in-play = in play: { $cards }
ruling-choice = may choose: { $cards }
ruling-dead = eliminated
ruling-event = Event in force: { $what }
ruling-events = Next events: { $what }
ruling-leader = Event leader: { $what }
ruling-leader-turns = Turns the leader has had: { $what }
ruling-first-out = Eliminated first: { $what }
ruling-take-back = takes the last move back
ruling-wrong = This does not hold. Expected: { $expected }. Found: { $found }.

## The Duel: characters in front and in the back, own decks and a common one

ruling-common = On top of the common deck: { $cards }
ruling-front = front: { $what }
ruling-back = back: { $what }
ruling-alone = no other character
ruling-reserve = reserve: { $cards }
ruling-own-deck = on top of the deck: { $cards }
ruling-reloads = Reloading is already allowed.
ruling-duel-rest = { $where ->
    [out] All other cards are out of the game.
    [discard] All other cards lie below, in the discard pile.
    [common] All other cards lie below, in the common deck.
   *[decks] All other cards lie below, in their own decks.
    }
