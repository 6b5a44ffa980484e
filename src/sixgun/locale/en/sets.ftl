### BANG! is a trademark of its publisher; these texts are our own words.
### What the sets show at the table in the browser. Arguments: $event, $set, $name, $character, $cause are names, $suit one
### of S H D C, $count a number.

## Events

sets-events = Events
sets-new = { $set } · new event
sets-goes-on = The game goes on.
sets-covers = The game goes on. Over: { $event }
sets-none = No event yet
sets-none-text = The first comes with the leader's second turn.
sets-show-none-text = The first comes with a Stagecoach or Wells Fargo.
sets-next = Next
sets-last = stays to the end
sets-left = { $count ->
    [one] { $count } event left
   *[other] { $count } events left
    }
sets-for-you = Now, for you
sets-led-by = { $name } turns the events.
sets-backwards = Turns now counter-clockwise
sets-roles = Roles dealt anew
sets-you-are = You are: { $role }
sets-close = Close

## Marks

sets-ghost = Ghost
sets-skipped = Skips a turn
sets-leader = Leader
sets-as = as { $character }
sets-asleep = { $cause }: ability asleep
sets-asleep-mine = { $cause }: your ability sleeps
sets-off = off: { $cause }
sets-ready = ready
sets-must-play = must be played
sets-costs = costs another card
sets-played = played
sets-pays = pays with this
sets-counts-as = counts as { $suit ->
    [H] Hearts
    [D] Diamonds
    [C] Clubs
   *[S] Spades
    }
sets-only-suit = This turn only { $suit ->
    [H] Hearts
    [D] Diamonds
    [C] Clubs
   *[S] Spades
    } from the hand
sets-cuffed = Nothing from your hand this turn
sets-open-hand = Open hand
sets-open-hands = Your hand is open too: everybody sees these cards.

## Steps of an answer

sets-which-in-play = { $card }: at which card in play?
sets-together-with = { $card }: together with which card?
