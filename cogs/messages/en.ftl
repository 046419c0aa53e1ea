### The words of the shared layer: lobby, table, panel, commands, errors. Games have catalogues of their own.

## People

# An automatic player. $name is its kind's name.
seat-automatic = { $name } 🤖
# Whose seat is free now: $name sat there.
seat-left = { $name } (left)
# Who sat there has had all that was kept about them erased.
seat-former = a former player

## Lobby

lobby-title = { $game }: who plays?
lobby-basic = The basic game.
# $what lists what differs from the basic game.
lobby-setup = Set-up: { $what }.
# $time is how long a turn may take, such as "10 minutes for each turn".
lobby-time = ⏳ { $time }
lobby-seats =
    { $least ->
        [1] **At the table** · { $taken } of at most { $most }
       *[other] **At the table** · { $taken } of { $least } to { $most }
    }
lobby-fill = Automatic players …
lobby-fill-add = Add { $player }
lobby-fill-remove = Send the last one away
lobby-variants = Variants: switch on or off …
lobby-deadline = Time for each turn …
# The private answer to /game new.
lobby-opened = Your table for { $game } is open. Others can join now; press “Start” when you are ready.
lobby-in-thread = The table stands in { $thread } now.
thread-name = { $game } · { $host }
# One value of one setting in a select.
option-choice = { $option }: { $value }
option-yes = yes
option-no = no
options-title = More rules
options-host-only = Only the host can change these.

deadline-none = Turns may take for ever
deadline-seconds = { $count } seconds for each turn
# $count minutes and a half.
deadline-minutes-and-half = { $count }½ minutes for each turn
deadline-minutes =
    { $count ->
        [one] { $count } minute for each turn
       *[other] { $count } minutes for each turn
    }
deadline-hours =
    { $count ->
        [one] { $count } hour for each turn
       *[other] { $count } hours for each turn
    }
deadline-days =
    { $count ->
        [one] { $count } day for each turn
       *[other] { $count } days for each turn
    }

## Buttons

button-turn = Take your turn
button-words = Board in words
button-rules = How to play
button-more = More …
button-sit = Take the free seat
# Somebody who sits there asks who may play for them meanwhile.
button-hand-over = Hand my seat over
button-hand-any = Offer it to anybody
button-hand-rest = An automatic player, until I am back
button-hand-keep = Withdraw the offer
button-back = Take my seat back
# $who has been away for long.
button-mind = Let somebody sit in for { $who }
button-join = Join
button-quit = Stand up
button-start = Start
button-play-again = Play again
button-options = More rules
button-cancel = Call it off
button-thread = Play in a thread
button-undo = Take back
button-again = Show my panel
# In the panel of somebody who can do nothing now.
button-look-again = Look again
button-show-again = Show again
button-check = Who is awaited?
button-catch-up = What did I miss?
button-inbox = What waits for me?
# Leads to the next table where somebody is awaited; $count of them wait.
button-next =
    { $count ->
        [one] Next table
       *[other] Next table · { $count } wait
    }
button-repost = Post the board again
button-repost-there = Post it there again
button-move = Move the table here
button-check-again = Check again
button-leave = Leave the table
button-concede = Give up
button-cancel-game = Call the game off

# The pictures of a private panel. $sight is what one of them shows.
sight-back = ‹ { $sight }
sight-on = { $sight } ›
sight-choose = Look at …

page-back = ‹ Page { $page }
page-on = Page { $page } ›
page-number = Page { $page } of { $pages }

## Table message

# The people who are called to their turn; $people are mentions.
table-call = { $people }, your turn!
# $when is a time that Discord shows as "in 2 hours".
table-deadline = -# Time runs out { $when }.
# The bot was not there, or the board could not be shown, for $count of a $unit (days, hours or minutes): the deadline
# was put off.
table-away =
    -# The clock stood still for { $unit ->
        [days] { $count } days
        [hours] { $count } hours
       *[minutes] { $count ->
            [one] a minute
           *[other] { $count } minutes
        }
    }. Everybody has that much more time.
# Deadlines have passed and nobody came.
table-rests = -# Nobody came while time ran out, so the clock stands still until somebody goes on.
# What is left of a message that a newer one replaced.
table-moved = -# The table has moved on: [newest board]({ $link })
table-cancelled = This table of { $game } was called off.
table-frozen = This game was saved by another version of the bot and cannot go on just now. Nothing is lost.
# $votes of $needed people want to call the game off.
table-cancel-votes = -# { $votes } of { $needed } want to call the game off.

## Reminders

# $people are mentions: only they are pinged.
reminder-call = { $people }, your turn is waiting:
reminder-title = Your turn is waiting
# $link is an address or a channel; $when is a time that Discord shows as "in 2 hours", or none.
reminder-line =
    { "" }**{ $game }** #{ $number }: { $link }{ $when ->
        [none] { "" }
       *[other] { " " }· time runs out { $when }
    }
reminder-more =
    { $count ->
        [one] … and one more: `/game inbox`
       *[other] … and { $count } more: `/game inbox`
    }

notify-title = How I call you
notify-channel = I ping you in the table’s channel when your turn comes, and remind you there at half and at nine tenths of its time.
notify-private = I ping you in the table’s channel when your turn comes, and remind you by private message.
notify-closed = You want reminders by private message, but mine do not reach you. So I remind you in the channel. Let members of the server message you, then choose this again.
notify-never = I never ping or remind you. `/game board` shows whether it is your turn.
notify-no-quiet = You have no quiet hours.
# $begin and $end are times of day, $zone is the time zone.
notify-quiet = Quiet from { $begin } to { $end } ({ $zone }). What comes up then waits until they end.
notify-about = Give the same hour twice to have no quiet hours.
notify-how = To be left alone at night, give `time-zone`, `quiet-from` and `quiet-to` too.

# Nobody has played for weeks.
table-stalled = -# Nobody has played here for two weeks. In a week this table is closed, unless somebody goes on.
table-left-alone = Nobody came back to this table of { $game }, so it is closed. What was played is kept.
table-never-started = This table of { $game } never started, so it is closed. Open a new one with `/game new`.
# $who sits in for $owner; $offer says who may take over from them: none, anybody, or a mention of one person.
seat-minded =
    -# { $who } sits in for { $owner }.{ $offer ->
        [none] { "" }
        [anybody] { " " }Anybody may take over.
       *[other] { " " }{ $offer } may take over.
    }
# $who offers the seat to $offer: anybody, or a mention of one person.
seat-offered =
    -# { $who } would like to hand a seat over { $offer ->
        [anybody] to anybody who likes.
       *[other] to { $offer }.
    }
# To one person who is mentioned above it; $link is an address or a channel.
seat-invited = { $who } would like you to take over a seat: **{ $game }** #{ $number }, { $link }
# $who has been away; the button that is meant is "Who is awaited?" under "More".
seat-absent = -# { $who } has been away for long. `/game check` lets somebody sit in.
# $votes of $needed people want an automatic player or somebody else to play for $who, who is away.
seat-wanted = -# { $votes } of { $needed } want somebody to sit in for { $who }.

## Private panel

panel-choose = Choose: { $span }
panel-moved-on = That has moved on already. Here is what you can do now:
panel-undone = Taken back.
panel-joined = Welcome to the table!
# $owner sat there before, and may come back.
panel-sitting-in = Welcome! You sit in for { $owner }, who may come back at any time. From now on you see what this seat may see; what { $owner } saw before is put away.
panel-back = Welcome back! The seat is yours again.
# The look was blanked: neutral words, the same for everybody.
panel-blank = What you saw here is put away.
panel-look-over = Your time to look is over.
# Above what stands apart from the turn: rules to look up, standing answers.
panel-beside = To look up and to settle
# Stands where a picture is to be.
panel-picture-late = The picture is still being drawn.
# The button that sends a form. $chosen lists what was chosen, $count of them.
form-send =
    { $count ->
        [0] { $label }
       *[other] { $label }: { $chosen }
    }
# Stands for $chosen where the names of all $count that were chosen are too long for a button.
form-chosen =
    { $count ->
        [1] one chosen
       *[other] { $count } chosen
    }
# The same where nothing is chosen, and nothing is an answer too.
form-send-none = { $label }: none of these
# The same, but disabled: $more choices are still wanted, or 0 if it cannot be said how many.
form-send-wanted =
    { $count ->
        [0] { $more ->
            [0] { $label }: choose
           *[other] { $label }: choose { $more }
        }
       *[other] { $more ->
            [0] { $label }: { $chosen } …
           *[other] { $label }: { $chosen } … and { $more } more
        }
    }
# The hint of a select that holds all there is to choose from.
form-choose = Choose …
form-clear = Clear
form-back = Back
question-no = No, go back

## What somebody will do when their turn comes

button-plan = When it is my turn …
plan-title = When it is your turn
plan-explained = Say now what you will do then. It is done at once, unless something new has come out by then: in that case I ask you first. Nobody else sees that you have a plan.
# One step of a plan. $chosen lists what was chosen for it, $count of them.
plan-step =
    { $count ->
        [0] { $label }
       *[other] { $label }: { $chosen }
    }
# Stands between two steps.
plan-then = {", then "}
plan-so-far = **You will:** { $steps }
plan-next = And then?
plan-no-more = What comes after that, nobody can know yet.
plan-ready = **When it is your turn:** { $steps }
# The same in the list of all plans, where it is its maker's turn and the plan waits for their word.
plan-waits = **Waits for your word:** { $steps }
plan-gone = Your plan is no longer possible: { $steps }
# A plan that waits for its maker's word.
plan-asks =
    { "" }**You have planned:** { $steps }
    { $why ->
        [news] Since then this has come out:
            { $news }
        [private] Since then you have seen something new.
       *[other] Since then it has come to mean something else.
    }
plan-go = Do it as planned
plan-drop = Forget the plan
plan-dropped = Your plan is forgotten.
plans-title = What you have planned and settled
plans-empty = You have planned and settled nothing. While others play, open your panel and press “When it is my turn …”.
plans-where = **{ $game }** #{ $number }
plans-off = Forget this plan
plans-unsettle = Ask me again

## Stories

journal-title = Journal
journal-count =
    { $count ->
        [one] One page that you have read.
       *[other] { $count } pages that you have read.
    }
journal-empty = You have not read a page of this game yet.
journal-choose = Read again …
journal-back = Back to the journal
error-no-such-page = I do not find that page. Choose one from the list.

## Replay, film, fair deal

button-replay = Replay
button-share = Share the game
button-receipt = Fair deal
button-verify = Check it
# Which step is shown, and of which turn.
replay-place = Step { $step } of { $steps } · turn { $turn } of { $turns }
replay-seen-table = as everybody saw it
replay-seen-seat = as { $who } saw it
replay-deal = The game begins.
# Said of a step that did nothing but end a turn.
replay-next-turn = The next turn begins.
replay-first = « First
replay-back = ‹ Back
replay-on = Next ›
replay-last = Last »
replay-picture = As a picture
# $who is awaited then; "none" if several are, or nobody.
replay-turn =
    Turn { $turn }{ $who ->
        [none] { "" }
       *[other] { " " }· { $who }
    }
replay-turns = Go to a turn …
replay-viewers = See it as …
replay-as-table = As everybody saw it
replay-as-seat = As { $who } saw it

film-title = { $game }: the whole game
# In place of the film, for whoever cannot see it. $ends describes the last picture.
film-alt = The boards of a whole game of { $game }, one after the other. At the end: { $ends }
film-by = -# Shared by { $who }
film-being-made = The film is being made. That takes a moment; then it stands in the channel.
film-shared = The film stands in the channel now.

receipt-title = Fair deal of table #{ $number }
receipt-seal = This seal was made before the first turn, out of everything that the deal depends on:
receipt-sealed = Copy it if you like. When the game is over, `/game receipt` shows what is under it, and `/game verify` checks that nothing was changed.
receipt-called-off = The game was called off, so what is under the seal stays hidden.
receipt-open = And this is what it was made from:
receipt-by-hand = -# Save that as `receipt.json`, and `python -m bot verify receipt.json` checks it on any computer.
verify-title = The deal of table #{ $number }, checked
verify-commitment-right = ✅ The seal fits what is under it: seed, set-up and story are those of the start.
verify-commitment-wrong = ❌ The seal does not fit what is under it.
verify-noted-right = ✅ It is the seal that you wrote down.
verify-noted-wrong = ❌ It is not the seal that you wrote down.
# The deal counts as a step.
verify-replay-right = ✅ Dealt and played again, all { $steps } steps lead to the same end.
verify-replay-wrong = ❌ Played again, the game does not end as it did. The rules may have changed since.
verify-deal-wrong = ❌ The seed does not lead to this deal.
verify-game-wrong = ❌ I do not know this game any more.
verify-content-wrong = ❌ I do not have the story that this game was played with.

## Rules, more, check, leaving

more-title = What else?
check-lobby = The game has not started yet.
check-over = The game is over.
check-since = -# Since { $when }.
check-where = -# [Go to the board]({ $link })
# While the board cannot be shown.
check-stopped = -# The clock stands still until the board is back.
# Why the board does not stand. $channel is where it should, $names lists permissions.
check-deleted = ⚠️ The board was deleted in { $channel }.
check-locked = ⚠️ The thread { $channel } is locked, so I cannot post there. Somebody who manages the server can unlock it, or the table moves.
check-no-channel = ⚠️ The channel of this table is gone. The game is safe: give it a new place.
# $names may be unknown.
check-no-permission =
    ⚠️ I am not allowed to show the board in { $channel }{ $names ->
        [none] { "" }
       *[other] { "" }: I may not { $names }
    }. Somebody who manages the server can change that, or the table moves.
check-trouble = ⚠️ Discord has trouble just now. The game is safe; I go on trying.
# $names lists permissions.
check-permissions = ⚠️ In this channel I am not allowed to: { $names }. Somebody who manages the server can change that.
only-words = -# I may not attach files in this channel, so boards stand here in words. A game that lives by its pictures has words instead of them under “More rules”.
# $channel is where the board stands now.
reposted = The board stands in { $channel } now.
left = You have left the table.
check-absent = { $who } has been away for long. The others may let somebody sit in.
hand-over-ask = Who plays for you while you are away? The seat stays yours: you can take it back at any time. To offer it to one person, type `/game hand-over` and name them in its field **to**.
hand-over-away = Somebody sits in for you. You can take your seat back at any time.
# For whoever sits in for $owner.
hand-over-sitting = You sit in for { $owner }, who may come back at any time. You can offer the seat to somebody else: until they take it, you play on. `/game leave` stops at once.
handed-any = Your seat is on offer: under the board there is a button to take it. Until somebody does, you play on.
# $who is a name.
handed-to = Your seat is on offer to { $who }, who finds a button under the board. Until then you play on.
handed-rest = An automatic player sits in for you. It knows nothing of what you saw. Come back when you like: press “Take your turn” under the board.
handed-keep = Your seat is not on offer any more.
mind-counted = Your wish is noted. More than half of the others must want it.
minded = Somebody sits in for { $who } now. Under the board there is a button to take the seat over.
cancelled = The table is called off.
cancel-counted = Your wish is noted. More than half of the players must want it.
# $how: the game has not begun (lobby, and if nobody else is there alone), nobody else is left (last), or somebody sits in
# for $owner (sitting).
ask-leave =
    { $how ->
        [lobby] Leave this table? The others can begin without you.
        [alone] Leave this table? Nobody else sits here, so it is called off.
        [last] Leave the table for good? Nobody else plays on, so the game ends. If you will be back, simply leave it as it is.
        [sitting] Stop playing for { $owner }? The seat stays theirs.
       *[other] Leave the table for good? The others go on without you. If you will be back, `/game hand-over` keeps the seat yours.
    }
ask-leave-yes = Yes, leave
ask-cancel = Call this table off? Nothing of it is kept.
ask-cancel-yes = Yes, call it off
ask-concede = Give the game up?
ask-concede-yes = Yes, give up

permission-view-channel = see the channel
permission-connect = join the voice channel
permission-send-messages = send messages
permission-send-messages-in-threads = send messages in threads
permission-attach-files = attach files
permission-create-public-threads = open threads
permission-read-message-history = read the message history

## A first turn to try a game with

lesson-title = Try a game
lesson-explained = A first turn for you alone: the real rules, three minutes, and nothing can go wrong. Which game?
# $step is a number, or "end" after the last of $steps.
lesson-head =
    { $step ->
        [end] **🎓 { $game } · you made it!**
       *[other] **🎓 { $game } · step { $step } of { $steps }**
    }
lesson-strayed = That would be allowed, too. For now, try what this step says.
lesson-after = `/game new` opens a table: ask a friend along, or let automatic players sit down.
lesson-skip = Skip this step
lesson-again = Start again
lesson-other = Another game

## What is kept about somebody

privacy-title = What I keep about you
privacy-seats =
    { $count ->
        [0] - No seat at any table
        [one] - Your seat at one table, with the name you had there
       *[other] - Your seats at { $count } tables, with the name you had there
    }
privacy-actions =
    { $count ->
        [0] - No move
        [one] - One thing you did, so that games can be undone and replayed
       *[other] - { $count } things you did, so that games can be undone and replayed
    }
privacy-results =
    { $count ->
        [0] - No result
        [one] - One result, for best lists and statistics
       *[other] - { $count } results, for best lists and statistics
    }
privacy-plans =
    { $count ->
        [0] { "" }
        [one] - One plan for your next turn
       *[other] - { $count } plans for your next turns
    }
privacy-visits =
    { $count ->
        [0] { "" }
        [one] - When you last looked at one table
       *[other] - When you last looked at each of { $count } tables
    }
privacy-reminders-sent =
    { $count ->
        [0] { "" }
        [one] - One reminder, so that none comes twice
       *[other] - { $count } reminders, so that none comes twice
    }
privacy-settings-of-servers =
    { $count ->
        [0] { "" }
        [one] - One change you made to a server’s settings
       *[other] - { $count } changes you made to servers’ settings
    }
privacy-tables-hosted =
    { $count ->
        [0] { "" }
        [one] - That you are the host of one table
       *[other] - That you are the host of { $count } tables
    }
privacy-votes =
    { $count ->
        [0] { "" }
        [one] - One vote of yours at a table
       *[other] - { $count } votes of yours at tables
    }
privacy-seats-offered =
    { $count ->
        [0] { "" }
        [one] - That one seat is offered to you
       *[other] - That { $count } seats are offered to you
    }
privacy-open-looks =
    { $count ->
        [0] { "" }
        [one] - Where one private picture of yours stands, to clear it away in time
       *[other] - Where { $count } private pictures of yours stand, to clear them away in time
    }
privacy-calls =
    { $count ->
        [0] { "" }
        [one] - That one table has called you
       *[other] - That { $count } tables have called you
    }
privacy-reminders-wanted =
    { $count ->
        [0] { "" }
       *[other] - How you want to be called, and your quiet hours
    }
privacy-statistics =
    { $count ->
        [0] { "" }
       *[other] - Whether statistics may name you
    }
privacy-text = No messages are read or kept. The file has all of it. **Erase** takes you out of every table on every server: where a game runs, the others go on and you are “a former player”. Messages and threads in channels stay there, and whoever hosts me may have older backups.
privacy-export = Give me the file
privacy-exported = This is all that I keep about you.
privacy-uncount = Leave the statistics
privacy-count = Count me in statistics
privacy-erase = Erase everything …
privacy-ask = Erase all that I keep about you, on every server? Your seats are given up at once and you leave every best list. That cannot be taken back.
privacy-erase-yes = Yes, erase everything
privacy-erased = Done. I know nothing of you any more. You are always welcome to start afresh.

## About the bot

about-title = Lost Property
about-text = Games about lost things, for friends who play between other things: a move now, a move tonight. Try a first turn with `/game tutorial`, open a table with `/game new`, read how a game goes with `/game rules`.
about-privacy = -# What you look at reaches you alone. Kept are tables, moves and results of this server; no messages are read.
# $since is a time that Discord shows as "2 hours ago".
about-state =
    -# Version { $version } · started { $since } · { $tables ->
        [0] no open table on this server
        [one] one open table on this server
       *[other] { $tables } open tables on this server
    }
## Inbox: all tables of one person, on all servers

inbox-title =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
inbox-empty = Nothing waits for you just now
inbox-no-tables = Nothing waits for you, and you sit at no table. Open one with `/game new`!
# $place is the table's number in the list, or 0; $where is a channel or a server's name.
inbox-line =
    { $place ->
        [0] { "" }
       *[other] **{ $place }.** { "" }
    }**{ $game }** #{ $number }{ $where ->
        [none] { "" }
       *[other] { " " }· { $where }
    }
# All are times that Discord shows as "2 hours ago"; $until is when time runs out.
inbox-since =
    -# Since { $when }{ $until ->
        [none] { "" }
       *[other] { " " }· time runs out { $until }
    }{ $link ->
        [none] { "" }
       *[other] { " " }· [board]({ $link })
    }
# $who offers the reader a seat.
inbox-offer =
    { "" }**{ $game }** #{ $number }{ $where ->
        [none] { "" }
       *[other] { " " }· { $where }
    }
    { $who } would like to hand you a seat over.{ $link ->
        [none] { "" }
       *[other] { " " }[Go to the board]({ $link })
    }
# $who sits in the reader’s seat.
inbox-away =
    { "" }**{ $game }** #{ $number }{ $where ->
        [none] { "" }
       *[other] { " " }· { $where }
    }
    { $who } sits in for you. You can take your seat back at any time.{ $link ->
        [none] { "" }
       *[other] { " " }[Go to the board]({ $link })
    }
inbox-sitting-in = -# You sit in for { $owner }.
# A table that the reader may start; $people are names, with commas between them.
inbox-lobby =
    { "" }**{ $game }** #{ $number }{ $where ->
        [none] { "" }
       *[other] { " " }· { $where }
    }
    You can start: { $people }{ $link ->
        [none] { "" }
       *[other] { " " }· [Go to the table]({ $link })
    }
inbox-open = { $place } · { $game }

## What somebody has missed

recap-title = { $game }: what you missed
# $when is the time of the last look, such as "2 days ago".
recap-since = -# You last looked { $when }.
# For somebody who looks at a table for the first time.
recap-first = { $game } #{ $number }: how it stands
# $people are names, with commas between them.
recap-people = -# Around the table: { $people }
# For somebody who does not sit there.
recap-onlooker = -# You do not sit at this table, but you may look on.
recap-nothing = Nothing new has happened.
recap-undone = - The step that you saw last was taken back.
recap-before =
    { $count ->
        [one] -# … and one line before.
       *[other] -# … and { $count } lines before.
    }
# Above what only this seat was told.
recap-whispered = **For you alone**

## Lists and records

list-title = Tables of this server
list-empty = No table is open here. Open one with `/game new`.
# $status is lobby or running; $link may be empty.
list-line =
    { "" }**{ $game }** #{ $number } in { $channel } · { $status ->
        [lobby] waiting for players
       *[other] running
    } · { $people }{ $link ->
        [none] { "" }
       *[other] { " " }· [go there]({ $link })
    }
list-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
# A table in a few plain words, in a list of choices. $channel may be unknown.
table-described =
    { $game } #{ $number }{ $channel ->
        [none] { "" }
       *[other] { " " }in { $channel }
    } · { $people }

best-title = { $game }: the best of this server
board-old = an older set-up
best-none = No game has been won yet. Be the first!
best-automatic = With automatic players
best-badge = 🏅 { $badge } · { $day }
best-badge-open = -# ⚪ { $badge }
best-board = **{ $board }**
best-entry = { $place }. **{ $score }** · { $people } · { $day }
# The same for a game without scores, the newest first.
best-winner = 🏆 { $people } · { $day }
best-automatic-won = an automatic player
# Whoever won does not wish to be named, or has been erased.
best-unnamed = somebody
# All games of the server that were played to their end; $won of them somebody won.
best-played =
    { $games ->
        [one] One game played
       *[other] { $games } games played
    }, { $won } won.
best-person =
    { $person } · { $wins ->
        [0] no win yet
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }

stats-title = What was played here
stats-month = This month
stats-ever = All time
stats-none = Nothing yet. Open a table with `/game new`.
stats-game =
    { "" }**{ $game }** · { $opened ->
        [one] 1 table opened
       *[other] { $opened } tables opened
    }, { $ended } played to the end, { $won } won
# A number with one decimal.
stats-decimal = { $whole }.{ $tenths }
# $length is one of the next three.
stats-length = A game takes { $length } on average.
stats-days = { $days } days
stats-hours = { $hours } hours
stats-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
stats-set-up =
    -# { $board }: { $games ->
        [one] played once
       *[other] played { $games } times
    }, { $won } won

## Settings of a server

setup-title = Lost Property on this server
setup-about = -# What you change here holds at once. Tables that are open stay as they are.
# $channels lists channels.
setup-channels =
    { $channels ->
        [none] Games may start in every channel.
       *[other] Games may start in { $channels }.
    }
setup-channels-choose = Choose channels …
setup-choose-most-tables = Tables per channel …
setup-choose-threads = Threads …
setup-choose-language = Language …
setup-choose-reminders = Reminders …
# The next ones stand in narrow menus: about 25 characters. Open tables in one channel and its threads; 0: any number.
setup-most-tables =
    { $most ->
        [0] Tables per channel: any
       *[other] Tables per channel: { $most }
    }
setup-threads-allowed = Threads: as the host likes
setup-threads-always = Threads: always
    .about = Every table gets a thread of its own
setup-threads-never = Threads: never
    .about = Tables stand in the channel itself
setup-language =
    { $language ->
        [none] Language: the server’s
       *[other] Language: { $language }
    }
setup-reminders-both = Reminders: two
    .about = At half of the time, and shortly before it ends
setup-reminders-one = Reminders: one
    .about = Shortly before the time ends
setup-reminders-none = Reminders: none
setup-statistics =
    { $shown ->
        [yes] Statistics: shown
       *[no] Statistics: hidden
    }
setup-changes = What was changed last
setup-no-changes = Nothing has been changed yet.
# In the place of $person: whoever it was has had themselves erased.
setup-nobody = somebody who has left
setup-change = { $day } · { $person } · { $what }
setup-back = Back to the settings
button-changes = Last changes

# Each language as its own speakers call it.
language-en = English
language-de = Deutsch

# The test of a channel. Everybody sees this message for a moment; $person is a mention.
preflight = { $person }, I am trying what I may do in this channel. This message goes away at once.
preflight-edited = { $person }, I have tried what I may do in this channel. This message goes away at once.
preflight-picture = A small square in one colour
preflight-thread = Lost Property: a test
preflight-running = One moment: I am trying everything out in this channel …
preflight-title = What works in this channel
preflight-step-post = write a message
preflight-step-picture = show a picture
preflight-step-mention = mention whose turn it is
preflight-step-edit = change my own message
preflight-step-read = read my message again
preflight-step-thread = open a thread
preflight-step-thread-post = write in a thread
preflight-step-private = answer somebody privately
# $what is one of the steps.
preflight-done = ✅ { $what }
# $names lists permissions.
preflight-refused = ❌ { $what }: I may not { $names }
preflight-trouble = ❌ { $what }: Discord did not do that; please test again
preflight-untried = ➖ { $what }: could not be tried
preflight-complete = Everything that a table needs works here.
preflight-where = Where to change it: open the channel’s settings (**Edit Channel**), then **Permissions**, choose my role, and allow what is named above.
preflight-no-tables = Until then no table can be opened in this channel.
preflight-only-threads = Until then tables can stand here in threads of their own.
preflight-no-pictures = Until then boards stand here in words.
preflight-no-reading = Tables get along without reading.
preflight-no-threads = Until then tables can stand in the channel itself.
# $thread is a link to the thread.
preflight-left = I may not remove the thread of this test: { $thread }. You can delete it.
button-preflight = Test this channel
button-preflight-again = Test again
button-threads-never = No threads on this server
button-threads-always = Always a thread

## Commands and their options, at most 100 characters each. Ids are command-<name> and option-<name>.

command-privacy = What is kept about you: see it, take it with you, have it erased
command-about = What this bot is, and where to begin
command-game = Open a table, see its board and rules, leave it
command-game-setup = Set this server up: where games start, threads, language, reminders
command-new = Open a table: others can join, you set it up and start
command-tutorial = Try a first turn of a game, alone and in three minutes; nobody else sees it
command-rules = Read how a game is played, with pictures
command-best = See this server’s best scores, badges, games and wins
command-stats = See what was played on this server, this month or since the beginning
command-board = See the board and your panel; nobody else sees them
command-check = Who is awaited, and why? Post the board again if it got lost
command-plans = What you have planned and settled at all your tables, and take it back
command-inbox = All that waits for you, in all servers; nobody else sees it
command-catch-up = What happened since you last looked, and what you can do now
command-list = See the tables of this server
command-leave = Give your seat up for good
command-hand-over = Let somebody play for you while you are away, or take your seat back
command-concede = Vote to give the game up, where a game has that; most of you must want it
command-cancel = Call a table off: the host before the start, most of the players after it
command-undo = Take your last action back, if it revealed nothing
command-notify = How I call you to your turn: where, never, and your quiet hours
option-notify-where = Where reminders reach you
notify-where-channel = In the table’s channel
notify-where-private = By private message
notify-where-never = Never ping me at all
option-time-zone = Where your clock is set, for example Europe/London
option-quiet-from = When your quiet hours begin, for example 22:00
option-quiet-to = When they end, for example 08:00
command-replay = Step through a game that has ended, as the table or as any seat; share it as a film
command-receipt = See the seal of a table’s deal; after the end, what is under it
command-verify = Check that the deal of a game was the one that was sealed at its start
option-seal = The seal as you wrote it down while the game ran
option-game = Which game
option-stats-game = Which game; all of them if you leave it out
option-where = In this channel, or in a thread of its own
where-here = Here
where-thread = In a thread
option-to = To whom your seat is offered; they get it when they take it
option-table = Which table, if there are several

## What cannot be done, one sentence each. Ids are error-<code>.

error-bug = Sorry, something went wrong on my side. Nothing is lost; please try again. (Reference { $reference })
error-restarting = I am just restarting. Nothing is lost; please try again in a minute.
error-old-control = That button is from another time. `/game check` shows what is going on now.
error-old-command = I do not know that command in this form. Type it anew; it may have changed.
error-illegal = That cannot be done just now.
error-stale = That has moved on already. Open your panel once more to see what you can do now.
error-over = This game is over.
error-not-found = There is no such table here any more.
error-unknown-game = I do not know that game.
error-which-game = Which game? Name it with the command: { $games }.
error-not-seated = You do not sit at this table.
error-seat-held = Somebody sits in for you at this table. You can take your seat back at any time.
error-not-absent = That works only for somebody who has been away for long.
error-nobody-else = Nobody else is at this table, and automatic players do not play on among themselves. You can offer your seat to somebody, or just come back later.
error-hand-over-bot = A bot cannot take a seat. An automatic player can sit in: `/game hand-over`.
error-hand-over-seated = { $who } plays at this table already, and nobody plays two seats. Name somebody else; or type `/game hand-over` alone, and an automatic player can sit in for you.
error-not-host = Only the host of the table can do that; once nobody has touched it for twelve hours, everybody there can.
error-not-allowed = Only the host, or somebody who manages the server, can do that.
error-not-in-lobby = That works only before the game starts.
error-not-over = That works once the game is over.
error-none-over = No game has ended here yet.
error-no-replay = The rules have changed since this game was played, so it cannot be shown step by step any more.
error-no-receipt = This game has no receipt that could be opened: it was called off, or it is older than receipts.
error-share-elsewhere = Share the game where it was played: in { $channel }.
error-sharing = The film of this game is being made already.
error-shared =
    The film of this game has been shared already{ $link ->
        [none] ; look further down in the channel.
       *[other] : [here it is]({ $link })
    }
error-no-film = The film could not be made just now. Please try again later.
error-again-open = A new table has been opened from this one already; look further down.
error-not-running = This game is not running.
error-already-seated = You sit at this table already.
error-full = Every seat is taken.
error-no-vacant-seat = There is no free seat at this table now.
error-unknown-player = There is no such automatic player.
error-no-player = No automatic player sits at this table.
error-badge-missing = This set-up opens when the challenge before it has been passed.
error-bad-deadline = A turn may take from 45 seconds to thirty days, or for ever.
# Why the last action cannot be taken back.
error-cannot-undo-nothing = There is nothing to take back: you have not done anything in this game yet.
error-cannot-undo-taken-back = You have taken your last step back already. What was done before it stands.
error-cannot-undo-shown = That cannot be taken back: it showed something that was hidden, and nobody can unsee it.
error-cannot-undo-others = That cannot be taken back any more: somebody else has gone on since.
error-cannot-undo-automatic = That cannot be taken back any more: an automatic player has gone on since.
error-cannot-undo-deadline = That cannot be taken back any more: the time ran out, and the game went on.
error-cannot-undo-over = The game is over, so nothing can be taken back.
error-cannot-undo-updated = That cannot be taken back any more: I have been renewed since, and cannot read how it was before.
error-bad-notices = Those quiet hours make no sense to me. Nothing is changed.
error-no-zone = I do not know that time zone. Choose one from the list, for example Europe/London.
error-zone-first = Quiet hours need your time zone. Give `time-zone` too.
error-half-quiet = Quiet hours need both a beginning and an end.
error-no-time = Give a time of day like 22:00.
error-cannot-undo = That cannot be taken back any more.
error-frozen = This game was saved by another version of the bot and cannot go on just now. Nothing is lost.
error-conflict = Somebody was faster. Please try again.
error-not-now = You cannot do that just now. `/game board` shows what you can do.
error-option-gone = That setting cannot have this value any more. Here is the table as it is now.
error-still-lobby = This game has not started yet.
error-concede-no-vote = This game has no vote to give up. You can leave the table or vote to call it off: `/game leave`, `/game cancel`.
error-concede-counted = You have asked to give up already. More than half of the players must want it.
error-no-table = You do not sit at a table here. Open one with `/game new`, or join one with its button.
error-several-tables = You sit at several tables: choose one with the `table` option.
error-no-such-table = I do not find that table. Choose one from the list.
error-permissions = I cannot keep a table here: I am not allowed to { $names }. Somebody who manages the server can change that.
error-no-permission = The game is safe, but I am not allowed to show the board in { $channel }: I must be able to see the channel and send messages there. When that is put right, or somewhere else, `/game check` posts the board again.
error-forbidden = I am not allowed to do that here.
error-discord = Discord did not take that just now. Nothing is lost; please try again.
error-not-shown = That is done and kept, but Discord did not take the new board just now. `/game check` posts it again.
error-no-channel = The game is safe, but its channel is gone. `/game check` in another channel posts the board there.
error-statistics-hidden = This server does not show what was played here.
# $channels lists channels.
error-not-here = Games start elsewhere on this server: { $channels }. Open your table there.
# In one channel and its threads.
error-too-many-tables =
    { $most ->
        [one] A table is open in this channel already, and this server wants one at a time. Join it, or try another channel.
       *[other] This server wants at most { $most } open tables in a channel. Join one of them, or try another channel.
    }
error-threads-never = This server wants its tables in the channel itself, without threads.
error-not-manager = Only somebody who manages the server can do that.
error-bad-setting = That setting cannot have this value any more. `/game-setup` shows what can be set.
error-too-many-threads = This channel has as many open threads as Discord allows. Close one, or play right here.
error-deleted = That is done and kept. The board was deleted more than once, so I wait with a new one: `/game check` posts it.
error-locked = The game is safe, but the thread { $channel } is locked. `/game check` in another channel moves the table.
error-no-thread-here = Threads can only be opened from an ordinary text channel.

## Names of commands and options, as the code has them: name-<command>, name-option-<option>

name-game = game
name-game-setup = game-setup
name-about = about
name-game-best = best
name-game-board = board
name-game-cancel = cancel
name-game-catch-up = catch-up
name-game-check = check
name-game-concede = concede
name-game-hand-over = hand-over
name-game-inbox = inbox
name-game-leave = leave
name-game-list = list
name-game-new = new
name-game-notify = notify
name-game-plans = plans
name-game-privacy = privacy
name-game-receipt = receipt
name-game-replay = replay
name-game-rules = rules
name-game-stats = stats
name-game-tutorial = tutorial
name-game-undo = undo
name-game-verify = verify
name-option-game = game
name-option-page = page
name-option-quiet-from = quiet-from
name-option-quiet-to = quiet-to
name-option-seal = seal
name-option-table = table
name-option-time-zone = time-zone
name-option-to = to
name-option-where = where
