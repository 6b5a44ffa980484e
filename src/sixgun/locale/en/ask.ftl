### BANG! is a trademark of its publisher; these texts are our own words.
### Questions: ask-<why>. Arguments, empty where they do not apply:
###   $by      who plays the card being resolved    $cause   the card it is played as
###   $owner   whose cards there are to choose from $own     are they the reader's own: yes, no
###   $target  who gets the card (give)             $needed  Missed! effects still needed
###   $beer    would a Beer help: yes, no           $players the names of those asked (ask-waiting)
###   $count   cards still to be discarded (discard)
### Answers: do-<verb>. Arguments:
###   $card    the card, as said-card writes it     $seen    is there a card: yes, no
###   $target  at whom: a name                      $you     is that the reader: target, nobody
###   $whom    is there a target: somebody, nobody  $why     the question it answers
###   $cause   what the card is used as, the ability or the character    $bent    is it used as another one: yes, no
###   $suit    the suit it names: S H D C           $aim     the card of the target that is meant
###   $second  the second card, where two are used
### An ability may have an answer of its own: do-use-<ability>.

## Questions

ask-waiting = Waiting for { $players }.
ask-play = Your turn: which card do you play?
ask-discard = { $count ->
    [one] You must discard { $count } more card. Which one?
   *[other] You must discard { $count } more cards. Which one first?
    }
ask-dodge = { $needed ->
    [one] { $by } shoots at you with { $cause }. How do you answer?
   *[other] { $by } shoots at you with { $cause }: { $needed } Missed! effects are still needed. How do you answer?
    }
ask-duel = Duel: do you discard a BANG! card, or lose 1 life point?
ask-indians = { $by } plays { $cause }: do you discard a BANG! card, or lose 1 life point?
ask-dying = { $beer ->
    [yes] You are losing your last life point. Do you drink a Beer?
    [none] You are losing your last life point, and you have no Beer.
   *[no] You are losing your last life point, and with two players left no Beer will help.
    }
ask-draw-check = Draw!: which of the cards turned up counts?
ask-take = { $own ->
    [yes] Which of your own cards in play do you choose?
   *[no] Which card of { $owner } do you choose?
    }
ask-general-store = { $cause }: which card do you take?
ask-last-will = You are eliminated. Which of your cards goes to the discard pile next?
ask-no-mercy = No Mercy: which BANG! card of this turn do you take back?
ask-character = Which character do you want to be?
ask-put-back = Which card do you put back on the deck?
ask-draw-from = Where do you take your first card from?
ask-patch-up = Two cards for a life point: which one do you discard?
ask-give = Which card do you give to { $target }?

## Answers

do-pass = { $why ->
    [play] End the turn
    [dodge] Take the hit
    [duel] Give in
    [indians] Lose 1 life point
    [dying] Give up
    [draw_from] Draw from the deck
    [take_instead] Draw from the deck
    [copy] Copy nobody
    [last_will] The rest as it comes
    [wagon] Take no wagon
    [full_steam] Cancel its effect
    [map] Discard nothing
    [exempt] Leave nobody out
    [shade_oconnor] Keep your cards
    [exchange_pair] Keep both
    [lay_down] The rest as it comes
    [declare] Say nothing
    [next_game] Go on
    [rehire] Let the character go
    [bid] Bid no more
    [experience] Keep no more
   *[other] Pass
    }
do-card = { $bent ->
    [yes] { $card } as { $cause }
   *[no] { $card }
    }
do-this = { do-card }
do-play = { $whom ->
    [somebody] { $you ->
        [target] Play { do-this } on yourself
       *[nobody] Play { do-this } at { $target }
    }
   *[nobody] { $why ->
        [duel] Discard { do-this }
        [indians] Discard { do-this }
       *[other] Play { do-this }
    }
    }
do-discard = { $whom ->
    [somebody] { $you ->
        [target] Discard your own { $card }
       *[nobody] Discard { $card } of { $target }
    }
   *[nobody] Discard { $card }
    }
do-pick = Choose { $card }
do-take = { $seen ->
    [yes] Choose { $card }
   *[no] A random card from the hand of { $target }
    }
do-draw = { $seen ->
    [yes] Take { $card } from the discard pile
   *[no] Draw from the hand of { $target }
    }
do-give = Give { $card } to { $target }
do-keep = Be { $cause }
do-use = { $whom ->
    [somebody] { $you ->
        [target] Use { $cause } on yourself
       *[nobody] Use { $cause } at { $target }
    }
   *[nobody] { $seen ->
        [yes] Use { $cause }: discard { $card }
       *[no] Use { $cause }
    }
    }

## Questions and answers of the expansions

ask-between-turns = The active player has fallen. Do you do anything before the next turn?
ask-order = Several things wait for you. Which one comes first?
ask-keep = Which card do you keep?
ask-pay = { $cause }: which card do you pay with?
ask-take-instead = Do you draw, or take a card that lies in play instead?
ask-copy = Whose ability do you have until your next turn?
do-copy = Copy { $cause }
do-choose = Choose { $target }
do-name = Name { $suit ->
    [H] Hearts
    [D] Diamonds
    [C] Clubs
   *[S] Spades
    }
do-speak = Say something

## Two players, two characters each

ask-active = Which of your characters is active?
ask-place = In front of which of your characters do you put the card?
ask-dynamite = Dynamite comes to you. In front of which of your characters?

## Abilities with an answer of their own

do-use-fc-ricochet = { $whom ->
    [somebody] Shoot with { $card } at { $aim } in front of { $target }
   *[nobody] Shoot at a card in play
    }
do-use-fc-sniper = { $whom ->
    [somebody] Shoot with { $card } and { $second } at { $target }
   *[nobody] Shoot with two BANG! cards
    }
