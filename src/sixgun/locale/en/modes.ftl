### BANG! is a trademark of its publisher; these texts are our own words.
### Modes for two, three and six players, and the pages between the games of a series. $who, $whom, $name are names of players, $names a list of them;
### $you which of the two the reader is; $dollars a sum with its sign; $game, $games, $count numbers; $side who has won, as a sentence.

## Modes

mode-two-players = 2 players, 2 characters each
mode-three-players = 3 players, open roles
mode-special-six = Special game for six
mode-about-two-players = Only your active character acts; who has lost both characters has lost.
mode-about-three-players = Everybody hunts one other player and is hunted by the third.
mode-about-special-six = Seven roles, one of them out of the game: nobody knows which.
mode-settlement = Shoot-out: the last one alive decides
mode-active = Active
mode-passive = Passive
mode-alone = The last one
mode-departed = Left the game
mode-your-target = Your target
mode-hunts-you = Hunts you
mode-you-hunt = You hunt
mode-hunts = { $you ->
    [who] You hunt { $whom }.
    [whom] { $who } hunts you.
   *[nobody] { $who } hunts { $whom }.
    }
mode-last-alive = Somebody has fallen: now the last one alive wins.
mode-no-character = No character yet
mode-asleep-passive = The ability rests while passive. Cards here serve this character only.

## Goals

goal-two-name = Two against two
goal-two = Eliminate both characters of { $name }.
goal-three = Eliminate { $name }.
goal-last = Be the last one alive.
goal-six-sheriff = All Outlaws and the Renegade must fall.
goal-six-deputy = All Outlaws and the Renegade must fall.
goal-six-outlaw = Sheriff and all Deputies must fall.
goal-six-renegade = Be the last one alive.
reveal-two = Two characters, one hand
reveal-two-1 = At the start of your turn you choose who is active: range, weapon and ability are theirs.
reveal-two-2 = A passive character that is attacked counts as active until that is answered.
reveal-two-3 = One BANG! a turn for both together; the hand limit is the life of the active one.
reveal-three-1 = All roles are open. You win at once when you eliminate your target.
reveal-three-2 = If anybody falls in another way, the last one alive wins.
reveal-three-3 = Whoever eliminates a player and has not won by it draws 3 cards.
reveal-six-1 = One of the seven roles is out of the game. The game goes on after the Sheriff’s death.
reveal-six-2 = With three criminals down the law may say “Crime is beaten!”, with Sheriff and a Deputy down an Outlaw may say “The law is dead!”.
reveal-six-3 = Is the declaration wrong, those who have to reveal their roles settle it among themselves.

## Standings

series-chip = Series, game { $game } of { $games }
series-player = Player
series-game-n = Game { $game }
series-game-short = game { $game }
series-start = start
series-left = { $count ->
    [one] { $count } to come
   *[other] { $count } to come
    }
series-besides = Besides
series-besides-about = Start money and bounties, less what characters and cards cost
series-dollars = Dollars
series-sheriff-next = Sheriff next
series-chart = What the games have brought each player, game by game; the table says the same
series-after = Series, after game { $game } of { $games }
series-leads = { $name } leads with { $dollars }
series-wins = { $name } wins the series with { $dollars }
series-won = { $side }: { $names }
series-fined = { $name }, a Deputy, has felled the Sheriff: −$5,000
series-bounty = Bounties for { $name }: { $dollars }
series-next = Game { $game }: the star goes to { $name }.
series-over = The series is over
series-law = How the money comes
series-law-about = The law wins: $1,500 for the Sheriff, $1,000 for a living Deputy and $700 for a fallen one, for each Outlaw dealt. The Outlaws win: $1,000 each for each of them, $800 if fallen.
series-renegade = Renegade
series-renegade-about = Wins alone: $1,500 for each player, and the Sheriff gets $100 for each. Falls last while the law wins: $400 for each. Lives while the Outlaws win: $300 for each.
series-fine = Fine and tie
series-fine-about = A Deputy who fells the Sheriff pays $5,000. Of equals the one is first who has won more often as Sheriff, then as Renegade, Deputy, Outlaw; then more turns, then the lot.
series-experience = Experience
series-experience-about = Cards that lay before you at the end of the last game may be kept for $500 each. They count towards your first hand.
series-hire = Hire
series-hire-about = You pay when you get the character. If you survive the game, you may keep it for the same price. Nobody bids more than they own.
series-bounties = Bounties
series-bounties-about = Whoever eliminates an Outlaw gets $1,000 instead of 3 cards.
series-links = The standings as
series-watch-game = Watch game { $game }
series-games = Games of the series

## Auction

series-keepers = Before game { $game }: who keeps the character?
series-auction = Before game { $game }: auction
series-on-block = on the block
series-waits = waits
series-price = Price
series-highest = Highest bid
series-no-bid = No bid yet
series-bids-list = Bids
series-money = What everybody owns
series-has = has { $name }
series-bids = bids { $dollars }
series-passed = bids no more
series-bid = Your bid
series-bid-less = $100 less
series-bid-more = $100 more
series-bid-jump = $500 more
