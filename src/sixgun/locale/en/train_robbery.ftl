### BANG! is a trademark of its publisher; these texts are our own words.
### Words: train, locomotive, wagon, station, price (what a station asks for the wagon before it), advance (the train by a
### station), End of the Line. A wagon lies in play like a blue card.

## Playing cards

card-cactus = Cactus
    .text = Play it when you are shot at: it counts as one Missed! effect, and you draw!: on Hearts or Diamonds you regain 1 life point.
card-dragoon = Dragoon
    .text = Weapon with range 2. While it is in play you may play a second BANG! card in your turn.
card-evaded = Evaded!
    .text = Play it when you are shot at: it counts as one Missed! effect, and the card you were shot with comes to your hand.
card-full-steam = Full Steam
    .text = Move the train to the End of the Line and choose: the locomotive's effect is cancelled, or applied twice.
card-knife-revolver = Knife Revolver
    .text = Shoot a player in range; it counts as your BANG! card. First draw!: on J, Q, K or A this card returns to your hand.
card-map = Map
    .text = At the start of your turn look at the top 2 cards of the deck; you may discard one of them.
card-money-bag = Money Bag
    .text = It does what the brown card on top of the discard pile does; you choose the targets anew.
card-most-wanted = Most Wanted
    .text = Draw a card. Then everybody, beginning with you, has to draw!: on Spades they lose 1 life point.
card-next-stop = Next Stop
    .text = Draw a card and advance the train by 1 station.
card-refund = Refund
    .text = Whenever another player takes or discards one of your other cards, draw a card.
card-strongbox = Strongbox
    .text = At the end of your turn, after discarding, draw a card.
card-switch = Switch
    .text = Exchange one of your cards in play with a card that any other player has in play.
card-train-robbery = Train Robbery
    .text = Choose any other player: for each card in play they discard it or are shot at. It counts as your BANG! card of the turn.
card-water-tower = Water Tower
    .text = Take a wagon that stands at a station without paying. It does not count as your wagon of the turn.

## Characters

character-benny-brawler = Benny Brawler
    .text = In your turn you may take any number of wagons; each has its price.
character-evan-babbit = Evan Babbit
    .text = When a BANG! card is played at you, you may discard a card of its suit: it hits another player at distance 1 instead, not the shooter.
character-jimmy-texas = Jimmy Texas
    .text = At the end of your turn, after discarding, draw a card.
character-manuelita = Manuelita
    .text = Whenever the train reaches the End of the Line, draw 2 cards before the locomotive's effect.
character-sancho = Sancho
    .text = Once in your turn you may take your wagon of the turn without paying.
character-sgt-blaze = Sgt. Blaze
    .text = When something you play concerns several players, you may leave one of them out.
character-shade-oconnor = Shade O'Connor
    .text = Whenever the train advances in another player's turn, you may discard a card to draw a card.
character-zippy-roy = Zippy Roy
    .text = Once in your turn you may advance the train by 1 station.

## Wagons

wagon-baggage-car = Baggage Car
    .text = Discard it as a Missed!, a Panic!, a Cat Balou or a BANG! that does not count.
wagon-caboose = Caboose
    .text = You may discard any other blue card of yours, from your hand or in play, as a Missed!.
wagon-cattle-truck = Cattle Truck
    .text = Discard it: look at the top 3 cards of the discard pile and take one of them.
wagon-circus-wagon = Circus Wagon
    .text = Discard it: every other player discards one card they have in play, of their own choice.
wagon-coal-hopper = Coal Hopper
    .text = Discard it: draw a card and discard a wagon that any player has in play.
wagon-dining-car = Dining Car
    .text = At the start of your turn draw!: on Hearts you regain 1 life point.
wagon-express-car = Express Car
    .text = Discard it: your turn ends, you discard your hand and play another turn. Not in an extra turn.
wagon-ghost-car = Ghost Car
    .text = Put it before any player but the Sheriff, even an eliminated one: they stay in play without life points and cannot be hurt or healed.
wagon-lounge-car = Lounge Car
    .text = Discard it: draw 2 wagons, put one before you and the other before another player.
wagon-lumber-flatcar = Lumber Flatcar
    .text = Put it before any player: for them all others are 1 step farther away.
wagon-mail-car = Mail Car
    .text = Discard it: draw 3 cards and give one of them to another player.
wagon-observation-car = Observation Car
    .text = For you the others are 1 step closer, for the others you are 1 step farther away.
wagon-passenger-car = Passenger Car
    .text = Discard it: take one card from any other player, a random one from the hand or one in play of your choice.
wagon-prisoner-car = Prisoner Car
    .text = Duel and Indians! of other players do not affect you.
wagon-private-car = Private Car
    .text = While your hand is empty, no BANG! card can be played at you.
wagon-sleeper-car = Sleeper Car
    .text = Once per turn you may discard another blue card of yours, from your hand or in play, as a BANG! that does not count.

## Locomotive: the text is what happens at the End of the Line

locomotive-ironhorse = Ironhorse
    .text = Everybody is shot at, you included; nobody is to blame.
locomotive-leland = Leland
    .text = A General Store for everybody, beginning with whose turn it is.

## Stations: the text is the price

station-boom-town = Boom Town
    .text = Discard a BANG!.
station-catico = Catico
    .text = Discard a Cat Balou or a Panic!.
station-san-tafe = San Tafe
    .text = Discard a card of Hearts.
station-deathwood = Deathwood
    .text = Discard a blue card; a wagon in play will do.
station-crowns-hole = Crown's Hole
    .text = Discard a Beer.
station-fort-wroth = Fort Wroth
    .text = Discard a 10, J, Q, K or A.
station-yooma = Yooma
    .text = Discard a card from 2 to 9.
station-virginia-town = Virginia Town
    .text = Discard any two cards.
station-creepy-creek = Creepy Creek
    .text = Discard a card of Spades.
station-tombrock = Tombrock
    .text = Lose 1 life point, but not your last.
station-dodgeville = Dodgeville
    .text = Discard a Missed!.
station-miners-oath = Miner's Oath
    .text = Discard a card of Diamonds.
station-frisco = Frisco
    .text = Discard a card of Clubs.
