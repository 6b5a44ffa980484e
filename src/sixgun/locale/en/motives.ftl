### BANG! is a trademark of its publisher; these texts are our own words.
### Why a bot does something, or what a hint says: motive-<reason>. Arguments, empty where they do not apply:
###   $target  a name        $role  who that probably is        $sure  how sure that is, in per cent
###   $card    a card by its name

motive-who = { $sure ->
    [100] { $target } is the { $role }
   *[other] { $target } is most likely the { $role } ({ $sure } %)
    }
motive-shoot = { motive-who }: a shot there serves my side.
motive-finish = { motive-who } and has one life point left: time to finish it.
motive-duel = { motive-who }: a duel can be won.
motive-jail = { motive-who }: better behind bars for a turn.
motive-rob = { motive-who }: every card less counts.
motive-harm = { motive-who }: that hits the right one.
motive-free = { $target } is more friend than foe: rid of a burden.
motive-heal-friend = { $target } is more friend than foe and needs a life point.
motive-heal = A life point is worth more than the card.
motive-draw = More cards, more choice: first of all.
motive-everybody = More foes than friends are hit.
motive-dynamite = It will more likely go off before foes than before friends.
motive-weapon = With { $card } more foes are in range.
motive-equip = { $card } helps every turn from now on.
motive-train = The train is worth it now.
motive-useful = { $card } is of use now, and may not be later.
motive-nothing = Nothing left that would be worth its card.
motive-duel-on = A BANG! is cheaper than a life point.
motive-duel-out = Better to lose this duel than to go on.
motive-dodge = A life point is worth more than the card.
motive-take-hit = There is nothing to stop it with, or it would not be enough.
motive-fend-off = A BANG! is cheaper than a life point.
motive-rescue = Otherwise it is all over.
motive-no-rescue = There is nothing left that would help.
motive-least = { $card } can be spared best.
motive-most = { $card } is the most useful one there.
motive-lucky = The better of the cards turned up.
motive-searched = I have thought ahead: this wins more often, by { $points } games in a hundred or so.
