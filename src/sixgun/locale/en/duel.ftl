### BANG! is a trademark of its publisher; these texts are our own words.
### Words: front and back character, hit, miss, hit card and miss card (what Duel, Indians! or Ricochet ask for), BANG! card
### (red frame), equipment (blue), resource (green), use (a resource), reveal (turn up the top card of the deck and look at
### its symbol: barrel, snake, dynamite, horseshoe), swap (front and back), always active, life point.
### "You" is the owner of the card or of the character. Every playing card has a duel-card-… id; the green ones are written
### under duel-resource-… and repeated there.

## Red: BANG! cards

duel-card-colt = Colt
    .text = 1 hit on the opponent's front character.
duel-card-winchester = Winchester
    .text = 1 hit on the opponent's front or back character, whichever you choose.
duel-card-shotgun = Shotgun
    .text = 1 hit on the opponent's front character. If it is cancelled, you may swap your two characters or the opponent's.
duel-card-carbine = Carbine
    .text = 1 hit on the opponent's front character. If it is cancelled, you may discard one equipment card from either front character.
duel-card-peacemaker = Peacemaker
    .text = 1 hit on the opponent's front character. If it is cancelled, the opponent discards a card of their choice from hand.
duel-card-remington = Remington
    .text = 1 hit on the opponent's front character. If it is cancelled, draw 1 card.
duel-card-schofield = Schofield
    .text = 1 hit on the opponent's front character. If it is cancelled, your front character regains 1 life point.
duel-card-fanning = Fanning
    .text = As many hits on the opponent's front character as it has equipment cards. Each hit is cancelled separately.

## Brown: action cards

duel-card-derringer = Derringer
    .text = 1 hit on the opponent's front character. The opponent may also cancel it with any one card from hand. Not a BANG! card.
duel-card-knife = Knife
    .text = 1 hit on the opponent's front character. Not a BANG! card.
duel-card-gatling = Gatling
    .text = 1 hit on every character except your own front one; your back character is shot at too. Not a BANG! card.
duel-card-missed = Missed!
    .text = Answer to a hit on one of your characters: cancels it.
duel-card-retaliation = Retaliation
    .text = Answer to a hit on one of your characters: cancels it, then the opponent's front character becomes the target of 1 hit.
duel-card-duel = Duel
    .text = In turn, the opponent first, each of you may discard a hit card. The front character of whoever stops first loses 1 life point.
duel-card-indians = Indians!
    .text = For every character except your own front one, its owner discards a hit card or that character loses 1 life point.
duel-card-water = Water
    .text = Swap your two characters or the opponent's two.
duel-card-steal = Steal
    .text = Take a random card from the opponent's hand, or discard a card in play from any character except the opponent's back one.
duel-card-schoolteacher = Schoolteacher
    .text = Take into your hand a card in play from any character except the opponent's back one.
duel-card-wagon = Wagon
    .text = Draw 3 cards, keep 2 of them and discard the third.
duel-card-general-store = General Store
    .text = Lay out 2 cards from each player's deck. Take one in turn, you first, until all are gone.
duel-card-beer = Beer
    .text = Your front and your back character regain 1 life point each.
duel-card-strong-beer = Strong Beer
    .text = Choose any character except the opponent's back one: it now has exactly 3 life points, whether that is more or less.

## Blue: equipment

duel-card-bank = Bank
    .text = On your front character: draw 1 card more in your draw phase.
duel-card-barrel = Barrel
    .text = When this character is the target of a hit, you may reveal a card: a barrel cancels the hit.
duel-card-hat = Hat
    .text = When this character is the target of a hit, you may discard the Hat from play to cancel it.
duel-card-scope = Scope
    .text = On your front character: your hit cards may also be aimed at the opponent's back character.
duel-card-gunbelt = Gunbelt
    .text = On your front character: play any number of BANG! cards; they do not count towards the limit.
duel-card-watch = Watch
    .text = On your front character: draw 1 card each time the opponent swaps their own characters.
duel-card-stampede = Stampede
    .text = Always active. At the start of its owner's turn this character and the owner's other one swap places.
duel-card-rattlesnake = Rattlesnake
    .text = Always active. At the start of its owner's turn reveal a card: on a snake this character loses 1 life point.
duel-card-dynamite = Dynamite
    .text = Only on your back character; always active. Its owner's turn starts with a reveal: on dynamite it loses 3 life points, else the card goes to the opponent's back one.

## Red, brown and blue: Renegades

duel-card-spencer = Spencer Rifle
    .text = 1 hit on another player's front character. Not cancelled, it costs 2 life points if the target has 4 or more, otherwise 1.
duel-card-sharps = Sharps Carbine
    .text = 1 hit on another player's front character. The target's ability, equipment and resources are ignored.
duel-card-savage = Savage
    .text = 1 hit on another player's front character. Draw 1 card before they answer.
duel-card-lightning = Lightning
    .text = 1 hit on another player's front character. You may play 1 more BANG! card this turn.
duel-card-whitney = Whitney
    .text = 1 hit on another player's front character. Only discarding a hit card cancels it; misses and abilities are no help.
duel-card-walker = Walker
    .text = 1 hit on another player's front character. If it is cancelled, take this card back into your hand.
duel-card-indian-chief = Indian Chief
    .text = For each of their characters in play the opponent discards a hit card or that character loses 1 life point.
duel-card-ambush = Ambush
    .text = Discard a card in play from your front character and/or one from any front character.
duel-card-companion = Companion
    .text = Play it as a hit on another player's front character or, in answer to a hit, as a miss. Not a BANG! card.
duel-card-nimbleness = Nimbleness
    .text = Answer to a hit on one of your characters: cancels it. Draw 1 card at once.
duel-card-cover = Cover
    .text = Make 1 or 2 swaps, one after the other, of any players' characters; the same player may be chosen twice.
duel-card-ricochet = Ricochet
    .text = In turn, the opponent first, each of you may discard a miss card. The front character of whoever stops first loses 1 life point.
duel-card-punch = Punch
    .text = Discard a card in play from any front character and/or a card from a player's hand: a random one, of your own hand one you choose. Of three players only you and the one you hunt.
duel-card-trick = Trick
    .text = Answer to a hit on one of your characters: cancels it. If it came from a BANG! card other than Walker, take that card into your hand.
duel-card-partner = Partner
    .text = When this character becomes the front one, the opponent's front character is the target of 1 hit. Any one card from hand cancels it too.
duel-card-spurs = Spurs
    .text = While you have no cards in hand, this character cannot become the target of a hit.

## Green: resources. Laid into play first, used from the next turn on, then discarded

duel-resource-buffalo-rifle = Buffalo Rifle
    .text = Use: 1 hit on another player's front or back character. Draw 1 card before they answer.
duel-resource-double-barrel = Double Barrel
    .text = Use: 1 hit on another player's front character. If it is cancelled, that player's other character is the target of 1 hit too.
duel-resource-volley-gun = Volley Gun
    .text = Use: 1 hit on the opponent's front character. If it is not cancelled, their front and back character lose 1 life point each.
duel-resource-lucky-penny = Lucky Penny
    .text = Use in answer to a hit on this character: cancels it. Draw 1 card at once.
duel-resource-gold-pan = Gold Pan
    .text = Use: take the top card of the discard pile into your hand, and only then discard the Gold Pan.
duel-resource-whisky = Whisky
    .text = Use: reveal a card. On a horseshoe your front character regains 2 life points, otherwise 1.
duel-resource-union-pacific = Union Pacific
    .text = Use: draw 2 cards in all from your own deck and/or the opponent's, choosing the deck for each.

duel-card-buffalo-rifle = { duel-resource-buffalo-rifle }
    .text = { duel-resource-buffalo-rifle.text }
duel-card-double-barrel = { duel-resource-double-barrel }
    .text = { duel-resource-double-barrel.text }
duel-card-volley-gun = { duel-resource-volley-gun }
    .text = { duel-resource-volley-gun.text }
duel-card-lucky-penny = { duel-resource-lucky-penny }
    .text = { duel-resource-lucky-penny.text }
duel-card-gold-pan = { duel-resource-gold-pan }
    .text = { duel-resource-gold-pan.text }
duel-card-whisky = { duel-resource-whisky }
    .text = { duel-resource-whisky.text }
duel-card-union-pacific = { duel-resource-union-pacific }
    .text = { duel-resource-union-pacific.text }

## Characters: Lawmen

duel-character-alan-pinkertoon = Alan Pinkertoon
    .text = Each time he loses a life point, except his last, the opponent's front character becomes the target of 1 hit.
duel-character-annie-oakey = Annie Oakey
    .text = You may use hit cards as misses, and play Missed! as a Colt: it then is a BANG! card.
duel-character-bart-masterson = Bart Masterson
    .text = Always active. Whenever anybody has to reveal a card, they turn up two and you choose which one counts.
duel-character-bill-tightman = Bill Tightman
    .text = Each time another character of either side is eliminated, draw 2 cards.
duel-character-buffalo-bell = Buffalo Bell
    .text = Always active. When your other character is about to lose a life point, he may lose it instead, but never his last one.
duel-character-dalon-ranger = Dalon Ranger
    .text = Each time the opponent makes him lose a life point, except his last, draw 1 card.
duel-character-jango = Jango
    .text = Each time the opponent swaps their own characters, draw 1 card.
duel-character-pat-garret = Pat Garret
    .text = Show the second card of your draw phase: if its symbol is a horseshoe, draw 1 card from the opponent's deck.
duel-character-tex-killer = Tex Killer
    .text = To cancel one of your BANG! cards, the opponent needs a miss and must discard one more card from hand.
duel-character-the-stranger = The Stranger
    .text = Always active. You may play 1 more BANG! card in your turn.
duel-character-wild-bill = Wild Bill
    .text = Each time the opponent takes or discards a card from your hand or one in play on him, their front character is the target of 1 hit.
duel-character-wyatt-ear = Wyatt Ear
    .text = Each time the opponent cancels one of your hits, draw 1 card.

## Characters: Outlaws

duel-character-babe-leroy = Babe Leroy
    .text = Once in your turn, if you have no cards in hand, you may draw 2 cards.
duel-character-bull-anderson = Bull Anderson
    .text = When another character is eliminated, you may take up to 2 cards from its equipment and/or at random from its owner's hand.
duel-character-cattle-katie = Cattle Katie
    .text = Once in your turn you may discard one of her equipment cards, unless it is always active, to draw 2 cards.
duel-character-dalton-bros = Dalton Bros
    .text = Draw 3 cards instead of 2 in your draw phase.
duel-character-jack-ransome = Jack Ransome
    .text = You may play cards on any character: equipment on himself, and all your cards on the opponent's back character too.
duel-character-pearl-hat = Pearl Hat
    .text = Once in your turn you may discard a card from hand to repeat the brown card that lay on top of the discard pile before it, unless it is a miss card.
duel-character-sid-curry = Sid Curry
    .text = When he is the target of a hit, you may reveal a card of the opponent's deck: a barrel cancels it and makes the shooter the target of 1 hit.
duel-character-slim-poet = Slim Poet
    .text = Each time the opponent makes him lose a life point, except his last, you may discard a random card from their hand.
duel-character-sundance-kid = Sundance Kid
    .text = Once in your turn you may discard a card from hand to draw one from your deck and one from the opponent's: keep one, discard the other.
duel-character-toco-ramirez = Toco Ramirez
    .text = You may play any card from hand as a Colt: it then is a BANG! card, and its own text is ignored.
duel-character-tom-thorn = Tom Thorn
    .text = Each time he becomes the front character, the opponent's back character is the target of 1 hit. Not when he enters play.
duel-character-west-harding = West Harding
    .text = You may play any number of BANG! cards in your turn.

## Characters: Renegades

duel-character-fortune-teller = Fortune Teller
    .text = You may discard one of her equipment cards, unless it is always active, as a Colt, a hit card or a miss; then draw 1 card.
duel-character-poker-alice = Poker Alice
    .text = Instead of your whole draw phase you may take one equipment card or resource of any front character into your hand.
duel-character-coquette-delu = Coquette Delu
    .text = Once per turn you may use one of her resources in the turn it came into play.
duel-character-marshal = Marshal
    .text = When he comes into play, in front or in the back, draw 3 cards in all from any decks, choosing the deck for each.
duel-character-hick-addams = Hick Addams
    .text = Each time another player discards a card from your hand or one in play on him, or makes you discard it, draw 1 card.
duel-character-charlie-bassett = Charlie Bassett
    .text = Once per turn, after you have used a resource, draw 1 card.
duel-character-big-jim = Big Jim
    .text = Always active. Each time your characters swap, you may also swap the opponent's.
duel-character-dutch-harry = Dutch Harry
    .text = For each card you draw, you may look at it first: take it, or discard it and take the next one.
duel-character-big-steve = Big Steve
    .text = At the end of your turn you may keep up to 6 cards, whatever his life points.
duel-character-king-fisher = King Fisher
    .text = Each time any character gets its first resource of the turn, draw 1 card.
duel-character-baby-leroy = Baby Leroy
    .text = Once per turn, when you use one of her resources, you may discard a card from hand to apply its effect once more.
duel-character-el-chindi = El Chindi
    .text = While you have a card in hand, he ignores the action cards of other players.

## Modes

duel-mode-duel = Lawmen against Outlaws
    .text = Two players. Eliminate every character of the other squad.
duel-mode-third-squad-law = Third Squad: Renegades against Lawmen
    .text = Two players. The Renegades fight as a squad of their own; the Lawmen begin.
duel-mode-third-squad-outlaws = Third Squad: Renegades against Outlaws
    .text = Two players. The Renegades fight as a squad of their own; the Outlaws begin.
duel-mode-reinforcements = Reinforcements
    .text = Two players. Lawmen and Outlaws each shuffle half of the Renegades, cards and characters, into their own squad.
duel-mode-standoff = Mexican Standoff
    .text = Three players. Outlaws hunt Lawmen, Lawmen hunt Renegades, Renegades hunt Outlaws. When a squad has fallen, its hunter wins.

## Table options

duel-option-squad-size = Characters per side
    .text = How many characters each side takes: usually 4, in the Mexican Standoff 3. More of them make a longer game.
duel-option-sides-by-lot = Sides by lot
    .text = Chance decides who leads which squad. Otherwise the first seat leads the squad that begins.
duel-option-squads = Squads by agreement
    .text = The players agree on the characters of each squad by name, instead of drawing them at random.
duel-option-awake-for-the-whole-effect = Back awake to the end
    .text = A back character that is a target stays active until the whole card or ability is carried out, as the Russian rulebook reads; otherwise only while it answers itself.
