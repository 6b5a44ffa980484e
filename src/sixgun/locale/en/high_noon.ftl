### BANG! is a trademark of its publisher; these texts are our own words.
### Words: event, leader (who turns the events: the Sheriff where there is one), round (until the next event). "You" is
### the player whose turn it is.

## Events

event-hn-blessing = Blessing
    .text = All cards count as Hearts.
    .now = Every card is Hearts now.
event-hn-curse = Curse
    .text = All cards count as Spades.
    .now = Every card is Spades now.
event-hn-ghost-town = Ghost Town
    .text = The eliminated play their turns as ghosts: they draw 3 cards, cannot be hurt, and leave again at the end of the turn.
    .now = The eliminated play their turns as ghosts.
event-hn-gold-rush = Gold Rush
    .text = Turns go counter-clockwise; the effects of cards still go clockwise.
    .now = Turns go counter-clockwise.
event-hn-hangover = Hangover
    .text = No character's ability works.
    .now = Your ability sleeps.
event-hn-high-noon = High Noon
    .text = At the start of your turn you lose 1 life point. This event stays to the end of the game.
    .now = At the start of your turn: 1 life point less.
event-hn-reverend = The Reverend
    .text = Nobody may play a Beer, not even to save their life.
    .now = No Beer, not even to save your life.
event-hn-sermon = The Sermon
    .text = In your own turn you may not use BANG! cards, not even in a Duel.
    .now = No BANG! cards in your turn.
event-hn-shootout = Shootout
    .text = In your turn you may play a second BANG! card.
    .now = { $bangs ->
        [any] You may play any number of BANG! cards.
       *[other] You may play { $bangs } BANG! cards in your turn.
    }
event-hn-thirst = Thirst
    .text = In your draw phase draw one card less.
    .now = You draw { $draws }.
event-hn-train-arrival = Train Arrival
    .text = At the end of your draw phase draw one more card from the deck.
    .now = You draw { $draws }, and one more at the end.
event-hn-daltons = The Daltons
    .text = At once, everybody with a blue card in play discards one of them, beginning with the leader.
    .now = Everybody gave up a blue card.
event-hn-doctor = The Doctor
    .text = At once, whoever has the fewest life points regains 1; so do all who are tied.
    .now = The weakest regained 1 life point.
event-hn-handcuffs = Handcuffs
    .text = After your draw name a suit: for the rest of your turn you may use only cards of that suit from your hand.
    .now = { $who ->
        [you] You may use nothing from your hand in your turn.
        [other] { $name } may use nothing from the hand.
       *[nobody] After your draw you name a suit.
    }
event-hn-new-identity = New Identity
    .text = At the start of your turn you may change to your reserve character; it begins with 2 life points.
    .now = At the start of your turn you may change character.

## Table options: the text is the meaning

option-hn-extra-cards = Handcuffs and New Identity
    .text = The two later events of High Noon are in the deck as well.
option-event-mix-full = All events mixed
    .text = With both event sets the deck holds every event instead of twelve and a final one.
option-events-reshuffle = Events without end
    .text = No event stays to the end: the final ones are shuffled in, and a used-up deck starts again.
option-exclude-resurrection-events = No way back for the dead
    .text = Leaves out the events that bring eliminated players back: Ghost Town, Dead Man, Bone Orchard.
option-hn-handcuffs-sheriff = Handcuffs for one
    .text = With Handcuffs the leader chooses one player, who may play nothing from the hand in their turn this round.
option-hn-daltons-on-turn-any = The Daltons turn by turn
    .text = Instead of at once, everybody discards one card they have in play at the start of their turn.
option-hn-gold-rush-effects-reverse = Gold Rush turns everything
    .text = During Gold Rush the effects of cards go counter-clockwise too.
