### BANG! is a trademark of its publisher; these texts are our own words.
### The train at the table in the browser. Arguments: $count stops or wagons, $name a player, $you is that the reader, $effect what
### the locomotive does, $side its name, $price a price, $wagon the wagon at a station, $can: yes, no, none (nobody is asked).

## The track

train-title = The train
train-can = you can pay
train-cannot = you cannot pay
train-gone = wagon of the turn taken
train-free = free of charge
train-driver = Moves the train
train-end = End of the Line
train-ends = { $count ->
    [one] in { $count } stop
   *[other] in { $count } stops
    }
train-moves = { $you ->
    [yes] { $side } moves on at the start of your turns, and once a turn before a wagon is taken.
   *[no] { $side } moves on at the start of the turns of { $name }, and once a turn before a wagon is taken.
    }
train-then = At the end: { $effect }. Then { $side } comes: { $next }.
train-sign = { $name }, price: { $price }{ $can ->
    [yes] , you can pay
    [no] , you cannot pay
   *[none] {""}
    }
train-show = All about the train

## All about it

train-wagons = Wagons
train-left = { $count ->
    [one] { $count } wagon in the deck
   *[other] { $count } wagons in the deck
    }
train-stations = Stations and their prices
train-at = At { $station }: { $price }
train-nowhere = At no station yet
train-close = Close

## What the locomotive does, in a few words

does-ironhorse = a shot at everybody
does-leland = a General Store for all

## Prices on the signs

price-boom-town = 1 BANG!
price-catico = Cat Balou or Panic!
price-san-tafe = 1 Heart
price-deathwood = 1 blue card
price-crowns-hole = 1 Beer
price-fort-wroth = 10, J, Q, K or A
price-yooma = a 2 to 9
price-virginia-town = any 2 cards
price-creepy-creek = 1 Spade
price-tombrock = 1 life, not the last
price-dodgeville = 1 Missed!
price-miners-oath = 1 Diamond
price-frisco = 1 Club

## Wagons on the track

short-baggage-car = Missed!, Panic!, BANG! …
short-caboose = blue cards as Missed!
short-cattle-truck = 1 of the last 3 discards
short-circus-wagon = all others discard
short-coal-hopper = discards a wagon
short-dining-car = draw!: Hearts heal
short-express-car = another turn
short-ghost-car = keeps one as a ghost
short-lounge-car = 2 wagons, 1 each
short-lumber-flatcar = others 1 farther
short-mail-car = draw 3, give 1
short-observation-car = sight −1, hide +1
short-passenger-car = take any card
short-prisoner-car = no Duel, no Indians!
short-private-car = empty hand: no BANG!
short-sleeper-car = blue cards as BANG!
