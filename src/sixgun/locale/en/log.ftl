### BANG! is a trademark of its publisher; these texts are our own words.
### What happened: log-<kind of entry>, in the present tense. Every message gets all of these arguments; what does not apply is empty.
###   $player  who did it: a name                      $target  to whom: a name
###   $you     which of the two the reader is: player, target or nobody
###   $whom    is there a target: nobody, self (the player), somebody
###   $card    the card, as said-card writes it        $seen    may the reader see it: yes, no
###   $open    does every hand lie open, as in a replay: yes, no
###   $cards   several of them, in a list (log-draws)  $amount  a number
###   $cause   the card, character or role behind it   $bent    was the card used as another one ($cause): yes, no
###   $place   the number of the player's seat

## Cards in sentences: $name is the name of the card, $rank 2-10 J Q K A, $suit one of S H D C

said-corner = { $rank }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
    }
said-card = { $name } { said-corner }
said-name = { $name }

## The turn

log-turn = { $you ->
    [player] Turn { $amount }: it is your turn.
   *[nobody] Turn { $amount }: { $player } to play.
    }
log-character = { $you ->
    [player] You are { $cause }.
   *[nobody] Seat { $place } is { $cause }.
    }
log-victory = The game is over.

## Playing

log-plays-it = { $you ->
    [player] You play { $card }
   *[nobody] { $player } plays { $card }
    }
log-plays-so = { $bent ->
    [yes] { log-plays-it } as { $cause }
   *[no] { log-plays-it }
    }
log-at = { $you ->
    [target] you
   *[nobody] { $target }
    }
log-play = { $whom ->
    [somebody] { log-plays-so } at { log-at }.
   *[nobody] { log-plays-so }.
    }
log-lay = { $you ->
    [player] { $whom ->
        [somebody] You put { $card } in front of { $target }.
       *[self] You put { $card } into play.
    }
   *[nobody] { $whom ->
        [somebody] { $player } puts { $card } in front of { log-at }.
       *[self] { $player } puts { $card } into play.
    }
    }
log-ability = { $you ->
    [player] Your ability works: { $cause }.
   *[nobody] The ability of { $player } works: { $cause }.
    }
log-copy = { $you ->
    [player] You now have the ability of { $cause }.
   *[nobody] { $player } now has the ability of { $cause }.
    }

## Shots and wounds

log-shoots = { $you ->
    [player] You shoot at { $target } with { $cause }
    [target] { $player } shoots at you with { $cause }
   *[nobody] { $player } shoots at { $target } with { $cause }
    }
log-shot = { $amount ->
    [one] { log-shoots }.
   *[other] { log-shoots }: { $amount } Missed! effects are needed.
    }
log-missed = { $you ->
    [player] You get out of the way.
   *[nobody] { $player } gets out of the way.
    }
log-unaffected = { $you ->
    [player] { $cause } does nothing to you.
   *[nobody] { $cause } does nothing to { $player }.
    }
log-hurt = { $you ->
    [player] { $amount ->
        [one] { $cause } costs you { $amount } life point.
       *[other] { $cause } costs you { $amount } life points.
    }
   *[nobody] { $amount ->
        [one] { $cause } costs { $player } { $amount } life point.
       *[other] { $cause } costs { $player } { $amount } life points.
    }
    }
log-heal = { $you ->
    [player] { $amount ->
        [one] You regain { $amount } life point.
       *[other] You regain { $amount } life points.
    }
   *[nobody] { $amount ->
        [one] { $player } regains { $amount } life point.
       *[other] { $player } regains { $amount } life points.
    }
    }
log-falls = { $cause ->
    [none] { $player } is eliminated
   *[other] { $you ->
        [player] You are eliminated; your role was { $cause }
       *[nobody] { $player } is eliminated and was { $cause }
    }
    }
log-eliminated = { $whom ->
    [somebody] { $you ->
        [target] { log-falls }. It was your doing.
       *[nobody] { log-falls }. It was the doing of { $target }.
    }
   *[nobody] { log-falls }.
    }
log-reward = { $you ->
    [player] { $amount ->
        [one] Your reward for the Outlaw is { $amount } card.
       *[other] Your reward for the Outlaw is { $amount } cards.
    }
   *[nobody] { $amount ->
        [one] The reward of { $player } for the Outlaw is { $amount } card.
       *[other] The reward of { $player } for the Outlaw is { $amount } cards.
    }
    }
log-penalty = { $you ->
    [player] You, the Sheriff, eliminated a Deputy: you discard all your cards.
   *[nobody] Sheriff { $player } eliminated a Deputy and discards all cards.
    }

## Cards on the move

log-draw = { $you ->
    [player] You draw { $card }.
   *[nobody] { $seen ->
        [yes] { $open ->
            [yes] { $player } draws { $card }.
           *[no] { $player } draws { $card } and shows it.
        }
       *[no] { $player } draws a card.
    }
    }
log-draws = { $seen ->
    [yes] { $you ->
        [player] You draw { $cards }.
       *[nobody] { $open ->
            [yes] { $player } draws { $cards }.
           *[no] { $player } draws and shows { $cards }.
        }
    }
   *[no] { $amount ->
        [one] { $player } draws { $amount } card.
       *[other] { $player } draws { $amount } cards.
    }
    }
log-answers-with = { $you ->
    [player] You answer with { $card }
   *[nobody] { $player } answers with { $card }
    }
log-respond = { $bent ->
    [yes] { log-answers-with } as { $cause }.
   *[no] { log-answers-with }.
    }
log-discard = { $you ->
    [player] You discard { $card }.
   *[nobody] { $player } discards { $card }.
    }
log-lose = { $you ->
    [player] You lose { $card } from play.
   *[nobody] { $player } loses { $card } from play.
    }
log-use = { $you ->
    [player] You use { $card }.
   *[nobody] { $player } uses { $card }.
    }
log-take = { $whom ->
    [nobody] { $you ->
        [player] You take { $card } ({ $cause }).
       *[nobody] { $player } takes { $card } ({ $cause }).
    }
   *[somebody] { $you ->
        [player] You take { $card } from { $target }.
        [target] { $player } takes { $card } from you.
       *[nobody] { $seen ->
            [yes] { $player } takes { $card } from { $target }.
           *[no] { $player } takes a card from { $target }.
        }
    }
    }
log-steal = { $you ->
    [player] You take { $card } from the hand of { $target }.
    [target] { $player } takes { $card } from your hand.
   *[nobody] { $seen ->
        [yes] { $player } takes { $card } from the hand of { $target }.
       *[no] { $player } takes a card from the hand of { $target }.
    }
    }
log-give = { $you ->
    [player] You give { $card } to { $target }.
    [target] { $player } gives you { $card }.
   *[nobody] { $seen ->
        [yes] { $player } gives { $card } to { $target }.
       *[no] { $player } gives a card to { $target }.
    }
    }
log-salvage = { $you ->
    [player] You take { $card } from the discard pile.
   *[nobody] { $player } takes { $card } from the discard pile.
    }
log-reveal = { $cause } turns up { $card }.
log-pick = { $you ->
    [player] You choose { $card }.
   *[nobody] { $player } chooses { $card }.
    }
log-look = { $you ->
    [player] { $amount ->
        [one] You look at the top card of the deck.
       *[other] You look at the top { $amount } cards of the deck.
    }
   *[nobody] { $amount ->
        [one] { $player } looks at the top card of the deck.
       *[other] { $player } looks at the top { $amount } cards of the deck.
    }
    }
log-put-back = { $you ->
    [player] You put { $card } back on the deck.
   *[nobody] { $seen ->
        [yes] { $player } puts { $card } back on the deck.
       *[no] { $player } puts a card back on the deck.
    }
    }
log-reshuffle = { $amount ->
    [one] The deck is empty: the discard pile of { $amount } card is shuffled.
   *[other] The deck is empty: the discard pile of { $amount } cards is shuffled.
    }

## Draw!, Jail, Dynamite

log-check = { $you ->
    [player] You draw! for { $cause }: { $card }.
   *[nobody] { $player } draws! for { $cause }: { $card }.
    }
log-check-unused = { $you ->
    [player] You also turned up { $card }: it does not count.
   *[nobody] { $player } also turned up { $card }: it does not count.
    }
log-escape = { $you ->
    [player] You get out of jail.
   *[nobody] { $player } gets out of jail.
    }
log-locked-up = { $you ->
    [player] You stay in jail and lose the turn.
   *[nobody] { $player } stays in jail and loses the turn.
    }
log-explosion = { $you ->
    [player] { $card } explodes in front of you!
   *[nobody] { $card } explodes in front of { $player }!
    }
log-pass-on = { $you ->
    [player] You pass { $card } on to { $target }.
    [target] { $player } passes { $card } on to you.
   *[nobody] { $player } passes { $card } on to { $target }.
    }
log-event = New event: { $cause }.
log-rise = { $you ->
    [player] You are back in the game.
   *[nobody] { $player } is back in the game.
    }
log-roles = { $amount ->
    [one] { $amount } role is dealt anew.
   *[other] { $amount } roles are shuffled and dealt anew.
    }
