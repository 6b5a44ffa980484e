### BANG! is a trademark of its publisher; these texts are our own words.
### The page that sets up a table: sets, mixtures, rules. $count is a number.

## The page

setup-title = Set up a table
setup-players = Players
setup-fewer = One player fewer
setup-more = One player more
setup-roles = dealt secretly
setup-seats = Seats
setup-make-bot = Seat a bot
setup-bots-skill = Strength of the bots
setup-temper = Temperament of the bots
setup-effort = A marshal thinks
effort-quick = briefly
effort-usual = as usual
effort-long = at length
setup-hints = Hints for everybody
setup-pace = Pace
setup-expansions = Expansions
setup-mode = Mode
setup-squad-fewer = One character a side fewer
setup-squad-more = One character a side more
setup-deck = the deck: { $cards } { $cards ->
        [one] card
       *[other] cards
    }, { $characters } { $characters ->
        [one] character
       *[other] characters
    }
setup-official = official reading unless switched
setup-who = Who may come
setup-public = Public
setup-private = By invitation
setup-spectators = Spectators
setup-dead-see = The eliminated see all roles
setup-late = A bot’s seat in a running game
setup-late-closed = For nobody
setup-late-ask = If the players agree
setup-late-open = For anybody
setup-name = Name of the table
setup-yours = Your table
setup-sum-game = Game
setup-sum-with = With
setup-sum-pace = Pace
setup-sum-seats = Seats
setup-sum-changes = Changes
setup-sum-who = Open to
setup-none = none
setup-free-and-bots = { $free } free, { $bots } { $bots ->
        [one] bot
       *[other] bots
    }
setup-side = Your side
setup-side-lot = By lot
setup-sum-bots = Bots
setup-changed = { $count } changed
setup-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
    }
setup-reset = Reset
setup-open = Open the table
setup-incomplete = Choose { $count } characters for each squad first.
setup-bots-hint = Bots leave their seat to people who come. If someone drops out, a bot plays on and hands the seat back.

## Sets: a picture and a sentence each

about-base = 80 cards and 16 characters. Always in.
about-dodge-city = 40 cards and 15 characters more; green cards wait a turn.
about-high-noon = Each round the Sheriff turns an event that bends the rules for all.
about-fistful = 15 more events of that kind, harsher ones.
about-wws-events = Events turned by Stagecoach and Wells Fargo; roles may change.
about-wws-characters = 8 loud characters, up to 9 life points.
about-train-robbery = A train on the table: pay at a station, take a wagon.

## Mixtures

setup-mixtures = Mixtures
setup-recommended = recommended
mix-base = The first evening
    .text = The base game alone: learn it in one game.
mix-friends = With friends
    .text = Dodge City and High Noon: more cards, and each round a surprise.
mix-show = The big show
    .text = Dodge City and the Wild West Show: loud characters, roles that change.
mix-train = All aboard
    .text = The Great Train Robbery: every turn the train rolls on, wagons help whoever takes them.
mix-all = Everything
    .text = All sets at once, for those who know them.

## Rules

setup-rules = Rules
preset-official = As printed today
    .text = The rulebooks and cards now in the shops.
preset-differs = { $count ->
        [one] The letter of the collected rules: { $count } rule differs.
       *[other] The letter of the collected rules: { $count } rules differ.
    }
setup-options-by-set = Options by set
setup-from = Source: { $source }
origin-compendium = rulebook compendium
origin-print = an older print
origin-letter = the letter of the card
origin-variant = a published variant
origin-table = our own table

## Modes and series

setup-mode-2 = Two characters each, one hand: eliminate both of the other player’s.
setup-mode-3 = Open roles: the Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy.
setup-mode-8 = Two Renegades, each for themselves.
setup-roles-open = dealt openly
setup-roles-six = one of them is removed unseen
setup-series = Series and variants
setup-series-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
    }, everybody is Sheriff once
setup-no-six = The special game is for exactly six players.
setup-needs-six = Only in the special game for six.
setup-no-series = A series is for 4 to 8 players: games of two and three are not scored.
setup-needs-series = Needs a series: it is about dollars.
setup-hire-or-choice = Hire auctions the characters and the choice of two deals them: one of the two.
setup-no-sheriff = With two or three players there is no Sheriff.
