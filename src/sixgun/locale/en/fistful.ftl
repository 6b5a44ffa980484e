### BANG! is a trademark of its publisher; these texts are our own words.
### Words: those of high_noon.ftl.

## Events

event-fc-abandoned-mine = Abandoned Mine
    .text = You draw from the discard pile as long as there are cards in it; what you discard at the end of your turn goes on top of the deck.
    .now = You draw from the discard pile.
event-fc-ambush = Ambush
    .text = Everybody sits at distance 1 from everybody else; cards and abilities still change it.
    .now = Everybody sits at distance 1.
event-fc-blood-brothers = Blood Brothers
    .text = At the start of your turn you may lose 1 life point, but not your last, so that another player regains 1.
    .now = At the start of your turn you may give a life point.
event-fc-dead-man = Dead Man
    .text = Who was eliminated first comes back for good when their turn comes, with 2 life points and 2 cards.
    .now = { $who ->
        [you] You come back when your turn comes.
        [other] { $name } comes back.
       *[nobody] Nobody has fallen yet.
    }
event-fc-fistful = A Fistful of Cards
    .text = At the start of your turn you are shot at once for each card in your hand. This event stays to the end of the game.
    .now = { $cards ->
        [0] No shots at you: your hand is empty.
        [one] At the start of your turn: { $cards } shot at you.
       *[other] At the start of your turn: { $cards } shots at you.
    }
event-fc-hard-liquor = Hard Liquor
    .text = You may do without your draw phase and regain 1 life point instead.
    .now = A life point instead of your draw, if you like.
event-fc-judge = The Judge
    .text = No card may be laid before anybody; those in play already go on working.
    .now = No card may be laid before anybody.
event-fc-lasso = Lasso
    .text = Cards in play do nothing: no weapons, no Barrel, no Mustang; Jail and Dynamite wait.
    .now = Cards in play do nothing.
event-fc-law-of-the-west = Law of the West
    .text = Show the second card of your draw: if you can play it this turn, you must.
    .now = The second card you draw must be played.
event-fc-peyote = Peyote
    .text = Instead of drawing guess red or black: right, you take the card and may guess again; wrong, it is discarded.
    .now = You guess red or black instead of drawing.
event-fc-ranch = Ranch
    .text = At the end of your draw phase you may once discard any number of cards and draw as many.
    .now = After your draw you may exchange cards.
event-fc-ricochet = Ricochet
    .text = In your turn you may discard a BANG! card against a card somebody has in play: it is lost unless its owner shows a Missed! effect.
    .now = Your BANG! may hit a card in play.
event-fc-russian-roulette = Russian Roulette
    .text = At once, in turn from the leader, everybody produces a Missed! effect; the first who does not loses 2 life points.
    .now = The first without a Missed! lost 2 life points.
event-fc-sniper = Sniper
    .text = In your turn you may discard two BANG! cards together against a player in range: only two Missed! effects cancel this shot.
    .now = Two BANG! together need two Missed!.
event-fc-vendetta = Vendetta
    .text = At the end of your turn draw!: on Hearts you play another turn, but no third.
    .now = At the end of your turn: Hearts is another turn.

## Table options: the text is the meaning

option-fc-ambush-cards-only = Ambush: cards only
    .text = During Ambush only cards in play change the distance, not characters' abilities.
option-fc-ranch-after-phase2 = Ranch at the end
    .text = With Ranch cards are exchanged at the end of the play phase instead of the draw phase.
option-fc-mine-all-discards = Deep mine
    .text = With Abandoned Mine everything you play or discard goes on top of the deck, if you drew from the discard pile.
option-fc-sniper-uses-limit = Sniper counts
    .text = A Sniper's shot counts as your BANG! card of the turn.
