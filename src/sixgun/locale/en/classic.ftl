### BANG! is a trademark of its publisher; these texts are our own words.
### Words: shot (anything with the BANG! symbol), Missed! effect (what cancels a shot), draw! (turn up the top card and
### read its suit), life point, in play, discard pile, step (of distance). "You" is the owner of the card.

## Roles: the text is the goal

role-sheriff = Sheriff
    .text = Eliminate every Outlaw and every Renegade. Everybody knows you; you have 1 extra life point, play first and cannot be jailed.
role-deputy = Deputy
    .text = Protect the Sheriff and help to win: his victory is yours, even if you do not live to see it.
role-outlaw = Outlaw
    .text = See the Sheriff dead: all Outlaws win together. But whoever eliminates an Outlaw draws 3 cards, your friends included.
role-renegade = Renegade
    .text = Be the only one left alive: everybody else has to fall, and the Sheriff last of all.

## Playing cards

card-bang = BANG!
    .text = Shoot a player within your weapon's range: they lose 1 life point unless they answer with a Missed! effect. One BANG! card per turn.
card-missed = Missed!
    .text = Play it when you are shot at: it counts as one Missed! effect. It is no help against Indians! or a Duel.
card-beer = Beer
    .text = Regain 1 life point, in your turn or the moment you lose your last one. No effect while only two players are left.
card-saloon = Saloon
    .text = Everybody alive regains 1 life point, you included. In your turn only: it cannot save you when you lose your last life point.
card-panic = Panic!
    .text = Take one card from a player at distance 1: a random one from their hand, or one in play of your choice.
card-cat-balou = Cat Balou
    .text = Choose any player: discard one card from their hand at random, or one of their cards in play.
card-stagecoach = Stagecoach
    .text = Draw 2 cards from the deck.
card-wells-fargo = Wells Fargo
    .text = Draw 3 cards from the deck.
card-general-store = General Store
    .text = Turn up one card for each living player. Starting with you and going clockwise, everybody takes one into their hand.
card-gatling = Gatling
    .text = Shoot every other player, at any distance. It is not a BANG! card and does not count towards your limit.
card-indians = Indians!
    .text = Every other player discards a BANG! card or loses 1 life point. Missed! and Barrel are no help.
card-duel = Duel
    .text = Challenge any other player. In turn, they first, each of you may discard a BANG! card; the first who does not loses 1 life point.
card-barrel = Barrel
    .text = When you are shot at, you may draw! once per shot: on Hearts it counts as one Missed! effect.
card-dynamite = Dynamite
    .text = Place it before you. From your next turn on, its holder's turn starts with a draw!: 2–9 of Spades blow it up for 3 life points, otherwise it moves clockwise.
card-jail = Jail
    .text = Lock up any player except the Sheriff. Their turn starts with a draw!: on Hearts they play, otherwise the turn is lost. Jail is then discarded.
card-mustang = Mustang
    .text = For all other players you are 1 step farther away.
card-scope = Scope
    .text = For you all other players are 1 step closer, but never closer than 1.
card-volcanic = Volcanic
    .text = Weapon with range 1. While it is in play you may play any number of BANG! cards in your turn.
card-schofield = Schofield
    .text = Weapon with range 2: your BANG! cards reach players up to distance 2.
card-remington = Remington
    .text = Weapon with range 3: your BANG! cards reach players up to distance 3.
card-rev-carabine = Rev. Carabine
    .text = Weapon with range 4: your BANG! cards reach players up to distance 4.
card-winchester = Winchester
    .text = Weapon with range 5: your BANG! cards reach players up to distance 5.

## Characters

character-bart-cassidy = Bart Cassidy
    .text = For each life point you lose and survive, draw a card from the deck.
character-black-jack = Black Jack
    .text = Show the second card of your draw phase: if it is Hearts or Diamonds, draw one card more.
character-calamity-janet = Calamity Janet
    .text = You may use BANG! cards as Missed! cards and the other way round. A Missed! fired this way counts as your BANG! card.
character-el-gringo = El Gringo
    .text = For each life point another player's card or ability costs you, take a random card from that player's hand.
character-jesse-jones = Jesse Jones
    .text = You may take the first card of your draw phase at random from another player's hand instead of the deck.
character-jourdonnais = Jourdonnais
    .text = When you are shot at, you may draw! once per shot: on Hearts it counts as one Missed! effect. A Barrel gives a second try.
character-kit-carlson = Kit Carlson
    .text = In your draw phase look at the top three cards of the deck: keep two and put the third back on top.
character-lucky-duke = Lucky Duke
    .text = Whenever you draw!, turn up two cards and choose which one counts; both are discarded.
character-paul-regret = Paul Regret
    .text = For all other players you are 1 step farther away. A Mustang adds to it.
character-pedro-ramirez = Pedro Ramirez
    .text = You may take the first card of your draw phase from the top of the discard pile instead of the deck.
character-rose-doolan = Rose Doolan
    .text = For you all other players are 1 step closer, but never closer than 1. A Scope adds to it.
character-sid-ketchum = Sid Ketchum
    .text = At any time you may discard two cards from your hand to regain 1 life point.
character-slab-the-killer = Slab the Killer
    .text = Cancelling one of your BANG! cards takes two Missed! effects instead of one.
character-suzy-lafayette = Suzy Lafayette
    .text = Whenever your hand is empty, draw a card from the deck.
character-vulture-sam = Vulture Sam
    .text = When another player is eliminated, take all their cards into your hand: those they held and those they had in play.
character-willy-the-kid = Willy the Kid
    .text = You may play any number of BANG! cards in your turn.
character-johnny-kisch = Johnny Kisch
    .text = When you lay a card into play, every other card in play with the same name is discarded.
character-uncle-will = Uncle Will
    .text = Once in your turn you may play any card from your hand as a General Store.
character-claus-the-saint = Claus "the Saint"
    .text = In your draw phase draw one card more than there are living players: keep two and give one to each other player.

## Table options: the text is the meaning

option-special-characters = Special characters
    .text = Johnny Kisch, Uncle Will and Claus "the Saint" join the other characters.
option-character-choice-of-two = Choose one of two characters
    .text = Everybody is dealt two characters and keeps one; the other becomes their reserve.
option-no-book-cards = Beginner deck
    .text = Leaves out the cards with the book symbol: Dynamite, Duel, General Store, Indians! and Jail.
option-panic-any-distance = Panic! at any distance
    .text = Panic! reaches every player, not only those at distance 1.
option-self-target-cards = Aim at your own cards
    .text = Panic!, Cat Balou and similar cards may also take or discard one of your own cards in play.
option-replace-same-name = Replace your own copy
    .text = You may lay down a card of a name you already have in play: it replaces the first one.
option-jail-until-escape = Jail until escape
    .text = A failed check still costs the turn, but the Jail stays until Hearts are drawn.
option-discard-browsable = Open discard pile
    .text = Everybody may look through the whole discard pile.
option-six-player-special = Special game for six
    .text = With six players one role is secretly set aside, and the game goes on after the Sheriff's death.
option-six-auto-end = Six: end at once
    .text = The special game for six ends as soon as one side is wiped out, even if the players cannot know it yet.
option-scoring-series = Series for dollars
    .text = As many games as players: everybody is Sheriff once and earns dollars by role and outcome.
option-variant-no-mercy = No Mercy
    .text = At the end of the turn the Sheriff may take back one BANG! card played in it.
option-variant-ruthless-law = Ruthless Law
    .text = At the end of the turn the Sheriff may not discard a BANG! card that could be played, as long as other cards will do.
option-variant-experience = Experience
    .text = In a series: cards you have in play at the end of a game may be kept for the next one, at $500 each.
option-variant-hire = Hire
    .text = In a series: everybody starts with $1000, and characters are auctioned instead of dealt.
option-variant-bounties = Bounties
    .text = In a series: whoever eliminates an Outlaw gets $1000 instead of 3 cards.
