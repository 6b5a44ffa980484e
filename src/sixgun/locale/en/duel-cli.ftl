### BANG! is a trademark of its publisher; these texts are our own words.
### The Duel in the terminal; what is not here is said by cli.ftl. Arguments: $squad a squad, $you is it the reader's: yes, no,
### $hand, $deck, $common, $discards, $reserve, $played, $allowed numbers, $backs the backs in a hand, $card(s) and $names
### lists of names, $player a name, $side the winning squad.

duel-cli-heading = { $you ->
    [yes] { $squad } (you)
   *[no] { $squad }
    }
duel-cli-squad = { $hand ->
    [0] { duel-cli-heading }: no hand, deck { $deck }, reserve { $reserve }
   *[other] { duel-cli-heading }: hand { $hand } ({ $backs }), deck { $deck }, reserve { $reserve }
    }
duel-cli-new = { $card } (new)
duel-cli-piles = { $discards ->
    [0] Common deck: { $common }; the discard pile is empty.
   *[other] Common deck: { $common }; discard pile: { $discards }, on top { $card }.
    }
duel-cli-bangs = { $allowed ->
    [-1] You may play any number of BANG! cards this turn.
   *[other] BANG! cards this turn: { $played } of { $allowed }.
    }
duel-cli-reloads = Cards may be reloaded now.
duel-cli-queue = Still to come: { $names }.
duel-cli-your-reserve = Your reserve: { $names }.
duel-cli-your-target = You hunt the { $squad }.
duel-cli-hand-card = { $card } ({ $back } { duel-symbol })
duel-cli-winner = { $side ->
    [lawmen] The Lawmen have won.
    [outlaws] The Outlaws have won.
   *[renegades] The Renegades have won.
    }
