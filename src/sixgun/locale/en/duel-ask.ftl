### BANG! is a trademark of its publisher; these texts are our own words.
### Questions of The Duel: duel-ask-<why>. Arguments, empty where they do not apply:
###   $cause   what the question comes from            $at       the character it is about, as duel-said-place writes it
###   $any     does any card of the hand cancel the hit: yes, no
###   $demands does it take one more card besides a miss: yes, no
###   $limit   how many cards may stay in the hand, or 0
### Answers: duel-do-<verb>. Arguments as in duel-log.ftl, with
###   $you     does the target belong to the reader: target, nobody
###   $cause   what the card is used as, or whose ability it is    $why   the question it answers

## Questions

duel-ask-front = Two characters come into play. Which one stands in front?
duel-ask-play = Your turn: what do you do?
duel-ask-discard = { $limit ->
    [0] Which card from your hand do you discard?
    [one] You may keep { $limit } card. Which one do you discard?
   *[other] You may keep { $limit } cards. Which one do you discard?
    }
duel-ask-hit = { $demands ->
    [yes] { $cause }: a hit on { $at }, and a miss costs one card more. How do you answer?
   *[no] { $any ->
        [yes] { $cause }: a hit on { $at }. Any card from your hand cancels it. How do you answer?
       *[no] { $cause }: a hit on { $at }. How do you answer?
    }
    }
duel-ask-pay = One more card, or the hit stands: which one do you discard?
duel-ask-look = This card is next: do you take it, or discard it and take the one after it?
duel-ask-draw-from = Which deck do you draw from?
duel-ask-reveal = Two cards are turned up. Which one counts?
duel-ask-random-card = A random card from that hand: which back do you choose?
duel-ask-forced-discard = You must discard a card. Which one?
duel-ask-divert = Does { $at } take the wound instead?
duel-ask-apply-again = Do you discard a card to apply the resource once more?
duel-ask-use-again = Once more: on whom?
duel-ask-wagon = { duel-card-wagon }: which card do you discard?
duel-ask-general-store = { duel-card-general-store }: which card do you take?
duel-ask-keep = Which card do you keep? The other one is discarded.
duel-ask-shotgun = { duel-card-shotgun } was cancelled. Whose characters do you swap?
duel-ask-carbine = { duel-card-carbine } was cancelled. Which card in play do you discard?
duel-ask-duel = { duel-card-duel }: do you discard a hit card, or does { $at } lose 1 life point?
duel-ask-indians = { duel-card-indians } Do you discard a hit card, or does { $at } lose 1 life point?
duel-ask-indian-chief = { duel-card-indian-chief }: do you discard a hit card, or does { $at } lose 1 life point?
duel-ask-ricochet = { duel-card-ricochet }: do you discard a miss card, or does { $at } lose 1 life point?
duel-ask-ambush = { duel-card-ambush }: which card in play do you discard?
duel-ask-cover = { duel-card-cover }: whose characters do you swap?
duel-ask-punch = { duel-card-punch }: what do you discard?
duel-ask-steal = { duel-card-steal }: which card in play do you discard?
duel-ask-schoolteacher = { duel-card-schoolteacher }: which card in play do you take?
duel-ask-poker-alice = { duel-character-poker-alice }: do you take a card in play instead of drawing?
duel-ask-big-jim = { duel-character-big-jim }: do you swap the characters of the opponent too?
duel-ask-bull-anderson = { duel-character-bull-anderson }: which card of the fallen side do you take?
duel-ask-pearl-hat = { duel-character-pearl-hat }: which card do you discard for it?
duel-ask-sundance-kid = { duel-character-sundance-kid }: which card do you discard for it?
duel-ask-slim-poet = { duel-character-slim-poet }: do you discard a random card from the hand of whoever shot him?

## Answers

duel-do-pass = { $why ->
    [play] End the turn
    [hit] Take the hit
    [pay] Let the hit stand
    [duel] Give in
    [ricochet] Give in
    [indians] Lose 1 life point
    [indian_chief] Lose 1 life point
    [poker_alice] Draw as usual
   *[other] No, thanks
    }
duel-do-card = { $bent ->
    [yes] { $card } ({ duel-symbol }) as { $cause }
   *[no] { $card } ({ duel-symbol })
    }
duel-do-this = { duel-do-card }
duel-do-play = { $whom ->
    [nobody] { $why ->
        [hit] Answer with { duel-do-card }
       *[other] Play { duel-do-this }
    }
    [player] { $you ->
        [target] Play { duel-do-this } on your own side
       *[nobody] Play { duel-do-this } on { $target }
    }
   *[character] Play { duel-do-this } on { $target }
    }
duel-do-move = Swap your front and back character
duel-do-use = { $thing ->
    [yes] { $seen ->
        [yes] { $whom ->
            [character] { $cause }: { $card } on { $target }
            [player] { $cause }: { $card } on { $target }
            [reload] { $cause }: reload { $card }
           *[nobody] { $cause }: { $card }
        }
       *[no] { $whom ->
            [player] { $cause }: your deck and the deck of { $target }
           *[nobody] Use the ability of { $cause }
        }
    }
   *[no] { $whom ->
        [character] Use { duel-do-this } on { $target }
       *[nobody] Use { duel-do-this }
    }
    }
duel-do-reload = { $whom ->
    [character] Reload { duel-do-this } from beside { $target }
   *[nobody] Reload { duel-do-this }
    }
duel-do-discard = { $whom ->
    [character] Discard { duel-do-this } from beside { $target }
    [player] Discard a random { duel-back } from the hand of { $target }
   *[nobody] Discard { duel-do-this }
    }
duel-do-pick = Choose { duel-do-this }
duel-do-keep = Keep { duel-do-this }
duel-do-take = { $whom ->
    [player] { $back ->
        [none] A random card from the hand of { $target }
       *[other] A random { duel-back } from the hand of { $target }
    }
   *[character] Take { duel-do-this } from beside { $target }
    }
duel-do-draw = { $whom ->
    [common] Draw from the common deck
   *[player] { $you ->
        [target] Draw from your own deck
       *[nobody] Draw from the deck of { $target }
    }
    }
duel-do-swap = { $you ->
    [target] Swap your own characters
   *[nobody] Swap the characters of { $target }
    }
duel-do-hand = { $you ->
    [target] A card from your own hand
   *[nobody] A random card from the hand of { $target }
    }
duel-do-divert = Yes, as long as it is not the last point
duel-do-front = { $cause } in front
