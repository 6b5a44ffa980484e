### BANG! is a trademark of its publisher; these texts are our own words.
### What happened in The Duel: duel-log-<kind of entry>, in the present tense. Every message gets all of these arguments; what
### does not apply is empty.
###   $player  who did it: a name                      $you     is the reader the player, the owner of the target, or neither:
###                                                             player, target, nobody
###   $target  a character as duel-said-place writes it, or the name of a player
###   $whom    what the target is: character, player, common (the common deck), reload, nobody
###   $own     does the target belong to the player: yes, no
###   $line    where the character stands: front, back, sole (the last one of its side)
###   $card    the name of the card, as said-name writes it      $seen    may the reader see it: yes, no
###   $cards   several of them, in a list (draws, looks, keeps)   $amount  a number
###   $symbol  the symbol of the card: B, S, D, H      $back    its back: L, O, LR, OR, none
###   $found   did the reveal show the symbol: yes, no
###   $cause   the card, character or squad behind it  $thing   is there one: yes, no
###   $why     its id, or the occasion: turn, phase, limit, miss, pay, reload, replaced, eliminated …
###   $bent    was the card used as another one ($cause): yes, no

## Squads, and what a player of each is called where people have no names

duel-squad-lawmen = Lawmen
duel-squad-outlaws = Outlaws
duel-squad-renegades = Renegades
duel-player-lawmen = Lawman
duel-player-outlaws = Outlaw
duel-player-renegades = Renegade

## Cards and places in sentences. $name is the name of the character, $mine: is it the reader's, $side: left, right

duel-symbol = { $symbol ->
    [B] barrel
    [S] snake
    [D] dynamite
   *[H] horseshoe
    }
duel-back = { $back ->
    [L] lawman card
    [O] outlaw card
    [LR] lawman-renegade card
   *[OR] outlaw-renegade card
    }
duel-line = { $line ->
    [front] front
    [back] back
   *[sole] alone
    }
duel-said-place = { $mine ->
    [yes] { $line ->
        [sole] { $name } (your last)
       *[other] { $name } (your { duel-line })
    }
   *[no] { $name } ({ duel-line })
    }
duel-said-empty = { $side ->
    [left] the left place of { $player }
   *[right] the right place of { $player }
    }

## The turn

duel-log-turn = { $you ->
    [player] Turn { $amount }: it is your turn.
   *[nobody] Turn { $amount }: { $player } to play.
    }
duel-log-victory = { $you ->
    [player] The game is over. You have won with the { $cause }.
   *[nobody] The game is over. The { $cause } have won.
    }
duel-log-enters = { $line ->
    [back] { $you ->
        [player] { $cause } comes into play as your back character
       *[nobody] { $cause } comes into play as the back character of { $player }
    }
   *[front] { $you ->
        [player] { $cause } comes into play as your front character
       *[nobody] { $cause } comes into play as the front character of { $player }
    }
    }
duel-log-enter = { $amount ->
    [one] { duel-log-enters }, with { $amount } life point.
   *[other] { duel-log-enters }, with { $amount } life points.
    }
duel-log-eliminated = { $you ->
    [player] Your { $cause } is eliminated.
   *[nobody] { $cause } ({ $player }) is eliminated.
    }
duel-log-move = { $own ->
    [yes] { $you ->
        [player] You swap your characters: { $target }.
       *[nobody] { $player } swaps characters: { $target }.
    }
   *[no] { $you ->
        [player] You swap the characters of the other side: { $target }.
        [target] { $player } swaps your characters: { $target }.
       *[nobody] { $player } swaps the characters of another side: { $target }.
    }
    }

## Playing

duel-log-plays-it = { $you ->
    [player] You play { $card }
   *[nobody] { $player } plays { $card }
    }
duel-log-plays-so = { $bent ->
    [yes] { duel-log-plays-it } as { $cause }
   *[no] { duel-log-plays-it }
    }
duel-log-play = { $whom ->
    [nobody] { duel-log-plays-so }.
    [player] { $own ->
        [yes] { duel-log-plays-so }.
       *[no] { $you ->
            [target] { duel-log-plays-so } on you.
           *[nobody] { duel-log-plays-so } on { $target }.
        }
    }
   *[character] { duel-log-plays-so } on { $target }.
    }
duel-log-lay = { $you ->
    [player] You put { $card } beside { $target }.
   *[nobody] { $player } puts { $card } beside { $target }.
    }
duel-log-uses-it = { $you ->
    [player] You use { $card }
   *[nobody] { $player } uses { $card }
    }
duel-log-use = { $whom ->
    [character] { duel-log-uses-it } on { $target }.
   *[nobody] { duel-log-uses-it }.
    }
duel-log-applies-it = { $you ->
    [player] You apply { $card } once more
   *[nobody] { $player } applies { $card } once more
    }
duel-log-use-again = { $whom ->
    [character] { duel-log-applies-it }: { $target }.
   *[nobody] { duel-log-applies-it }.
    }
duel-log-calls-on = { $you ->
    [player] You use the ability of { $cause }
   *[nobody] { $player } uses the ability of { $cause }
    }
duel-log-ability = { $seen ->
    [yes] { $whom ->
        [character] { duel-log-calls-on }: { $card }, { $target }.
        [player] { duel-log-calls-on }: { $card }, { $target }.
        [reload] { duel-log-calls-on }: reload { $card }.
       *[nobody] { duel-log-calls-on }: { $card }.
    }
   *[no] { $whom ->
        [player] { $you ->
            [player] { duel-log-calls-on } and draw also from the deck of { $target }.
            [target] { duel-log-calls-on } and draws also from your deck.
           *[nobody] { duel-log-calls-on } and draws also from the deck of { $target }.
        }
       *[nobody] { duel-log-calls-on }.
    }
    }
duel-log-triggered = { $you ->
    [player] Now your { $cause } takes effect.
   *[nobody] Now { $cause } takes effect for { $player }.
    }

## Hits and life points

duel-log-hit = { $you ->
    [player] { $cause }: you shoot at { $target }.
   *[nobody] { $cause }: { $player } shoots at { $target }.
    }
duel-log-cancelled = The hit on { $target } is cancelled.
duel-log-ignored = { $target } ignores { $cause }.
duel-log-shielded = { $cause }: { $target } wears { duel-card-spurs } and cannot be hit.
duel-log-hurt = { $amount ->
    [one] { $cause } costs { $target } { $amount } life point.
   *[other] { $cause } costs { $target } { $amount } life points.
    }
duel-log-heal = { $amount ->
    [one] { $target } regains { $amount } life point.
   *[other] { $target } regains { $amount } life points.
    }
duel-log-divert = { $cause }: { $target } steps in and takes the wound.

## Cards on the move

duel-log-draws-it = { $you ->
    [player] You draw { $card }
   *[nobody] { $player } draws a card
    }
duel-log-draws-them = { $you ->
    [player] You draw { $cards }
   *[nobody] { $amount ->
        [one] { $player } draws { $amount } card
       *[other] { $player } draws { $amount } cards
    }
    }
duel-log-draw-from = { $whom ->
    [common] { duel-log-draws-it } from the common deck
    [player] { $own ->
        [yes] { duel-log-draws-it }
       *[no] { duel-log-draws-it } from the deck of { $target }
    }
   *[nobody] { duel-log-draws-it }
    }
duel-log-draws-from = { $whom ->
    [common] { duel-log-draws-them } from the common deck
    [player] { $own ->
        [yes] { duel-log-draws-them }
       *[no] { duel-log-draws-them } from the deck of { $target }
    }
   *[nobody] { duel-log-draws-them }
    }
duel-log-draw = { $thing ->
    [yes] { duel-log-draw-from } ({ $cause }).
   *[no] { duel-log-draw-from }.
    }
duel-log-draws = { $thing ->
    [yes] { duel-log-draws-from } ({ $cause }).
   *[no] { duel-log-draws-from }.
    }
duel-log-look = { $you ->
    [player] You look at { $card }.
   *[nobody] { $player } looks at a card.
    }
duel-log-looks = { $you ->
    [player] You look at { $cards }.
   *[nobody] { $amount ->
        [one] { $player } looks at { $amount } card.
       *[other] { $player } looks at { $amount } cards.
    }
    }
duel-log-keep = { $you ->
    [player] You keep { $card }.
   *[nobody] { $player } keeps a card.
    }
duel-log-keeps = { $you ->
    [player] You keep { $cards }.
   *[nobody] { $amount ->
        [one] { $player } keeps { $amount } card.
       *[other] { $player } keeps { $amount } cards.
    }
    }
duel-log-discard = { $why ->
    [miss] { $you ->
        [player] You answer with { $card }.
       *[nobody] { $player } answers with { $card }.
    }
    [reload] { $you ->
        [player] You reload { $card }.
       *[nobody] { $player } reloads { $card }.
    }
   *[other] { $you ->
        [player] You discard { $card }.
       *[nobody] { $player } discards { $card }.
    }
    }
duel-log-lose = { $why ->
    [eliminated] { $card } goes to the discard pile with the fallen character.
    [replaced] { $card } beside { $target } is replaced.
    [reload] { $you ->
        [player] You reload { $card } from beside { $target }.
       *[nobody] { $player } reloads { $card } from beside { $target }.
    }
   *[other] { $you ->
        [player] You discard { $card } from beside { $target }.
       *[nobody] { $player } discards { $card } from beside { $target }.
    }
    }
duel-log-take = { $you ->
    [player] You take { $card } from beside { $target }.
   *[nobody] { $player } takes { $card } from beside { $target }.
    }
duel-log-steal = { $seen ->
    [yes] { $you ->
        [player] You take { $card } from the hand of { $target }.
        [target] { $player } takes { $card } from your hand.
       *[nobody] { $player } takes { $card } from the hand of { $target }.
    }
   *[no] { $player } takes a card from the hand of { $target }.
    }
duel-log-salvage = { $you ->
    [player] You take { $card } from the discard pile.
   *[nobody] { $player } takes { $card } from the discard pile.
    }
duel-log-pass-on = { $card } moves on to { $target }.
duel-log-show = { $you ->
    [player] You show { $card }: { duel-symbol }.
   *[nobody] { $player } shows { $card }: { duel-symbol }.
    }
duel-log-lay-out = { $cause }: { $card } is laid out.
duel-log-pick = { $you ->
    [player] You take { $card }.
   *[nobody] { $player } takes { $card }.
    }
duel-log-reveals = { $you ->
    [player] { $cause }: you reveal { $card }, { duel-symbol }
   *[nobody] { $cause }: { $player } reveals { $card }, { duel-symbol }
    }
duel-log-reveal = { $found ->
    [yes] { duel-log-reveals }. That is the symbol!
   *[no] { duel-log-reveals }. Not the symbol.
    }
duel-log-reveal-unused = { duel-log-reveals }. It does not count.
duel-log-reshuffle = { $amount ->
    [one] The discard pile, { $amount } card, is shuffled into a common deck.
   *[other] The discard pile, { $amount } cards, is shuffled into a common deck.
    }
