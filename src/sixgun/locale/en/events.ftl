### BANG! is a trademark of its publisher; these texts are our own words.
### What the event sets and the characters of the Wild West Show ask, tell and forbid; the arguments are those of ask.ftl and log.ftl.

## Questions

ask-handcuffs = Handcuffs: who may play nothing from the hand in their turn this round?
ask-name-suit = Handcuffs: cards of which suit will you use this turn?
ask-new-identity = New Identity: do you become your reserve character, with 2 life points?
ask-daltons = The Daltons: which of your cards in play do you discard?
ask-hard-liquor = Hard Liquor: do you do without your draw phase and regain 1 life point?
ask-peyote = Peyote: what colour is the next card?
ask-ranch = Ranch: which card do you discard? At the end you draw as many.
ask-blood-brothers = Blood Brothers: to whom do you give 1 of your life points?
ask-under-fire = A shot at you that nobody fired. How do you answer?
ask-roulette = Russian Roulette: produce a Missed! effect, or lose 2 life points.
ask-ricochet = { $by } shoots at one of your cards in play. Do you save it?
ask-order-card = Dorothy Rage: which card is { $target } to play?
ask-order-target = Dorothy Rage: who is the target of the card?
ask-order-place = Dorothy Rage: in front of which character is the card to be laid?
ask-order-copy = You were ordered to play this card: which copy do you play?
ask-exchange-pair = Do you keep your two characters, or draw two new ones?
ask-draw-as = By which of your two characters do you draw?
ask-lay-down = Darling Valentine: which card do you discard next?
ask-tribute = Which card do you give to { $target }?

## Answers

do-order = { $cause }
do-use-ww-dorothy-rage = { $whom ->
    [somebody] Order { $target } to play a card
   *[nobody] Order somebody to play a card
    }
do-use-ww-lady-rosa = { $whom ->
    [somebody] Change seats with { $target }
   *[nobody] Change seats
    }
do-use-flint-westwood = { $whom ->
    [somebody] Give { $card } to { $target } for two of their cards
   *[nobody] Give a card for two
    }
do-use-lee-van-kliff = { $whom ->
    [somebody] Discard { $card }: the last card again, at { $target }
   *[nobody] Discard { $card }: the last card again
    }
do-use-greygory-deck = Draw two new characters
do-guess = { $suit ->
    [H] Red
   *[S] Black
    }

## What happened

log-handcuffs = { $you ->
    [target] You are handcuffed: nothing from the hand in your turn this round.
   *[nobody] { $target } is handcuffed: nothing from the hand in their turn this round.
    }
log-name-suit = { $you ->
    [player] You name a suit: { suit-named }.
   *[nobody] { $player } names a suit: { suit-named }.
    }
suit-named = { $cause ->
    [H] Hearts
    [D] Diamonds
    [C] Clubs
   *[S] Spades
    }
colour-guessed = { $cause ->
    [H] red
   *[S] black
    }
log-guess = { $amount ->
    [one] { $player } says { colour-guessed }: { $card }, that is right.
   *[other] { $player } says { colour-guessed }: { $card }, that is wrong.
    }
log-marked = { $you ->
    [player] You show { $card }: you play it this turn if you can.
   *[nobody] { $player } shows { $card }: it is played this turn if it can be.
    }
log-under-fire = { $you ->
    [target] { $cause }: a shot at you.
   *[nobody] { $cause }: a shot at { $target }.
    }
log-put-on-pile = { $you ->
    [player] You put { $card } back on the discard pile.
   *[nobody] { $player } puts { $card } back on the discard pile.
    }
log-order = { $you ->
    [player] You order { $target } to play { $cause }.
    [target] { $player } orders you to play { $cause }.
   *[nobody] { $player } orders { $target } to play { $cause }.
    }
log-show-hand = { $you ->
    [player] { $amount ->
        [one] You cannot play it and show your hand: { $amount } card.
       *[other] You cannot play it and show your hand: { $amount } cards.
    }
   *[nobody] { $amount ->
        [one] { $player } cannot play it and shows the hand: { $amount } card.
       *[other] { $player } cannot play it and shows the hand: { $amount } cards.
    }
    }
log-show = { $you ->
    [player] You show { $card }.
   *[nobody] { $player } shows { $card }.
    }

## Why not

why-reverend = The Reverend: nobody may play a Beer.
why-sermon = The Sermon: no BANG! cards in your own turn.
why-handcuffed = Handcuffs: you may not use this card in this turn.
why-judge = The Judge: no card may be laid before anybody.
why-no-missed-cards = Big Spencer cannot play Missed! cards.
