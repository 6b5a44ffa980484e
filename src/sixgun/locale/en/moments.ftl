### BANG! is a trademark of its publisher; these texts are our own words.
### What surrounds a game: roles and goals, the pace of bots, being out, a bot in one's seat, the task of a ruling, the alert.
### Arguments: $sheriff, $name names of players; $seats a distance; $people, $bots, $count, $done, $steps, $seconds numbers;
### $squad, $other names of squads; $answer the text of an answer; $title that of a ruling; $table that of a table.

## The goal: short, at most six words

goal-sheriff = Eliminate all Outlaws and Renegades.
goal-deputy = Keep the Sheriff alive.
goal-outlaw = The Sheriff must die.
goal-renegade = Be the last one alive.
goal-out-deputy = You still win if the Sheriff does.
goal-out-outlaw = You still win if the Sheriff dies.
goal-out-renegade = Out: nothing can be won any more.
goal-duel = Eliminate the whole other squad.
goal-standoff = Hunt: { $squad }. Hunts you: { $other }.
goal-show = Your goal

## At the start of a game

reveal-open = Your role, open to all
reveal-secret = Your role, secret
reveal-sheriff = You are the Sheriff
reveal-deputy = You are a Deputy
reveal-outlaw = You are an Outlaw
reveal-renegade = You are a Renegade
reveal-sheriff-1 = Everybody knows you. You have 1 extra life point and play first.
reveal-sheriff-2 = Your Deputies are hidden: if you eliminate one, you lose all your cards.
reveal-sheriff-3 = If you fall, the Outlaws win, or a Renegade who is left alone.
reveal-deputy-1 = Nobody knows your role. You know the Sheriff: { $sheriff }.
reveal-deputy-2 = Shoot at whoever shoots at the Sheriff.
reveal-deputy-3 = If the Sheriff falls, you have lost; if you fall, you can still win.
reveal-outlaw-1 = Nobody knows your role. The other Outlaws are hidden, too.
reveal-outlaw-2 = { $seats ->
    [0] The Sheriff is { $sheriff }.
   *[other] The Sheriff is { $sheriff }, at distance { $seats }.
    }
reveal-outlaw-3 = Whoever eliminates an Outlaw draws 3 cards, even another Outlaw.
reveal-renegade-1 = Nobody knows your role. You have no friends.
reveal-renegade-2 = Keep the sides even: help whoever is losing.
reveal-renegade-3 = If the Sheriff falls too early, the Outlaws win.
reveal-eight-renegade = There are two Renegades: the other one is your enemy, too.
reveal-dealt = Dealt at this table
reveal-squad-mine = You lead the { $squad }
reveal-squad-other = { $name } leads the { $squad }
reveal-front = Front
reveal-back = Behind
reveal-reserve = In reserve: { $count }
reveal-duel = Most cards reach only the character in front. Changing places in time is how you survive.
reveal-standoff = When a squad has fallen, whoever hunted it wins.
reveal-go = To the table
reveal-by-itself = goes on by itself in { $seconds } s
reveal-key = shows your goal at any time
reveal-always = Show my role when a game begins

## The pace of bots

pace-human = Human
pace-quick = Brisk
pace-fast = Instant
pace-about-human = bots think 1 to 3 s
pace-about-quick = bots think half a second
pace-about-fast = bots answer at once
pace-bots = Pace of the bots
pace-pause = Pause
pace-go-on = Go on
pace-step = One step
pace-end = To the end
pace-paused = Paused
pace-hurried = Only bots are left: playing to the end …

## Out of the game

out-title = You are out
out-left = Still playing: { $people ->
    [0] { $bots ->
        [one] { $bots } bot.
       *[other] { $bots } bots.
        }
   *[other] people { $people }, bots { $bots }.
    }
out-see-end = See how it ends
out-see-end-bots = Only bots are left: they finish at once.
out-see-end-people = No flying cards; the people still playing are not hurried.
out-fast = Fast-forward
out-slow = Watch at leisure
out-seat = Take a bot’s seat
out-seat-about = With what it holds. Not after you have looked at the roles.
out-new = New game
out-new-about = Same rules, against bots. This one goes on; its replay waits under “My games”.
out-new-open = Open it
out-roles = Show all roles to me
out-bet = Who will win?
out-bet-on = You bet on: { $name }
out-bet-right = Your bet was right: { $name }.
out-bet-wrong = Your bet was wrong: { $name }.
out-side-law = Sheriff and Deputies
out-watch-always = When I am out and only bots are left, let me watch

## A bot in my seat

kept-title = A bot plays for you
kept-why = Your time ran out twice. It keeps to your goal.
kept-back = Take my seat back
kept-meanwhile = Meanwhile

## The table of a ruling

task-title = Task
task-next = Your next step: { $answer }
task-wait = The others answer as the ruling says.
task-none = There is nothing to do here: try what the sentence says.
task-progress = { $done } of { $steps } steps
task-solved = Solved: this is what the ruling says.
task-strayed = That is another way than the ruling’s. Play on, or begin again.
task-again = Begin again
task-leave = Back to the rules

## My turn

alert-turn = Your turn
alert-answer = Your answer
alert-title = ● { $what } – { $table }
alert-notify = Notify me when it is my turn and this page is hidden
alert-denied = The browser does not allow notifications here.
