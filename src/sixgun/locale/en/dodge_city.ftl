### BANG! is a trademark of its publisher; these texts are our own words.
### Words: those of classic.ftl. "From the next turn on" is the rule of the green cards (DC-GREEN): laid down in one turn, they
### can be used once from the end of that turn on. "Discard another card as well" is the cost of DC-COST.

## Playing cards

card-binocular = Binocular
    .text = For you all other players are 1 step closer, but never closer than 1. It adds to a Scope.
card-hideout = Hideout
    .text = For all other players you are 1 step farther away. It adds to a Mustang.
card-punch = Punch
    .text = Shoot a player at distance 1, whatever your weapon. It is not a BANG! card and does not count towards your limit.
card-dodge = Dodge
    .text = Play it when you are shot at: it counts as one Missed! effect, and you draw a card.
card-brawl = Brawl
    .text = Discard another card as well: each other player loses one card, a random one from the hand or one in play of your choice.
card-rag-time = Rag Time
    .text = Discard another card as well: take one card from any player at any distance, a random one from the hand or one in play of your choice.
card-springfield = Springfield
    .text = Discard another card as well: shoot any player at any distance. It is not a BANG! card and does not count towards your limit.
card-tequila = Tequila
    .text = Discard another card as well: any living player of your choice, even you, regains 1 life point. No help to the dying.
card-whisky = Whisky
    .text = Discard another card as well: you regain 2 life points. In your turn only: it cannot save you when you lose your last one.
card-bible = Bible
    .text = From the next turn on, discard it when you are shot at: it counts as one Missed! effect, and you draw a card.
card-iron-plate = Iron Plate
    .text = From the next turn on, discard it when you are shot at: it counts as one Missed! effect.
card-sombrero = Sombrero
    .text = From the next turn on, discard it when you are shot at: it counts as one Missed! effect.
card-ten-gallon-hat = Ten Gallon Hat
    .text = From the next turn on, discard it when you are shot at: it counts as one Missed! effect.
card-canteen = Canteen
    .text = From your next turn on, discard it in your turn: you regain 1 life point.
card-can-can = Can Can
    .text = From your next turn on, discard it in your turn: any player loses one card, a random one from the hand or one in play of your choice.
card-conestoga = Conestoga
    .text = From your next turn on, discard it in your turn: take one card from any player, a random one from the hand or one in play of your choice.
card-derringer = Derringer
    .text = From your next turn on, discard it in your turn: shoot a player at distance 1 and draw a card.
card-knife = Knife
    .text = From your next turn on, discard it in your turn: shoot a player at distance 1, whatever your weapon.
card-pepperbox = Pepperbox
    .text = From your next turn on, discard it in your turn: shoot a player within your weapon's range. It is not a BANG! card.
card-buffalo-rifle = Buffalo Rifle
    .text = From your next turn on, discard it in your turn: shoot any player at any distance.
card-howitzer = Howitzer
    .text = From your next turn on, discard it in your turn: shoot every other player.
card-pony-express = Pony Express
    .text = From your next turn on, discard it in your turn: draw 3 cards from the deck.

## Characters

character-apache-kid = Apache Kid
    .text = Cards of Diamonds that other players play do not affect you, for good or ill. In a Duel they do.
character-belle-star = Belle Star
    .text = In your turn the cards that other players have in play do nothing: no Barrel, no Mustang, no green cards.
character-bill-noface = Bill Noface
    .text = In your draw phase draw 1 card, and 1 more for each life point you are missing.
character-chuck-wengam = Chuck Wengam
    .text = In your turn you may lose 1 life point, but not your last, to draw 2 cards, as often as you like.
character-doc-holyday = Doc Holyday
    .text = Once in your turn you may discard two cards from your hand to shoot a player within your weapon's range. It is no BANG! card.
character-elena-fuente = Elena Fuente
    .text = You may use any card from your hand as a Missed!.
character-greg-digger = Greg Digger
    .text = Whenever another player is eliminated, you regain 2 life points.
character-herb-hunter = Herb Hunter
    .text = Whenever another player is eliminated, draw 2 cards.
character-jose-delgado = José Delgado
    .text = Twice in your turn you may discard a blue card from your hand to draw 2 cards.
character-molly-stark = Molly Stark
    .text = Whenever you use a card from your hand out of turn, draw a card; for a Duel, when the Duel is over.
character-pat-brennan = Pat Brennan
    .text = Instead of your draw you may take one card that any player has in play into your hand.
character-pixie-pete = Pixie Pete
    .text = In your draw phase draw 3 cards instead of 2.
character-sean-mallory = Sean Mallory
    .text = You may keep up to 10 cards in your hand at the end of your turn.
character-tequila-joe = Tequila Joe
    .text = Each Beer you play gives you 2 life points instead of 1. This holds for Beer alone.
character-vera-custer = Vera Custer
    .text = At the start of your turn choose another living character: until your next turn you have that ability.

## Table options: the text is the meaning

option-dc-green-wait-own-turn = Slow green cards
    .text = A green card can be used only from its owner's next turn on, even to answer a shot.
option-dc-pixie-pete-four = Pixie Pete draws four
    .text = Pixie Pete draws 4 cards instead of 3.
option-dc-jose-unlimited = José Delgado without limit
    .text = José Delgado may discard any number of blue cards in his turn.
option-dc-doc-any-diamond = One Diamond protects Apache Kid
    .text = Apache Kid is safe from Doc Holyday as soon as one of the two discarded cards is a Diamond.
option-dc-apache-ignores-duel-card = Apache Kid ignores a Duel of Diamonds
    .text = A Duel card of Diamonds does not affect Apache Kid.
option-seed-readings = Rulebook compendium
    .text = The letter of the Russian rulebook compendium: switches on every option that follows it.
