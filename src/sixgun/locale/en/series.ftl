### BANG! is a trademark of its publisher; these texts are our own words.
### A series for dollars and the special game for six. Arguments: as in ask.ftl and log.ftl;
### $count is the price or the highest bid (ask-rehire, ask-bid), or how many cards (ask-experience).

## The special game for six

ask-declare = Your turn begins. Do you declare anything?
do-use-crime-is-beaten = “Crime is beaten!”
do-use-the-law-is-dead = “The law is dead!”
log-declare = { $cause ->
    [crime_is_beaten] { $you ->
        [player] You declare: “Crime is beaten!”
       *[nobody] { $player } declares: “Crime is beaten!”
    }
   *[the_law_is_dead] { $you ->
        [player] You declare: “The law is dead!”
       *[nobody] { $player } declares: “The law is dead!”
    }
    }
log-reveal-role = { $you ->
    [player] You reveal your role: { $cause }.
   *[nobody] { $player } reveals a role: { $cause }.
    }
log-settlement = Those who have revealed their roles settle the game among themselves.
log-depart = { $you ->
    [player] You leave the game.
   *[nobody] { $player } leaves the game.
    }

## Two players, two characters each

ask-enter = Who of your characters is active, and on which side?
do-enter = { $cause } active, on the { $side ->
    [left] left
   *[right] right
    }
log-enter = { $you ->
    [player] { $cause } begins as your active character.
   *[nobody] { $cause } begins as the active character.
    }

## Between the games of a series

ask-next-game = The game is over. On to the next one?
ask-rehire = Do you keep { $cause } for ${ $count }?
ask-hire = Whom do you put up for auction?
ask-opening-bid = { $cause } is up for auction. Your opening bid?
ask-bid = { $cause } is up for auction: { $by } bids ${ $count }. Do you bid more?
ask-experience = { $count ->
    [one] You may keep { $count } card of the last game, for $500. Which one?
   *[other] You may keep up to { $count } cards of the last game, for $500 each. Which one?
    }
do-hire = Put up { $cause }
do-bid = Bid ${ $amount }
do-buy = Keep { $card }
log-game = { $you ->
    [player] Game { $amount } of the series: you are the Sheriff.
   *[nobody] Game { $amount } of the series: { $player } is the Sheriff.
    }
log-scored = { $you ->
    [player] You score ${ $amount }.
   *[nobody] { $player } scores ${ $amount }.
    }
log-bounty = { $you ->
    [player] You get a bounty of ${ $amount } for an Outlaw.
   *[nobody] { $player } gets a bounty of ${ $amount } for an Outlaw.
    }
log-turned-up = For hire: { $cause }.
log-put-up = { $you ->
    [player] You put up { $cause } for auction.
   *[nobody] { $player } puts up { $cause } for auction.
    }
log-bid = { $you ->
    [player] You bid ${ $amount } for { $cause }.
   *[nobody] { $player } bids ${ $amount } for { $cause }.
    }
log-bid-no-more = { $you ->
    [player] You bid no more.
   *[nobody] { $player } bids no more.
    }
log-hire = { $you ->
    [player] You hire { $cause } for ${ $amount }.
   *[nobody] { $player } hires { $cause } for ${ $amount }.
    }
log-buy = { $you ->
    [player] You keep { $card } for ${ $amount }.
   *[nobody] { $player } keeps { $card } for ${ $amount }.
    }
log-series-over = { $you ->
    [player] The series is over: you have won it.
   *[nobody] The series is over: { $player } has won it.
    }

## Standings

cli-standings = The series:
cli-standing = { $place }. { $player }: ${ $dollars }
cli-bids = Bid
cli-series-game = Game { $number } of { $games }

## Rulings

ruling-game = It is game { $what } of the series.
ruling-between = { $what ->
    [keepers] Before the game: who keeps a character.
    [auctions] Before the game: the auctions.
   *[purchases] Before the game: who keeps cards.
    }
ruling-turned-up = For hire: { $what }
ruling-open-characters = Lying open to be picked: { $what }
ruling-dollars = owns ${ $what }
ruling-hired = was { $what } in the last game
ruling-price = had paid ${ $what } for that
ruling-left = had in play at the end of the last game: { $what }
ruling-passive = passive
expect-game = It is game { $amount } of the series.
expect-seat-dollars = { $who } owns ${ $amount }.
expect-seat-price = { $who } has paid ${ $amount } for the character.
