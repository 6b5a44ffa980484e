### BANG! is a trademark of its publisher; these texts are our own words.

## Around every page

nav-skip = Skip to the content
nav-main = Main menu
nav-home = Sixgun, home
nav-play = Play
nav-rules = Rules and rulings
nav-replays = Replays
nav-settings = Settings
nav-credits = Credits
nav-language = Language
nav-to-noon = Switch to the light theme, Noon
nav-to-dusk = Switch to the dark theme, Dusk
nav-name = Your name: { $name }. Change it in the settings
foot-unofficial = Unofficial. BANG! is a trademark of its publisher; no official artwork or card text is used.
foot-icons = Icons: game-icons.net, CC BY 3.0
page-loading = One moment …
page-no-server = The server does not answer.
page-refused = That did not work: { $reason }
page-not-found = There is nothing here
page-not-found-hint = The table or the replay may have been cleared away.
page-back = Back to the lobby
page-copied = Copied
page-guest = Guest { $number }
page-you = you
game-classic = { "BANG!" }
game-duel = The Duel
set-base = Base game
set-dodge-city = { "Dodge City" }
set-high-noon = High Noon
set-fistful = A Fistful of Cards
set-wws-events = Wild West Show: events
set-wws-characters = Wild West Show: characters
set-train-robbery = The Great Train Robbery
set-renegades = Renegades
players-count = { $count } { $count ->
        [one] player
       *[other] players
    }

## Home

home-title = Draw your cards, stranger.
home-lead = The open table for BANG!: friends, bots, every house rule, no account.
home-lead-duel = The open table for BANG! and The Duel: friends, bots, every house rule, no account.
home-play-now = Play now
home-create = Create a table
home-code = Invitation code
home-join = Join
home-code-wrong = There is no table with this code.
home-play-hint = Play now seats you with three bots at a base game for 4. People may take a bot's seat.
home-seating = Taking a seat …
home-games = Choose your game
home-classic-kind = { $min }–{ $max } players, hidden roles
home-classic-about = Sheriff against Outlaws, and a Renegade in between. 40 minutes with 7.
home-duel-kind = 2 players, one squad each; 3 in the Mexican Standoff
home-duel-about = Front and back, four characters a side. 25 minutes.
home-against-bot = Play against a bot
home-open = Open tables
home-open-none = No table is open right now. Create one, or play with bots: friends can join at any time.
home-all = All { $count }
home-free = with a free seat
home-filter = Show
home-sit = Sit down
home-watch = Watch
home-seats = { $taken } of { $count }
home-seats-long = { $taken } of { $count } seats taken
home-sit-at = Sit down at { $table }
home-watch-at = Watch { $table }
home-host = host: { $name }
home-my-games = My games and replays
home-yours = Your tables
home-go-on = Go on
home-go-on-at = Go on at { $table }
home-state-waiting = waiting for players
home-state-running = the game is on
home-first = First time?
home-watch-bots = Watch bots play
home-watch-bots-about = Four bots at a table; pause, read, take a seat when you like.
home-dispute = Settle a dispute
home-dispute-about = Every card with its text, its rulings and the rule behind them.
home-replays-about = Step through a finished game, or open a record file.

## Setting up a table

setup-game = Game
setup-seat = Seat { $number }
setup-free-seat = Free seat
setup-anyone = anyone may sit
setup-bot = Bot
setup-make-free = Leave the seat free
setup-house-rules = House rules
setup-leads = leads the { $squad }
setup-by-lot = squad drawn by lot
clock-blitz = Blitz
clock-normal = Normal
clock-relaxed = Relaxed
clock-mail = By mail
clock-none = No clock
clock-both = { $free } + { $reserve } in reserve
clock-no-limit = no limit
clock-seconds = { $count } s
clock-days = { $count } { $count ->
        [one] day
       *[other] days
    }
clock-hours = { $count } { $count ->
        [one] hour
       *[other] hours
    }
clock-minutes = { $count } min
bot-random = random
    .text = any move that is allowed
bot-baseline = plain
    .text = a plain player: solid, and easy to see through
bot-greenhorn = greenhorn
    .text = knows the rules and little more: good to learn against
bot-gunslinger = gunslinger
    .text = strong and quick: the usual one
bot-marshal = marshal
    .text = the strongest: thinks hard decisions over
temper-none = even-tempered
temper-cautious = cautious
temper-reckless = reckless
temper-treacherous = treacherous

## The waiting room

room-title = Waiting room
room-invite = Invite
room-code = Code
room-copy-link = Copy the invitation
room-qr = QR code of the invitation
room-seats = Seats
room-bot-strength = Strength of the bot at seat { $number }
room-drawing = Drawing the deal: every device adds its share …
room-owner = owner
room-away = away
room-ready = ready
room-not-ready = not ready yet
room-sit = Sit here
room-stand = Stand up
room-add-bot = Add a bot
room-kick = Ask { $name } to leave
room-people = People
room-kick-sure = Send { $name } away?
room-kick-yes = Yes, send away
room-ban-yes = Yes, and keep out
room-kick-no = No
room-ban = Send { $name } away and keep them out
room-unban = Let { $name } come back
room-put-out = Put { $name } out of the game
room-put-out-voices = Put { $name } out of the game ({ $voices } of { $all } want it)
room-spare = Let { $name } stay after all
room-mute = Mute { $name }
room-unmute = Let { $name } speak again
room-i-am-ready = I am ready
room-i-am-not-ready = Not ready after all
room-start = Start the game
room-start-with-bots = Start, bots in the free seats
room-waits-ready = Waiting until everybody is ready
room-waits-owner = Waiting for { $name } to start the game
room-chat = Chat
room-chat-none = Nobody has said anything yet.
room-say = Say something
room-send = Send
room-leave = Leave the table
room-kicked = You were sent away from this table
room-banned = You were sent away, and the owner of this table keeps you out
room-server_banned = The people who run this server keep you out
room-frozen = This game has stopped
room-frozen-about = The game has met an error. Its record is kept, and nothing is lost: those who run this server can let it go on. Tell them what happened.
room-replaced = You sit at this table in another window
room-here = Go on here
room-watching = { $count } { $count ->
        [one] person watches
       *[other] people watch
    }

## Game over

over-label = Game over
over-round = round { $round }
over-turns = { $count } { $count ->
        [one] turn
       *[other] turns
    }
over-minutes = { $count } { $count ->
        [one] minute
       *[other] minutes
    }
over-win-sheriff = The law wins
over-win-outlaw = The Outlaws win
over-win-renegade = The Renegade wins
over-win-deputy = The Deputy wins
over-win-lawmen = The Lawmen win
over-win-outlaws = The Outlaws win
over-win-renegades = The Renegades win
over-win-nobody = Nobody wins
over-win-other = { $who } wins
over-why-by = { $you ->
    [who] You eliminated { $whom }, and that decided it.
    [whom] { $who } eliminated you, and that decided it.
   *[nobody] { $who } eliminated { $whom }, and that decided it.
    }
over-why = { $you ->
    [whom] You fell, and that decided it.
   *[nobody] { $whom } fell, and that decided it.
    }
over-goal-role = Your role: { $name }. Goal: { $goal }
over-goal-squad = Your squad: { $name }. Goal: { $goal }
over-because-sheriff = All Outlaws and Renegades are out, and the Sheriff lives.
over-because-outlaw = The Sheriff has fallen, and more than a lone Renegade is left.
over-because-renegade = The Sheriff fell last, and only the Renegade is left.
over-because-squad = The other squad has nobody left.
over-because-hunted = The squad that was hunted has nobody left.
over-you-won = You have won.
over-you-lost = You have lost this time.
over-fell-in = fell in round { $round }
over-fell = fell
over-fell-turn = fell in turn { $turn }
over-shot-by = eliminated by { $who }
over-alive = { $life } of { $max } life points left
over-winner = winner
over-players = Roles and players
over-squads = Squads and players
over-falls = How they fell
over-fall-by = { $you ->
    [who] You eliminated { $whom }
   *[nobody] { $who } eliminated { $whom }
    }
over-in-turn = turn { $turn }
over-waiting = { $count } in reserve
over-line = The game in one line
over-line-about = Life points of each side after every round. { $what }
over-line-law = Law
over-line-outlaws = Outlaws
over-line-renegade = Renegade
over-line-of = { $side }: life left
over-r = R{ $round }
over-bar = Told at the bar
over-quickest = Quickest hand
over-quickest-of = { $who }, { $count } BANG! { $count ->
        [one] card
       *[other] cards
    }
over-toughest = Toughest hide
over-toughest-of = { $who }, { $count } { $count ->
        [one] shot
       *[other] shots
    } missed
over-thirstiest = Thirstiest
over-thirstiest-of = { $who }, { $count } { $count ->
        [one] Beer
       *[other] Beers
    }
over-deadliest = Deadliest
over-deadliest-of = { $who }, { $count } { $count ->
        [one] life point taken
       *[other] life points taken
    }
over-quiet = A quiet game: nothing to tell.
over-rematch-swap = Rematch, sides swapped
over-rematch = Rematch, same seats
over-rematch-waits = Waiting for the others ({ $ready } of { $count })
over-again = Play another game
over-look = Look at the table
over-score = Games won here
over-score-bots = Bots
over-replay = Watch the replay
over-copy-replay = Copy the replay link
fair-good = Fair deal: the seed hash shown before the game matches the seed shown now.
fair-drawn = Fair deal: the seed follows from the server’s secret and { $count ->
        [one] a player’s share
       *[other] { $count } players’ shares
    }, and its hash was shown before the game.
fair-mine = Fair deal, and this device had a share in it: the server was bound to its secret before it knew the share, so nobody could choose the cards.
fair-secret = Server’s secret
fair-share = Share of seat { $seat }
fair-bad = The seed does not match the hash shown before the game. Please report this game.
fair-practice = Practice: this game began at a known place, so there was no secret to prove.
fair-practice-title = Practice
fair-seed = Seed
fair-hash = Hash

## Replay

replay-title = Replay
replay-eyes = Seen by
replay-eyes-all = Everything open
replay-eyes-spectator = A spectator
replay-roles = Roles shown
replay-hands = Hands shown
replay-hand-of = Hand of { $who }
replay-decision = decision { $at } of { $count }
replay-round = Round { $round }
replay-start = The cards are dealt
replay-turn-of = { $who }: turn { $turn }
replay-scrub = Place in the game
replay-prev-turn = Back one turn
replay-prev = Back one step
replay-next = One step on
replay-next-turn = One turn on
replay-turn = turn
replay-step = step
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $speed }×
replay-link = Link to this moment
replay-keys = Space play · ← → step · ↑ ↓ turn
replay-export = Save the record
replay-review = Review
replay-play-on = Play on as { $who }
replay-report = Report a problem
report-what = What went wrong?
report-contact = How to reach you (not needed)
report-about = The record of the game goes with it. Only those who run this server read it.
report-send = Send the report
report-sent = Thank you. The report is kept under { $id }.
report-person = Report { $name }
report-line = Report what { $name } said
report-which = What is it about?
report-name = The name, or how they behave
report-person-what = What is wrong with it?
report-person-about = The name and these words go with it. Only those who run this server read it; { $name } is not told.
replay-verify = Fair deal
replays-title = Replays
replays-import = Open a record file
replays-import-about = A file saved from a replay. It is played again on this server and checked on the way.
replays-mine = My games
replays-mine-none = You have not played in this browser yet.
replays-unfinished = not over yet
replays-recent = Finished games
replays-none = No game has been finished here yet.
replays-open = Open the replay of { $table }
replays-go = Open

## Rules and rulings

rules-title = Rules and rulings
rules-search = Search a card, a word, a rule id
rules-cards = Cards { $count }
rules-characters = Characters { $count }
rules-events = Events { $count }
rules-wagons = Wagons { $count }
rules-stations = Stations { $count }
rules-roles = Roles { $count }
rules-options = Options { $count }
rules-kinds = Kinds
rules-set = Set
rules-all-sets = All sets
rules-list = List
rules-none = Nothing found.
rules-brown = action
rules-blue = stays
rules-green = later
rules-kind-brown = brown · played and discarded
rules-kind-blue = blue · stays in play
rules-kind-green = green · used from the next turn on
rules-weapon = weapon, range { $range }
rules-book = book symbol
rules-life = { $count } life { $count ->
        [one] point
       *[other] points
    }
rules-in-deck = { $count } in the deck
rules-rulings = Rulings
rules-rulings-about = each one runs as a test
rules-played = Played at the table
rules-rulings-none = No ruling is needed: the text says it all.
rules-rulings-english = Rulings and rules are kept in English.
rules-rule = Rules
rules-play-it = Play it
rules-option-default-on = on unless switched off
rules-option-default-off = off unless switched on
rules-back-to-list = Back to the list

## Settings

settings-title = Settings
settings-you = You
settings-name = Name at the table
settings-name-hint = Guests need only a name. It is kept in this browser.
settings-save = Save
settings-saved = Saved
settings-language = Language
settings-looks = Looks
settings-theme = Theme
settings-theme-auto = as the system
settings-theme-dark = Dusk, dark
settings-theme-light = Noon, light
settings-play = At the table
settings-speed = Animations
settings-speed-off = off
settings-speed-slow = half speed
settings-speed-normal = normal
settings-speed-fast = double speed
settings-speed-hint = With reduced motion in your system everything stands still anyway.
settings-sound = Sounds
settings-one-click = Play a card that needs no target with one click
settings-keys = Keys
settings-key-cards = choose a card
settings-key-tab = walk through what is possible
settings-key-enter = the main answer
settings-key-esc = back
settings-key-why = why not, or the rule
settings-key-log = log
settings-key-chat = chat
settings-key-deck = deck and discard pile

## Credits

credits-title = Credits
credits-game = The game
credits-game-about = BANG! was designed by Emiliano Sciarra. BANG! and BANG! The Duel are trademarks of their publisher, who has nothing to do with Sixgun. Buy the box: it is a fine one.
credits-own = Card texts, drawings and pages are our own; no official artwork or card text is used.
credits-icons = Icons
credits-icons-about = The icons are from game-icons.net, drawn by Lorc, Delapouite and others, under the licence CC BY 3.0. Some are our own or build on them.
credits-fonts = Typefaces
credits-fonts-about = Alegreya by Juan Pablo del Peral, Sofia Sans by Lettersoup, both under the SIL Open Font License.
credits-software = Software
credits-software-about = Sixgun is free software under the MIT licence. It is built with Python, Starlette, msgspec, SQLAlchemy, Svelte, Vite and Fluent.
credits-version = Version { $version }
credits-authors = Authors of the icons used here

## Refusals of the server

error-bad-name = A name needs at least one letter or digit.
error-bad-text = There is nothing to say in that.
error-bad-setup = No such game can be set up: these sets, options and players do not go together.
error-no-record = This file is no record of a game.
error-bad-record = The record does not lead to the game it tells of: it was changed, or it is damaged.
error-old-rules = This game was played by other rules ({ $rules }); this server knows { $ours }. Its record can still be saved.
error-bad-token = This seat is not yours any more.
error-not-owner = Only the owner of the table may do that.
error-no-table = There is no such table.
error-no-replay = There is no such replay.
error-no-ruling = There is no such ruling, or it cannot be played.
error-slow-down = Too fast: wait a little.
error-too-large = That is too large.
error-seat-taken = Somebody sits there already.
error-seats-full = No seat is free.
error-table-full = The table is full.
error-too-many-from-here = Too many people from your network are at this table already.
error-no-spectators = This table allows no spectators.
error-not-now = That is not possible now.
error-not-alone = Other people play here too: nobody can stop the game alone.
error-not-ready = Not everybody is ready yet.
error-saw-too-much = Who has seen hidden cards may not take a seat in this game.
error-bad-share = That is not the share whose hash was shown before.
error-not-revealed = The deal is drawn anew: the share of { $names } did not come. Start once more.
error-seat-kept = That seat is kept while this game lasts.
error-no-latecomers = At this table nobody takes a seat in a running game.
error-not-let-in = The players did not let you take a seat in this game.
error-no-vote = Two players cannot put each other out. A bot keeps the seat of who is away.
error-banned = The owner of this table keeps you out.
error-server-banned = The people who run this server keep you out.
error-no-line = There is no such line of chat (any more).
error-muted = You are muted at this table.
error-gagged = Gag: nobody who is in the game may talk.
error-speech-costs = Gag: if you send this, you lose 1 life point.
error-frozen = The game has met an error and is frozen. Its record is kept.
error-late-answer = That came too late.
error-illegal-answer = That is not among the answers.
error-old-client = The server has changed: load the page again.
error-cannot-save = Nothing can be saved at the moment. Try again in a little while.
error-unreachable = This table cannot be reached at the moment. Try again in a little while.
error-server-error = The server has met an error.
