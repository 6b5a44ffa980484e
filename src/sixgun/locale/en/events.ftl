### BANG! is a trademark of its publisher; these texts are our own words.
### What the events of High Noon and A Fistful of Cards ask, tell and forbid; the arguments are those of ask.ftl and log.ftl.

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

## Answers

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

## Why not

why-reverend = The Reverend: nobody may play a Beer.
why-sermon = The Sermon: no BANG! cards in your own turn.
why-handcuffed = Handcuffs: you may not use this card in this turn.
why-judge = The Judge: no card may be laid before anybody.
