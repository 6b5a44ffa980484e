### BANG! is a trademark of its publisher; these texts are our own words.
### Words: those of high_noon.ftl. A Stagecoach or Wells Fargo turns the next of these events.

## Events

event-ww-bone-orchard = Bone Orchard
    .text = The eliminated come back for good when their turn comes, with 1 life point and no cards; their roles are dealt anew.
    .now = The eliminated come back when their turn comes.
event-ww-darling-valentine = Darling Valentine
    .text = At the start of your turn discard your hand and draw as many cards.
    .now = At the start of your turn you change your whole hand.
event-ww-dorothy-rage = Dorothy Rage
    .text = Once in your turn name another player, a card and its target: if they hold it, they must play it so; if not, they show their hand.
    .now = Once in your turn you may name a card of another player.
event-ww-gag = Gag
    .text = Whoever writes or says something loses 1 life point.
    .now = Whoever speaks loses 1 life point.
event-ww-helena-zontero = Helena Zontero
    .text = At once the top card is turned up: on Hearts or Diamonds all roles but the Sheriff's are shuffled and dealt anew.
    .now = The roles may have been dealt anew.
event-ww-lady-rosa = Lady Rosa of Texas
    .text = Once in your turn you may change seats with the player on your right, who then misses their next turn.
    .now = You may change seats with the player on your right.
event-ww-miss-susanna = Miss Susanna
    .text = Whoever plays fewer than 3 cards in their turn loses 1 life point at its end.
    .now = { $turn ->
        [mine] You: { $played } of 3 cards played.
       *[other] Play 3 cards in your turn, or lose 1 life point.
    }
event-ww-sacagaway = Sacagaway
    .text = Everybody plays with open hands; roles stay hidden.
    .now = Everybody sees your hand, too.
event-ww-showdown = Showdown
    .text = Every card may be played as a BANG! card; BANG! cards can be played only as Missed!.
    .now = Every card is a BANG!; BANG! is a Missed!.
event-ww-wild-west-show = Wild West Show
    .text = From now on everybody has one goal, whatever their role: to be the last one alive. This event stays.
    .now = Be the last one alive, whatever your role.

## Characters

character-big-spencer = Big Spencer
    .text = You start with 5 cards. You cannot play Missed! cards.
character-flint-westwood = Flint Westwood
    .text = Once in your turn you may give a card from your hand to another player and take two at random from theirs.
character-gary-looter = Gary Looter
    .text = You start with 5 cards. You take the cards that other players discard at the end of their turns for having too many.
character-greygory-deck = Greygory Deck
    .text = You have the abilities of two characters of the basic game, drawn at random; at the start of your turn you may exchange both.
character-john-pain = John Pain
    .text = While you hold fewer than 6 cards, every card that anybody turns up for a draw! comes to your hand.
character-lee-van-kliff = Lee Van Kliff
    .text = In your turn you may discard a BANG! card to repeat the effect of the brown card you have just played.
character-teren-kill = Teren Kill
    .text = When you would be eliminated, draw!: unless it is Spades, you stay with 1 life point and draw a card.
character-youl-grinner = Youl Grinner
    .text = Before you draw, everybody who has more cards in hand than you gives you one of their choice.

## Table options: the text is the meaning

option-ww-showdown-bang-stays-bang = Showdown keeps BANG!
    .text = During Showdown BANG! cards may still be played as BANG! too.
option-ww-pony-express-flips = Pony Express turns an event
    .text = Pony Express turns an event, as Stagecoach and Wells Fargo do.
option-ww-gag-mute = Gag silences
    .text = Gag switches the chat off instead of costing life points.
option-ww-exclude-gag = Without Gag
    .text = Leaves the event Gag out of the deck.
option-ww-dorothy-target-after = Dorothy Rage: target afterwards
    .text = With Dorothy Rage only player and card are named; the target is chosen when the card is there.
option-ww-flint-unlimited = Flint Westwood without limit
    .text = Flint Westwood may trade any number of times in his turn.
option-greygory-all-characters = Greygory Deck from all characters
    .text = Greygory Deck draws from all unused characters, not only those of the basic game.
