### BANG! is a trademark of its publisher; these texts are our own words.
### The terminal. Arguments: $deck and $discards numbers of cards, $card(s) as said-card writes them, $file a path,
### $place the number of a seat or of a card from the top, $player a name, $answer as do-… says it, $won yes or no, $role a role, $side the winning side, $seed a text, $word what was typed.

## The table

cli-seat = Seat
cli-player = Player
cli-role = Role
cli-life = Life
cli-hand = Hand
cli-range = Range
cli-distance = Dist.
cli-in-play = In play
cli-you = (you)
cli-unknown-role = ?
cli-out = out
cli-piles = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
    }; { $discards ->
    [0] the discard pile is empty.
    [one] { $discards } card in the discard pile, on top { $card }.
   *[other] { $discards } cards in the discard pile, on top { $card }.
    }
cli-deck-known = You know what lies { $place } from the top of the deck: { $card }.
cli-hand-known = { $player } holds { $cards }.
cli-your-hand = Your hand: { $cards }.
cli-empty-hand = Your hand is empty.
cli-your-role = Your role: { $role }. { $goal }

## Talking

cli-prompt = Your answer (number, ? or help):
cli-default = Enter alone: { $answer }
cli-no-answer = { $word } is no answer here. Type a number from the list, or help.
cli-no-card = No card or character called { $word } is in your hand or on the table.
cli-playable = It is among your answers now.
cli-again = The same answer again: yes.
cli-taken-back = Taken back.
cli-nothing-to-take-back = There is nothing to take back: a card was seen, or somebody was asked.
cli-saved = Saved in { $file }.
cli-not-saved = { $file }: cannot write there. Name another file.
cli-no-file = Say where: save FILE.
cli-left = You leave the table.
cli-help = A number answers. Enter alone takes the default.
    ?card      what a card or character does, and why it cannot be played
    hand       all your cards with their texts
    back       take your last move back, until a card is seen or somebody asked
    log        everything that has happened so far
    save FILE  save the game; sixgun play --resume FILE goes on
    quit       leave the table

## The end

cli-winner = { $side ->
    [sheriff] The law has won: the Sheriff and the Deputies.
    [outlaw] The Outlaws have won.
    [renegade] The Renegade has won.
   *[other] The game is over.
    }
cli-result = { $won ->
    [yes] You have won!
   *[no] You have lost.
    }
cli-seed = The seed of this game was { $seed }.
