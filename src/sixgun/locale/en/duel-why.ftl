### BANG! is a trademark of its publisher; these texts are our own words.
### Why a play of The Duel is not offered: duel-why-<reason>. Arguments, empty where they do not apply:
###   $target  a character as duel-said-place writes it, or the name of a player    $card  what was asked for, as it was written

duel-why-bang-limit = You may play no more BANG! cards this turn.
duel-why-only-an-answer = This card only answers a hit: it is not played in your turn.
duel-why-not-the-back = { $target }: back characters of other players are out of reach of this card.
duel-why-not-your-front = { $target }: equipment goes to your own back character, not to your front one.
duel-why-not-your-own = { $target }: this card is not played on your own characters.
duel-why-only-your-back = { $target }: this card goes only to your own back character.
duel-why-needs-two-characters = Nothing to swap: that side has only one character.
duel-why-nothing-to-take = There is no card to take or discard.
duel-why-needs-a-target = This card needs a target.
duel-why-no-target-there = There is nobody this card could be played on.
duel-why-takes-no-target = This card is not aimed at anybody in particular.
duel-why-not-in-play = There is no character in that place.
duel-why-not-asked = You are not being asked anything now.
duel-why-not-yours = You have this card neither in hand nor in play.
duel-why-no-such-card = There is no card { $card } in The Duel.
duel-why-not-a-miss = This card does not cancel a hit.
duel-why-not-a-hit-card = A hit card is asked for.
duel-why-needs-another-card = Besides this card you would need one more to discard.
duel-why-not-a-choice = This is not among the choices now.
duel-why-no-reload-yet = Reloading begins when a side is down to one character.
duel-why-no-reload-icon = This card has no reload icon.
duel-why-token-moved = You have moved the token this turn already.
duel-why-not-your-character = You have no such character in play.
duel-why-in-the-back = This ability is used only by your front character.
duel-why-works-by-itself = This ability works by itself when its moment comes.
duel-why-ability-used = This ability was used this turn already.
duel-why-ability-not-now = There is nothing this ability could be used for now.
duel-why-not-active = Cards beside your back character are of no use now.
duel-why-only-your-target = { $target }: of three players, this card is played only on the one you hunt.
duel-why-spurred = { $target } wears Spurs, and the hand behind is empty: no hit possible.
duel-why-resource-twice = { $target }: the other character of that side has this resource already.
duel-why-resource-too-new = A resource is used from the turn after it came into play.
duel-why-resource-not-now = This card is of no use just now.
duel-why-resource-in-hand = A resource in your hand is neither a hit card nor a miss card.
duel-why-only-hit-cards = Only discarding a hit card cancels this hit.
duel-why-not-a-miss-card = A miss card is asked for.
duel-why-already-tried = This has been tried against this hit already.
duel-why-pierced = This hit ignores the ability and the cards of the character it is aimed at.
duel-why-only-a-player = { $target }: this card is aimed at a player, not at a character.
