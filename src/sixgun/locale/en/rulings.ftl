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
ruling-fresh = laid this turn: { $what }
ruling-copies = with the ability of { $what }
ruling-pair = with the abilities of { $what }
ruling-event = Event in force: { $what }
ruling-events = Next events: { $what }
ruling-leader = Event leader: { $what }
ruling-leader-turns = Turns the leader has had: { $what }
ruling-first-out = Eliminated first: { $what }
ruling-take-back = takes the last move back
ruling-show = Event in force: { $what }
ruling-shows = Next events: { $what }
ruling-path = First stations: { $what }
ruling-wagons = Wagons behind the locomotive: { $what }
ruling-locomotive = The locomotive stands at stop { $what }.
ruling-side = The side of the locomotive that is up: { $what }
ruling-wagon = wagons: { $what }
ruling-wagon-deck = Next wagons: { $what }
ruling-ghost = a ghost
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

## What is expected: of a seat, of a character, of the table. $who is the seat or character, $what names what follows

ruling-none = nothing
ruling-deck-name = the deck
ruling-hand-card = a card from the hand
ruling-hidden = hidden
ruling-any = any card
ruling-then = and then
ruling-common-name = the common deck
ruling-some-card = { $back ->
    [L] a lawman card
    [O] an outlaw card
    [LR] a lawman-renegade card
   *[OR] an outlaw-renegade card
    }
ruling-some-card-with = { ruling-some-card } ({ duel-symbol })
ruling-entry = { $what ->
    [ability] an ability being used
    [cancelled] a hit cancelled
    [character] a character dealt
    [check] a draw!
    [check_unused] a second card turned up
    [copy] an ability copied
    [discard] a discard
    [divert] a wound taken over
    [draw] a card drawn
    [eliminated] an elimination
    [end_of_line] the End of the Line
    [enter] a character entering play
    [escape] an escape from Jail
    [event] a new event
    [explosion] an explosion
    [give] a card given
    [heal] a life point regained
    [hit] a hit
    [hurt] a life point lost
    [ignored] a card without effect
    [keep] a card kept
    [lay] a card laid into play
    [lay_out] a card laid out
    [locked_up] a turn lost in Jail
    [look] a look at a card
    [lose] a card in play lost
    [missed] a shot that misses
    [move] a swap of characters
    [pass_on] a card passed on
    [penalty] the Sheriff's penalty
    [pick] a card picked
    [play] a card played
    [put_back] a card put back
    [reshuffle] a reshuffle
    [respond] a card played in answer
    [reveal] a card revealed
    [reveal_unused] a second card revealed
    [reward] a reward
    [rise] a return to the game
    [roles] roles dealt anew
    [salvage] a card from the discard pile
    [shielded] a target out of reach
    [shot] a shot
    [show] a card shown
    [steal] a card taken from a hand
    [take] a card taken
    [train] the train advancing
    [triggered] an ability taking effect
    [turn] a turn
    [unaffected] a card that does nothing to somebody
    [use] a card or resource used
    [use_again] a resource used again
    [victory] the end of the game
    [handcuffs] handcuffs put on
    [name_suit] a suit named
    [guess] a guess
    [marked] a card that must be played
    [under_fire] a shot that is nobody's
    [put_on_pile] a card put back on the discard pile
    [order] an order
    [show_hand] a hand shown
    [wagon] a wagon taken
    [ghost] a player becoming a ghost
    [new_train] a new train setting off
    [no_effect] a locomotive without effect
    [exempt] a player left out
    [divert] a shot diverted
   *[other] { $what }
    }
expect-seat-asked = { $who } is asked: { $question }
expect-seat-not-asked = { $who } is not asked.
expect-seat-offered = { $who } may answer: { $answer }
expect-seat-not-offered = { $who } may not answer: { $answer }
expect-seat-default = When the time is up, { $who } answers: { $answer }
expect-seat-may-take-back = { $who } may take the last move back.
expect-seat-may-not-take-back = { $who } may not take the last move back.
expect-seat-may-not = { $who } may not: { $answer }. { $reason }
expect-seat-reads = { $amount ->
    [one] { $who } reads: { $entry }
   *[other] { $who } reads { $amount } times: { $entry }
    }
expect-log = { $amount ->
    [one] In the log: { $entry }
   *[other] In the log, { $amount } times: { $entry }
    }
expect-seat-does-not-read = { $some ->
    [yes] { $who } does not learn of it: { $entry } ({ $what })
   *[no] { $who } does not learn of it: { $entry }
    }
expect-no-log = { $some ->
    [yes] It does not happen: { $entry } ({ $what })
   *[no] It does not happen: { $entry }
    }
expect-over = The game is over.
expect-not-over = The game goes on.
expect-winner = The winning side: { $what }
expect-winners = The winners: { $what }
expect-seat-life = { $amount ->
    [one] { $who } has { $amount } life point.
   *[other] { $who } has { $amount } life points.
    }
expect-figure-life = { $amount ->
    [one] { $who } has { $amount } life point.
   *[other] { $who } has { $amount } life points.
    }
expect-seat-max-life = { $who } has at most { $amount } life points.
expect-seat-hand = { $who } holds exactly: { $what }
expect-seat-hand-size = { $amount ->
    [one] { $who } holds { $amount } card.
   *[other] { $who } holds { $amount } cards.
    }
expect-seat-holds = { $who } holds among others: { $what }
expect-seat-does-not-hold = { $who } does not hold: { $what }
expect-seat-in-play = { $who } has in play: { $what }
expect-seat-alive = { $who } is alive.
expect-seat-dead = { $who } is eliminated.
expect-seat-is = { $who } is { $what }
expect-figure-is = { $who } is { $what }
expect-seat-copies = { $who } has copied: { $what }
expect-seat-range = { $who } has a weapon of range { $amount }.
expect-seat-sees-role-of = { $who } sees the role of { $first }: { $others }
expect-seat-sees-discards = { $who } may look through the discard pile: { $what }
expect-seat-sees-row = { $who } sees these cards: { $what }
expect-seat-knows-in = { $who } knows of the hidden cards ({ $first }): { $others }
expect-distance = From { $first } to { $second } the distance is { $amount }.
expect-turn = It is the turn of { $first }.
expect-event = Event in force: { $what }
expect-next-event = Next event: { $what }
expect-events-left = { $amount ->
    [one] { $amount } event is left in the deck.
   *[other] { $amount } events are left in the deck.
    }
expect-seat-leads = { $who } turns the events.
expect-seat-ghost = { $who } is a ghost.
expect-seat-no-ghost = { $who } is no ghost.
expect-named-suit = Suit named: { $what }
expect-marked = Must be played: { $what }
expect-show = Event of the show in force: { $what }
expect-shows-left = { $amount ->
    [one] { $amount } event is left in the deck of the show.
   *[other] { $amount } events are left in the deck of the show.
    }
expect-seat-sees-hand-of = { $who } sees the hand of { $first }: { $others }
expect-seat-pair = { $who } has the abilities of: { $what }
expect-seat-pair-size = { $who } has the abilities of so many others: { $amount }
expect-deck-top = On top of the deck: { $what }
expect-deck-size = { $amount ->
    [one] { $amount } card in the deck.
   *[other] { $amount } cards in the deck.
    }
expect-discard-top = On top of the discard pile: { $what }
expect-discard-size = { $amount ->
    [one] { $amount } card in the discard pile.
   *[other] { $amount } cards in the discard pile.
    }
expect-discard-has = In the discard pile, among others: { $what }
expect-discard-lacks = Not in the discard pile: { $what }
expect-row = Turned up or being looked at: { $what }
expect-locomotive = The locomotive: { $what }
expect-wagons = Wagons behind the locomotive: { $what }
expect-stations = The wagons stand at: { $what }
expect-train-size = { $amount ->
    [one] The train has { $amount } wagon.
   *[other] The train has { $amount } wagons.
    }
expect-path-size = { $amount ->
    [one] The path has { $amount } station.
   *[other] The path has { $amount } stations.
    }
expect-stations-left = { $amount ->
    [one] { $amount } station is left in the stack.
   *[other] { $amount } stations are left in the stack.
    }
expect-wagon-deck-size = { $amount ->
    [one] { $amount } wagon in the wagon deck.
   *[other] { $amount } wagons in the wagon deck.
    }
expect-wagon-deck-bottom = At the bottom of the wagon deck: { $what }
expect-driver = The driver of the train is { $first }.
expect-seat-affords = { $who } could pay at: { $what }
expect-seat-sees-drawn = { $who } sees of the wagons drawn: { $what }
expect-seat-deck-size = { $amount ->
    [one] { $who } has { $amount } card in the deck.
   *[other] { $who } has { $amount } cards in the deck.
    }
expect-seat-deck-top = { $who } has on top of the deck: { $what }
expect-seat-reserve-size = { $amount ->
    [one] { $who } has { $amount } character in reserve.
   *[other] { $who } has { $amount } characters in reserve.
    }
expect-seat-bangs = { $who } has used { $amount } of the turn's BANG! cards.
expect-seat-sees-backs-of = { $who } sees the backs in the hand of { $first }: { $others }
expect-seat-sees-top-back-of = { $who } sees the back of the top card ({ $first }): { $others }
expect-seat-sees-reserve = { $who } sees in the reserve: { $what }
expect-common-size = { $amount ->
    [one] { $amount } card in the common deck.
   *[other] { $amount } cards in the common deck.
    }
expect-common-top = On top of the common deck: { $what }
expect-row-backs = Backs of the cards turned up: { $what }
expect-queue = Still to take effect: { $what }
expect-reloads = { $word ->
    [allowed] Cards may be reloaded.
   *[not] Cards may not be reloaded yet.
    }
expect-figure-max-life = { $who } can have at most { $amount } life points.
expect-figure-gear = { $who } has in play: { $what }
expect-figure-front = { $who } is in front.
expect-figure-back = { $who } is in the back.
expect-figure-alone = { $who } is the last character of that side.
expect-figure-out = { $who } is out of play.
expect-figure-asked = For { $who } the question is: { $question }
expect-figure-active = { $who } is active.
expect-figure-not-active = { $who } is not active.
