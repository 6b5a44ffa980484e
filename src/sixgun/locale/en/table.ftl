### BANG! is a trademark of its publisher; these texts are our own words.
### The browser table. Arguments: $card the name of a card, $name that of a player, $answer the text of an answer,
### $count, $number, $life, $max, $distance, $range and $round are numbers, $ok is yes or no,
### $character the name of a character.

## Seats

table-bot = Bot { $number }
table-seat = Seat { $number }
table-you = you
table-you-short = You
table-secret = secret
table-role-hidden = Role unknown
table-life = { $life } of { $max } life
table-distance = distance { $distance }
table-in-reach = in reach
table-out-of-reach = out of reach
table-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
    }
table-more-cards = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
    }
table-turn-tag = Turn
table-deciding = deciding
table-jailed = In jail
table-away = away, a bot plays
table-out = out
table-eliminated = eliminated
table-is-target = can be chosen
table-is-choice = can be chosen
table-not-choice = not now
table-known = Cards you know in this hand
table-known-top = You know what lies on top
table-colt = Colt .45, range { $range }
table-nth = card { $number } of { $count }

table-plays = plays { $character }
table-ability = Ability.
table-in-play = In play, { $count }
table-this-turn = This turn
table-since-start = Since the game began
table-choose-seat = Choose { $name }
table-reach-mine = { $ok ->
    [yes] In your reach: { $distance } away, you reach { $range }.
   *[no] Out of your reach: { $distance } away, you reach { $range }.
    }
table-reach-theirs = { $ok ->
    [yes] You are in reach from there: { $distance } away, reach { $range }.
   *[no] You are out of reach from there: { $distance } away, reach { $range }.
    }

## The middle

table-deck = Deck { $count }
table-discard = Discard { $count }
table-needs = needs { $count } ×
table-played-as = as { $card }
table-turned-up = Cards turned up
table-took = { $name } took { $card }
table-check-good = in luck
table-check-bad = no luck

## The question

table-question = Question
table-choose = Your choice?
table-at-whom = { $card }: at whom?
table-target-of = { $card }: who is the target?
table-on-whom = { $card }: on whom?
table-whose-characters = { $card }: whose characters?
table-as-what = { $card }: played as what?
table-target = { $name }, distance { $distance }
table-yourself = Yourself
table-hit = { $life ->
    [0] { $answer }: your last life point
   *[other] { $answer }, { $life } life left
    }
table-cancel = Cancel
table-really = Yes: { $answer }
table-take-back = Take back
table-pick-a-card = Pick a card from your hand
table-pick-offered = Pick one of the cards shown: they tell what they do.
table-refused = That came too late or is not possible.
table-time-out = Your time ran out: an answer was given for you.
table-game-over = The game is over
table-you-are-out = You are out of the game. You may go on watching.
table-warn-self = { $card } on yourself? It would harm nobody but you.
table-warn-sheriff = The Sheriff is on your side. Really?
table-warn-deputy = Deputies are on your side. Really?
table-warn-die = You could still save yourself. Really give up?
table-warn-lose = If the Sheriff falls now, you lose the game. Really?
table-warn-nothing = { $card } would do nothing now. Play it anyway?
table-not-now = { $card }: not now
table-why-unknown = This cannot be played now.
table-read-rule = read the rule

## Around the table

table-hand = Your hand
table-log = Log
table-log-whole = whole game
table-log-end = the end
table-chat = Chat
table-say = Say something…
table-say-to = Say to { $name }
table-send = Send
table-send-anyway = Send anyway
table-watching = { $count ->
    [0] no one watching
   *[other] { $count } watching
    }
table-side = Log and chat
table-status = Turn { $round } · { $name }
table-status-mine = Turn { $round } · yours
table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
table-spectator = You are watching
table-rules = Rules and rulings
table-settings = Settings
table-leave = Leave the table
table-close = Close
table-reconnecting = Connection lost. Trying again…
table-goodbye-replaced = This table is open in another window: that one plays on.
table-goodbye-kicked = You were sent away from this table.
table-goodbye-closing = The server is closing. The table stays; come back in a moment.
table-no-game = This game has no table in the browser yet.
table-frozen = The game has met an error and is frozen. Its record is kept.
table-hand-on = Hand the seat to { $name }
table-watch-next = Watch the next seat
table-take-seat = Take the seat of { $name }
table-wish = { $name } asks to take the place of { $seat }.
table-wish-yes = Agree
table-wish-no = Refuse
table-wish-mine = You have asked for a seat: the players decide.

## Kinds of cards

table-kind-brown = Play and discard
table-kind-blue = Stays in play
table-kind-green = Lay down now, use later
table-kind-red = BANG! card
table-kind-weapon = Weapon, one at a time
table-kind-wagon = Wagon
table-kind-character = Character
table-kind-role = Role

## Settings and keys

table-set-language = Language
table-set-theme = Light
table-set-theme-system = as the system
table-set-theme-dark = Dusk
table-set-theme-light = Noon
table-set-speed = Speed of animations
table-set-speed-off = off
table-set-auto = Answer by itself where there is no choice
table-set-auto-never = never
table-set-auto-pause = after a pause
table-set-auto-at-once = at once
table-set-sound = Sounds
table-set-one-click = One click plays a card
table-keys = Keys
table-key-card = take that card
table-key-pass = pass, end the turn
table-key-tab = walk what can be chosen
table-key-arrows = walk the hand, the log
table-key-enter = the main answer
table-key-esc = cancel
table-key-why = why not, or this list
table-key-log = log
table-key-chat = chat
table-key-deck = deck and discard pile
table-key-seat = read a seat: 1 is yours, then clockwise
table-key-lens = who is in reach
table-key-back = take back
table-key-space = finish what moves
table-foot-card = card
table-foot-confirm = confirm
table-foot-why = why not

## The Duel: front and back, decks, hunters. $max is how many BANG! cards the turn has, $target the name of a squad

table-front-tag = Front
table-back-tag = Back
table-last-tag = Last
table-front-named = Front: { $name }
table-back-named = Back: { $name }
table-empty-place = empty place
table-reserve = Reserve { $count }
table-common-deck = Common deck
table-in-hand = { $count } in hand
table-bangs = BANG! { $count } of { $max }
table-bangs-any = BANG! { $count }, no limit
table-swap-free = swap free
table-swap-used = swap done
table-reload = Reload
table-reloads = Reloading allowed
table-your-target = your target
table-hunts-you = hunts you
table-hunting = Who hunts whom
table-hunts = { $name } hunt { $target }.
table-own-side = Your side
table-no-target = Nobody
table-how = { $card }: what do you do with it?
table-from-where = { $card }: from a hand, or in play? Whose?
table-which-in-play = { $card }: which cards in play?
table-hand-named = Hand: { $name }
table-in-play-named = In play: { $name }
table-play-card = Play { $card }
table-asleep = asleep
table-trouble = The server can save nothing at the moment. The game waits, and goes on by itself.
table-not-ready = from the next turn
table-queue = Still to come
table-reveal-yes = that is it
table-reveal-no = no
table-seal-hit = hit card
table-seal-miss = miss card
table-seal-always-active = always active
table-seal-reload = can be reloaded
table-kind-duel-red = BANG! card
table-kind-duel-brown = Action
table-kind-duel-blue = Equipment
table-kind-duel-green = Resource, use later
