### BANG! is a trademark of its publisher; these texts are our own words.
### Why a play is not offered: why-<reason>. Arguments, empty where they do not apply:
###   $target    a name        $you    is that the reader: target, nobody
###   $distance  how far       $range  how far it reaches       $card  what was asked for, as it was written

why-bang-limit = You have already played a BANG! card this turn.
why-only-an-answer = This card only answers a shot: it cannot be played in your turn.
why-same-name = You already have a card of this name in play.
why-out-of-range = { $target } is at distance { $distance }, and your weapon reaches { $range }.
why-too-far = { $target } is at distance { $distance }, and this card reaches { $range }.
why-not-yourself = You cannot play this card on yourself.
why-no-cards = { $you ->
    [target] You have no card there to choose.
   *[nobody] { $target } has no card to choose.
    }
why-not-the-sheriff = The Sheriff cannot be put in jail.
why-in-jail-already = { $target } is in jail already.
why-takes-no-target = This card is not played at one player.
why-needs-a-target = This card needs a target.
why-no-target-there = There is nobody this card could be played at.
why-not-living = { $target } is out of the game.
why-not-asked = You are not being asked anything now.
why-not-yours = You do not have this card in hand.
why-no-such-card = There is no card { $card } in this game.
why-no-miss = This card does not stop a shot.
why-no-bang = A BANG! card is asked for.
why-only-beer = Only a Beer helps at the last life point.
why-not-a-choice = This card is not among the choices now.
why-ruthless-law = Ruthless Law: the Sheriff keeps a BANG! that could still be played as long as another card can go.
why-cannot-pay = You have not enough other cards in hand to pay for this one.
why-own-figure = This card is not played at your own other character.
