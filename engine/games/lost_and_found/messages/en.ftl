### Lost & Found. Cells are named like A1; items, places and names of players arrive as values.

lf-name = Lost & Found
lf-about = remember together what lies where, and bring everything home
lf-tagline = Sort the mess together, from memory.

lf-player-random = Scatterbrain
    .about = does anything at random
lf-player-keen = Keen Eye
    .about = remembers what its own seat has seen

## Names of things

lf-item =
    { $item ->
        [glasses] 👓 glasses
        [phone] 📱 phone
        [keys] 🔑 keys
        [socks] 🧦 socks
       *[wallet] 👛 wallet
    }
    .plain =
        { $item ->
            [glasses] glasses
            [phone] phone
            [keys] keys
            [socks] socks
           *[wallet] wallet
        }
lf-cell = { $cell }
lf-two = { $first } and { $second }
lf-card = { $cell }: { $item }
lf-counted = { $count } × { $item }
lf-hint-at = { $item } { $where }
lf-spot = { $number } · { $where }

# A place beside the grid, seen from the nearest card of the grid.
lf-where-row =
    { $horizontal ->
        [left] { $cols ->
            [1] left of { $cell }
           *[other] { $cols } left of { $cell }
        }
       *[right] { $cols ->
            [1] right of { $cell }
           *[other] { $cols } right of { $cell }
        }
    }
lf-where-column =
    { $vertical ->
        [above] { $rows ->
            [1] above { $cell }
           *[other] { $rows } above { $cell }
        }
       *[below] { $rows ->
            [1] below { $cell }
           *[other] { $rows } below { $cell }
        }
    }
lf-where-corner =
    { $vertical ->
        [above] { $horizontal ->
            [left] { $rows } up, { $cols } left of { $cell }
           *[right] { $rows } up, { $cols } right of { $cell }
        }
       *[below] { $horizontal ->
            [left] { $rows } down, { $cols } left of { $cell }
           *[right] { $rows } down, { $cols } right of { $cell }
        }
    }

## What a seat may do (buttons)

lf-do-look = Look
lf-do-look-pair = Look at two
lf-do-put-back = Put back
lf-do-swap = Swap them
lf-do-keep = As they were
lf-do-flip = Turn up
lf-do-take-hint =
    { $count ->
        [1] Take the last hint
       *[other] Take a hint ({ $count } left)
    }
lf-do-place-hint = Lay the hint
lf-do-declare = All sorted!
lf-do-end-turn = End my turn
lf-do-skip = Skip this turn
lf-do-vote = Vote
lf-do-agree = Yes, all sorted
lf-do-disagree = Not yet
lf-do-concede = Give up

lf-confirm-declare =
    { $vote ->
        [1] Ask everybody to end the game here? If most agree, the grid is turned up and checked.
       *[other] End the game here? The grid is turned up and checked: everything must be in place.
    }
lf-confirm-concede =
    { $alone ->
        [1] Give up? The game ends and counts as lost.
       *[other] Vote to give up? When more than half of you want to, the game ends and counts as lost.
    }

## The head of the private panel

# The first line is shown large.
lf-prompt-look =
    Your turn: look at a card
    Pick one that is face down. Only you will see it.
lf-prompt-look-pair =
    Your turn: look at two cards
    Pick two that are face down. You will see both at once, and only you.
lf-prompt-second-look =
    { $seen }
    Remember it, and pick a second card to look at.
lf-prompt-return =
    { $seen }
    Remember them, then put them back: swapped, or as they were. Everybody sees which. { $silent ->
        [1] Not a word!
       *[other] Keep what you saw to yourself.
    }
lf-prompt-return-swap =
    { $seen }
    Remember them, then put them back. In this game they always change places.
lf-prompt-act =
    { $hints ->
        [0] Turn up a card
       *[other] Turn up a card, or take a hint
    }
    { $hints ->
        [0] Any card will do. It stays up for good and earns no point.
       *[other] A card stays up for good and earns no point. A hint is laid beside the grid and saves you one.
    }{ $actions ->
        [2] {" "}You do this twice.
       *[other] { "" }
    }
lf-prompt-act-own =
    { $hints ->
        [0] Turn up one of your two cards
       *[other] Turn up one of your two cards, or take a hint
    }
    { $hints ->
        [0] One that you just put back. It stays up for good and earns no point.
       *[other] A card stays up for good and earns no point. A hint is laid beside the grid and saves you one.
    }{ $actions ->
        [2] {" "}You do this twice.
       *[other] { "" }
    }
lf-prompt-place =
    { $item }: where shall it lie?
    The hint becomes part of the grid and never moves again.
lf-prompt-close =
    End your turn?
    Or say **All sorted!** if you believe that every card is in its place.
lf-prompt-vote =
    All sorted?
    { $who } wants to end the game here. Do you agree?
lf-prompt-voted =
    Your vote is in
    Waiting for the others.
lf-prompt-wait =
    It is { $who }’s turn
    Nothing for you to do right now.
lf-prompt-may-skip =
    Time is up for { $who }
    You may skip this turn; it costs nothing.
lf-prompt-caretaker =
    Time is up for { $who }
    Any of you may go on: { $step ->
        [place] lay the hint card ({ $item }) beside the grid.
        [close] end the turn, or say **All sorted!**
       *[other] turn up a card or take a hint.
    }
lf-prompt-over = The game is over
lf-prompt-notes =
    { $prompt }
    📝 Your notes: { $notes }

## Who is awaited

lf-waiting-turn =
    { $step ->
        [look] { $who } picks a card to look at.
        [look-pair] { $who } picks two cards to look at.
        [second-look] { $who } holds a card and picks a second one.
        [return] { $who } holds two cards.
        [return-swap] { $who } holds two cards.
        [place] { $who } lays a hint card.
        [close] { $who } ends the turn, or the game.
       *[act] { $who } turns up a card or takes a hint.
    }
lf-waiting-late = { $who } took a long time, but may still go on.
lf-waiting-skip = Time is up for { $who }: anybody may skip the turn, at no cost.
lf-waiting-caretaker =
    { $step ->
        [place] Time is up for { $who }: anybody may lay the hint card.
        [close] Time is up for { $who }: anybody may end the turn, or the game.
       *[other] Time is up for { $who }: anybody may turn up a card or take a hint.
    }
lf-waiting-wishes =
    { $waiting }
    To give up: { $who }. { $needed ->
        [1] One more vote would end the game.
       *[other] { $needed } more votes would end the game.
    }
lf-waiting-vote = “All sorted!” Still to vote: { $who }.

## The table

lf-headline =
    { $dealt ->
        [0] Round { $round } · { $who }’s turn · { $down } face down
       *[other] Round { $round } · { $who }’s turn · { $down } face down · { $hints ->
            [0] no hints left
            [1] 1 hint left
           *[other] { $hints } hints left
        }
    }
lf-headline-won =
    { $score ->
        [1] Sorted! 1 point.
       *[other] Sorted! { $score } points.
    }
lf-headline-lost =
    { $reason ->
        [conceded] Given up.
        [abandoned] Abandoned.
       *[other] Not sorted this time.
    }

lf-sentence = { $who } { $did }.
lf-did-look = looked at { $cells }
lf-did-swap = swapped { $cells }
lf-did-keep = put { $cells } back as before
lf-did-flip = turned up { $cell } ({ $item })
lf-did-take-hint = took a hint ({ $item })
lf-did-place-hint = laid { $item } { $where }

lf-event-lapsed = The others may go on with { $who }’s turn.
lf-event-skipped = { $by } skipped the turn of { $who }.
lf-event-passed-over = Nobody went on for { $who }, so the turn passed.
lf-event-vote-called = { $who } asks: all sorted?
lf-event-agreed = Most of you agree: all sorted!
lf-event-not-agreed = No majority for “All sorted!” The game goes on.
# No name: somebody else may sit there when this is read.
lf-event-left = Somebody left the table, and a seat is free.

lf-log-turn = { $turn }. { $who }: { $did }
# What somebody did in whose seat $who sits now.
lf-log-former = { $turn }. Whoever sat there before { $who }: { $did }
lf-log-other = { $turn }. { $sentence }

## The end

lf-won =
    { $reason ->
        [last_card] One card was left, and everything is in its place: **you win!** { $score ->
            [1] 1 point.
           *[other] { $score } points.
        }
       *[other] Everything is in its place: **you win!** { $score ->
            [1] 1 point for the last face-down card.
           *[other] { $score } points, one for each face-down card.
        }
    }
lf-lost =
    { $reason ->
        [conceded] You gave up with { $down } of { $cells } cards face down.
        [abandoned] Nobody came back, so the game ended with { $down } of { $cells } cards face down.
       *[other] Something is out of place: **not this time.** { $down } of { $cells } cards { $down ->
            [1] was
           *[other] were
        } still face down.
    }
lf-hats-off = 🎩 Hats off! At least half of the grid was still face down.
lf-apart = Not together: { $items }.
lf-challenge-passed = 🏅 Challenge { $number } passed!
lf-challenge-missed = Challenge { $number } asks for at least { $target ->
        [1] 1 point
       *[other] { $target } points
    }: next time!
lf-target-reached = 🎯 Your target of { $target } is reached!
lf-target-missed = Your target was { $target }: next time!
lf-unused-hints = Hints not used: { $items }.
lf-aside = Left over: { $items }.

## The first turn to try. The cells, items and numbers are those of its deal.

lf-lesson-look =
    There are four keys and four socks. Keys must touch keys, and socks must touch socks. Five cards lie open by now, three are still face down.
    Look at **A1**. Only you will see it.
lf-lesson-second-look =
    Socks, in a corner without socks! In a real game you must remember that yourself.
    Now look at **D2**.
lf-lesson-put-back =
    Two keys lie open, you hold a third one: so the card at B2 must be the fourth. Only A1 and D2 are in each other’s place.
    Put them back **swapped**.
lf-lesson-hint =
    Now you turn up a card, or you take a hint. Every card that stays face down until the end is a point.
    So save your cards, and **take a hint**.
lf-lesson-place =
    A hint becomes part of the grid, so it must touch its own kind as well.
    Lay it next to keys: left of the grid, or above or below columns A and B.
lf-lesson-declare =
    Everything touches its own kind now, and nobody had to turn up A1, B2 or D2. If one card were wrong, you would all lose. But you are sure!
    Say **All sorted!**
lf-lesson-end =
    Three cards face down make three points, and all of you win together. In a real game every card begins face down, and nobody may say what they saw. Watch what the others swap!

## Pictures in words

lf-alt-grid = Grid of { $rows } rows, { $cols } columns.
lf-alt-join = { $first } { $then }
lf-alt-cards =
    { $up_count ->
        [0] All { $down_count } cards are face down.
       *[other] Face up: { $up }. { $down_count ->
            [0] None is face down.
           *[other] Face down ({ $down_count }): { $down }.
        }
    }
lf-alt-hints = Hints beside the grid: { $hints }.
lf-alt-in-hand = Hint card waiting to be laid: { $item }.
lf-alt-held = In the hand of whoever is on turn: { $cells }.
lf-alt-spread = Open hints to choose from: { $items }.
lf-alt-supply =
    { $count ->
        [1] 1 hint card in the pile.
       *[other] { $count } hint cards in the pile.
    }
lf-alt-seen = In your hand: { $cards }.
lf-alt-spots = Places for the hint: { $spots }.
lf-alt-revealed = All cards turned up: { $cards }.
lf-alt-counted =
    { $count ->
        [0] None had been face down.
       *[other] Face down until the end ({ $count }): { $cells }.
    }

## Words on the pictures themselves

lf-picture-found = Found so far
lf-picture-in-hand = Hint to lay
lf-picture-open-hints = Open hints
lf-picture-points =
    { $score ->
        [1] 1 point
       *[other] { $score } points
    }
lf-picture-apart = Apart from its group
lf-picture-unused = Hints not used
lf-picture-aside = Left over

## The lobby: settings

lf-option-challenge = Challenge
    .about = Ten set-ups, each harder than the last
    .value-0 = None
    .value-1 = 1 · Warming up: 3×3, no hints, win
    .value-2 = 2 · Small steps: 3×4, no hints, 3 points
    .value-3 = 3 · What you touch you turn: 3×4, no hints, 2 points
    .value-4 = 4 · Half hidden: 4×4, 1 hint each, 8 points
    .value-5 = 5 · Musical chairs: 4×4, always swap, 4 points
    .value-6 = 6 · Two at a time: 4×4, pick both first, 6 points
    .value-7 = 7 · Light hand: 3×4, 1 hint each, 6 points
    .value-8 = 8 · Double trouble: 4×4, act twice, win
    .value-9 = 9 · Your pick: 4×5, open hints, 6 points
    .value-10 = 10 · The whole box: 5×6, no hints, win
lf-option-grid = Grid
    .about = Rows × columns, and how many kinds of item
    .value-2x4-2 = 2×4, 2 kinds
    .value-2x4-4 = 2×4, 4 kinds
    .value-3x3-3 = 3×3, 3 kinds
    .value-3x4-3 = 3×4, 3 kinds
    .value-3x4-4 = 3×4, 4 kinds
    .value-4x4-4 = 4×4, 4 kinds (basic)
    .value-4x5-5 = 4×5, all 5 kinds
    .value-5x6-5 = 5×6, every card
lf-option-hints = Hint cards
    .about = For each player
    .value-0 = No hints
    .value-1 = 1 each
    .value-2 = 2 each
lf-option-target = Target
    .about = The score to reach
    .value-0 = Just win
    .value = { $value ->
            [1] 1 point
           *[other] { $value } points
        }
lf-option-double = Act twice
    .about = Turn up a card or lay a hint twice in every turn
lf-option-commit-both = Pick both first
    .about = Variant 1: choose both cards before you see either
lf-option-always-swap = Always swap
    .about = Variant 2: the two cards always change places
lf-option-flip-own = Turn up what you touched
    .about = Variant 3: turn up only a card that you just put back
lf-option-open-hints = Open hints
    .about = Variant 4: hint cards lie face up, take the one you like
lf-option-random-counts = Random counts
    .about = Variant 5: nobody knows how many there are of each item
lf-option-least-each = At least of each
    .about = With random counts
    .value-0 = None promised
    .value-1 = 1 of each item
    .value-2 = 2 of each item
lf-option-max-seats = Seats
    .about = Room at the table
    .value = Up to { $value } players
lf-option-first-seat = Who begins
    .value-random = Anybody, by lot
    .value-owner = Whoever opened the table
lf-option-items = Items in play
    .value-random = By lot
    .value-gp = 👓 📱
    .value-gk = 👓 🔑
    .value-gs = 👓 🧦
    .value-gw = 👓 👛
    .value-pk = 📱 🔑
    .value-ps = 📱 🧦
    .value-pw = 📱 👛
    .value-ks = 🔑 🧦
    .value-kw = 🔑 👛
    .value-sw = 🧦 👛
    .value-gpk = 👓 📱 🔑
    .value-gps = 👓 📱 🧦
    .value-gpw = 👓 📱 👛
    .value-gks = 👓 🔑 🧦
    .value-gkw = 👓 🔑 👛
    .value-gsw = 👓 🧦 👛
    .value-pks = 📱 🔑 🧦
    .value-pkw = 📱 🔑 👛
    .value-psw = 📱 🧦 👛
    .value-ksw = 🔑 🧦 👛
    .value-gpks = 👓 📱 🔑 🧦
    .value-gpkw = 👓 📱 🔑 👛
    .value-gpsw = 👓 📱 🧦 👛
    .value-gksw = 👓 🔑 🧦 👛
    .value-pksw = 📱 🔑 🧦 👛
lf-option-declare-early = Early “All sorted!”
    .about = Say it instead of turning up a card or laying a hint
lf-option-declare-vote = “All sorted!” by vote
    .about = Most of you must agree
lf-option-hint-touch = Hints may touch
    .value-any = Any card, hints too
    .value-grid = Cards of the grid only
lf-option-memory = Public log
    .about = What the table remembers for you
    .value-strict = This turn and the last
    .value-round = This round and the last
    .value-full = The whole game
    .value-notes = Two rounds, and private notes of what you saw
lf-option-look-seconds = Time for a look
    .about = How long seen cards stay readable
    .value-0 = Until the turn moves on
    .value = { $value } seconds
lf-option-talk = Talking
    .value-normal = Yes, but never say what you saw
    .value-silent = Not a word
lf-option-ladder = Challenges in order
    .about = Each opens when the one before is passed

## The lobby: what differs from the basic game

lf-differs-challenge = challenge { $number }
lf-differs-grid = { $rows }×{ $cols } with { $kinds } kinds
lf-differs-hints =
    { $hints ->
        [0] no hints
        [1] 1 hint each
       *[other] { $hints } hints each
    }
lf-differs-target =
    { $target ->
        [1] target 1 point
       *[other] target { $target } points
    }
lf-differs-double = act twice
lf-differs-commit-both = pick both cards first
lf-differs-always-swap = always swap
lf-differs-flip-own = turn up only what you touched
lf-differs-open-hints = open hints
lf-differs-random-counts = random counts
lf-differs-least-each = at least { $least } of each
lf-differs-max-seats = up to { $seats } seats
lf-differs-first-seat = the host begins
lf-differs-items = items: { $glasses ->
        [1] 👓
       *[0] { "" }
    }{ $phone ->
        [1] 📱
       *[0] { "" }
    }{ $keys ->
        [1] 🔑
       *[0] { "" }
    }{ $socks ->
        [1] 🧦
       *[0] { "" }
    }{ $wallet ->
        [1] 👛
       *[0] { "" }
    }
lf-differs-declare-early = early “All sorted!”
lf-differs-declare-vote = “All sorted!” by vote
lf-differs-hint-touch = hints beside the grid only
lf-differs-memory =
    { $memory ->
        [strict] log of the last turn only
        [full] log of the whole game
        [notes] private notes
       *[round] log of two rounds
    }
lf-differs-look-seconds = looks last { $seconds } seconds
lf-differs-talk = no talking
lf-differs-ladder = challenges in order

## The lobby: remarks

lf-note-no-hints = This grid uses every card, so there are no hints.
lf-note-fewer-hints =
    { $dealt ->
        [1] Only 1 hint card is left over for this grid, not { $asked }.
       *[other] Only { $dealt } hint cards are left over for this grid, not { $asked }.
    }
lf-note-random-counts =
    Nobody will know how many there are of each item: from { $least ->
        [0] none
       *[other] { $least }
    } to { $most }.
lf-note-item-missing = On this small grid, one kind of item is missing in about one deal out of four.
lf-note-no-badge = The badge is for at most { $most } players. With more it is just for fun.
lf-note-talk =
    { $talk ->
        [silent] No talking during the game, please.
       *[normal] Talk as much as you like, but never say what you saw.
    }

## The lobby: why not

lf-refused-unknown-option = There is no such setting.
lf-refused-unknown-value = That setting cannot have this value.
lf-refused-too-few-seats = Somebody has to play: join the table first.
lf-refused-too-many-seats = There are more players than seats.
lf-refused-seats-taken = More people than that have joined already.
lf-refused-impossible-grid = The cards do not fill that grid evenly. Choose one of the listed grids.
lf-refused-not-the-challenge = These settings are not those of the challenge. Choose the challenge again.
lf-refused-no-cards-left = This grid uses every card, so none is left for hints.
lf-refused-no-hints-to-open = Open hints need hint cards. Choose 1 or 2 for each player first.
lf-refused-counts-fixed = This grid uses every card, so the counts cannot be random.
lf-refused-least-impossible = That only works with random counts, and on a grid with room for chance.
lf-refused-target-too-high = Nobody can score that much with these settings.
lf-refused-items-do-not-fit = That is not the number of kinds that this grid uses.
lf-refused-badge-missing = Challenges open one after the other at this table. Pass the one before first.

## Badges and best lists

lf-board =
    { $rows }×{ $cols }, { $kinds } kinds · { $hints ->
        [0] no hints
        [1] 1 hint each
       *[other] { $hints } hints each
    } · { $seats ->
        [1] alone
       *[other] { $seats } players
    }{ $memory ->
        [strict] {" "}· short log
        [full] {" "}· full log
        [notes] {" "}· own notes
       *[round] { "" }
    }
    .with = { $setup } · { $switches }
lf-badge-challenge-1 = Challenge 1
lf-badge-challenge-2 = Challenge 2
lf-badge-challenge-3 = Challenge 3
lf-badge-challenge-4 = Challenge 4
lf-badge-challenge-5 = Challenge 5
lf-badge-challenge-6 = Challenge 6
lf-badge-challenge-7 = Challenge 7
lf-badge-challenge-8 = Challenge 8
lf-badge-challenge-9 = Challenge 9
lf-badge-challenge-10 = Challenge 10

## Rules, page by page

lf-rules-aim =
    Glasses, phones, keys, socks and wallets lie face down in a grid, all mixed up. You play **together**: bring all cards of a kind into one connected group.

    Cards connect **side by side or one above the other**, never corner to corner.

    You win or lose as a team. Every card that is still face down at the end is a point.
    .title = What it is about
    .alt = Nine cards in disorder; an arrow; the same cards with phones, keys and glasses each in one group.
lf-rules-turn =
    1. **Look** at two face-down cards. Only you see them.
    2. **Put them back**, swapped or as they were. Everybody sees whether you swapped.
    3. **Turn up** any face-down card for good, **or** lay a **hint**.
    4. **End your turn**, or say **All sorted!**

    Talk about plans as much as you like, but never say what you saw.
    .title = Your turn
    .alt = Four steps: two cards that one looks at; the two cards changing places; a card turned up, or a hint; the end of the turn, or “All sorted!”.
lf-rules-hints =
    A hint saves a face-down card, and so a point. Take the top hint card: everybody sees it. Then lay it edge to edge with a card of the grid or with another hint.

    From then on it **belongs to the grid**: it must touch its own kind at the end, and it never moves.

    Use it to tell what you know (“a key is here”) or what you want (“all glasses here, please”).
    .title = Hint cards
    .alt = A small grid with a hint card beside it, and dashed squares all around where the next one may lie.
lf-rules-end =
    The game ends when somebody says **All sorted!** at the end of their turn, or at once when only **one** card is face down.

    Then the grid is turned up. Every kind in one group, hints included? **You win**, with a point for every card that was face down. Otherwise the game is lost.

    At least half of the grid still face down: **hats off!**
    .title = End and score
    .alt = A grid in three groups. Six cards bear a star for having been face down: six points, and a top hat.
lf-rules-variants =
    1. Pick both cards before you see either.
    2. Always swap the two cards.
    3. Turn up only a card that you just put back.
    4. Hint cards lie open: take the one you like.
    5. Random counts: nobody knows how many there are of each item.
    And **act twice**: step 3 is done twice in every turn.

    Mix them as you like, on grids from 2×4 to 5×6.
    .title = Variants
    .alt = Six small scenes: two cards looked at at once; two changing places; a looked-at card turned up; open hints; three kinds with question marks; a card and a hint, twice.
lf-rules-challenges =
    1. 3×3, no hints: win
    2. 3×4, no hints: 3 points
    3. 3×4, no hints, turn up what you touched: 2 points
    4. 4×4, 1 hint each: 8 points
    5. 4×4, no hints, always swap: 4 points
    6. 4×4, no hints, pick both first: 6 points
    7. 3×4, 1 hint each: 6 points
    8. 4×4, 1 hint each, act twice: win
    9. 4×5, 1 open hint each: 6 points
    10. 5×6, every card: win

    Badges are for up to four players, with no house rules.
    .title = The ten challenges
    .alt = A path of ten luggage labels, numbered, that leads to a golden cup.
lf-rules-here =
    Press **Take your turn** to open a panel that only you can see. What you looked at is wiped from it when you go on, so look well.

    The log tells who looked where and what was swapped in the last two rounds, never what was seen.

    Somebody away? When the time is up, anybody may **skip** the turn; after a look, the cards go back and anybody may do the rest. If everyone stays away, the game ends.

    Stuck? **Give up** ends the game when more than half of you want to.
    .title = Playing here
    .alt = A grid with two cards that somebody looks at; an arrow; a private panel that shows both cards, large.

## Typed commands and their options, at most 100 characters each

lf-command-play = Play your turn of Lost & Found
lf-command-look = Look at a face-down card; with “Pick both first” name two
lf-command-flip = Turn a card up for good
lf-command-hint = Take a hint card, or lay the one that you took
lf-command-swap = Put the two cards back, swapped
lf-command-keep = Put the two cards back as they were
lf-command-sorted = Say “All sorted!”: every card turns up, and you have won or not
lf-command-end = End your turn
lf-command-skip = Skip the turn of somebody who is away
lf-command-agree = Agree that all is sorted, where the table votes
lf-command-disagree = Say “not yet”, where the table votes
lf-option-cell = A card, such as B2
lf-option-second = The second card, with “Pick both first” only
lf-option-card = Which card, if hints lie open
lf-option-spot = Where to lay the hint that you took

## What was typed and cannot be meant

lf-error-no-such-cell = There is no such card that you could choose now. Cards have names such as B2.
lf-error-two-cells = Name two different cards: in this game you choose both before you see either.
lf-error-which-spot = Where should the hint go? Choose a place with the `spot` option.
lf-error-spot-early = Take the hint first, without a place. When you see what it is, say where it goes.
lf-error-no-such-spot = There is no such place for the hint. Choose one from the list.
lf-error-which-card = The hints lie open: choose one with the `card` option.
lf-error-no-such-card = That hint does not lie open. Choose one from the list.

## Names of commands and options, as the code has them

name-lost-found = lost-found
name-lost-found-agree = agree
name-lost-found-disagree = disagree
name-lost-found-end = end
name-lost-found-flip = flip
name-lost-found-hint = hint
name-lost-found-keep = keep
name-lost-found-look = look
name-lost-found-skip = skip
name-lost-found-sorted = sorted
name-lost-found-swap = swap
name-option-card = card
name-option-cell = cell
name-option-second = second
name-option-spot = spot
