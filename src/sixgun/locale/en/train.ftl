### BANG! is a trademark of its publisher; these texts are our own words.
### What The Great Train Robbery asks, tells and forbids; the arguments are those of ask.ftl and log.ftl.

## Questions

ask-wagon = Which wagon do you take?
ask-price = Which card do you pay for the wagon with?
ask-caboose = Caboose: which other blue card do you discard as a Missed!?
ask-sleeper-car = Sleeper Car: which other blue card do you discard as a BANG!?
ask-cattle-truck = Cattle Truck: which of these cards do you take?
ask-circus-wagon = { $by } uses Circus Wagon. Which of your cards in play do you discard?
ask-coal-hopper = Coal Hopper: which wagon in play do you discard?
ask-lounge-car = Lounge Car: which wagon do you give away, and to whom? The other one is yours.
ask-mail-car = Mail Car: which card do you give away, and to whom?
ask-map = Map: do you discard one of the top cards of the deck?
ask-full-steam = End of the Line: what becomes of the effect of the locomotive?
ask-switch-mine = Switch: which of your cards in play do you give?
ask-switch = Switch: which card of { $owner } do you get for it?
ask-order-give = Dorothy Rage: which card in play is { $target } to give?
ask-order-get = Dorothy Rage: which card is { $target } to get for it?
ask-order-wagon = Dorothy Rage: which wagon is { $target } to take?
ask-train-robbery = { $by } robs you: for each of your cards in play, discard it or be shot at. Which one is next?
ask-claim = Evaded!: which of the cards you were shot with do you take?
ask-divert = Which card do you discard to divert the shot?
ask-divert-to = Whom does the shot hit instead of you?
ask-exempt = Whom do you leave out?
ask-shade-oconnor = The train has advanced. Do you discard a card to draw another?

## Answers

do-defend = Be shot at for { $card }
do-wagon-where = { $whom ->
    [somebody] { $you ->
        [target] Put { $card } before yourself
       *[nobody] Put { $card } before { $target }
    }
   *[nobody] Take { $card }
    }
do-use-rob = { $seen ->
    [yes] Pay: { do-wagon-where }
   *[no] Take a wagon
    }
do-use-sancho = { $seen ->
    [yes] Free of charge: { do-wagon-where }
   *[no] Take a wagon free of charge
    }
do-use-water-tower = { do-wagon-where }
do-use-free-advance = Advance the train by 1 station and take a wagon
do-use-zippy-roy = Advance the train by 1 station
do-use-full-steam = Apply its effect twice
do-use-baggage-car = { $whom ->
    [somebody] { $you ->
        [target] Use the Baggage Car on yourself as { $cause }
       *[nobody] Use the Baggage Car at { $target } as { $cause }
    }
   *[nobody] Use the Baggage Car as a Missed!
    }
do-use-evan-babbit = Divert the shot to somebody else

## What happened

log-train = { $you ->
    [player] You advance the train: it reaches stop { $amount }.
   *[nobody] { $player } advances the train: it reaches stop { $amount }.
    }
log-end-of-line = End of the Line: { $cause } takes effect.
log-no-effect = End of the Line: { $cause } has no effect this time.
log-new-train = A new train sets off, with { $cause } in front.
log-wagon = { $you ->
    [player] { $whom ->
        [somebody] At { $cause } you put { $card } before { $target }.
       *[self] You take { $card } at { $cause }.
    }
   *[nobody] { $whom ->
        [somebody] At { $cause } { $player } puts { $card } before { log-at }.
       *[self] { $player } takes { $card } at { $cause }.
    }
    }
log-ghost = { $you ->
    [player] You stay in play as a ghost: { $cause }.
   *[nobody] { $player } stays in play as a ghost: { $cause }.
    }
log-divert = { $you ->
    [player] You divert the shot to { $target }.
    [target] { $player } diverts the shot to you.
   *[nobody] { $player } diverts the shot to { $target }.
    }
log-exempt = { $you ->
    [player] { $whom ->
        [self] You leave yourself out.
       *[somebody] You leave { $target } out.
    }
   *[nobody] { $player } leaves { log-at } out.
    }

## Why something is not offered

why-not-paired = This wagon stands at no station.
why-wagon-taken = You cannot take this wagon now: one wagon a turn, in your own phase 2.
why-cannot-afford = You cannot pay the price of this station with that.
why-other-wagon = This wagon is neither in the train nor in front of you.
why-always-works = This wagon works as long as it lies there.
why-no-wagon = There is no wagon at a station that you could take.
why-no-copy = On top of the discard pile there is no brown card that could be played now.
why-no-exchange = There is nothing that could change sides.
why-private-car = Private Car: with an empty hand nobody is the target of a BANG! card.
why-extra-turn = Not in an extra turn: they never follow each other.
why-empty-pile = The discard pile is empty.
why-no-wagons-left = The wagon deck is empty.
why-no-blue-card = It takes another blue card of yours.
why-once-a-turn = Only once a turn.
why-marked-first = First you must play the card you have shown.
