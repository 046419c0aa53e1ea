### Finders Keepers Expert. Things and numbers of cards have their words in the basic game's catalogue.

fx-name = Finders Keepers Expert
fx-about = nine cards, a hand of tiles: capture what you can see, and catch Seymour
fx-tagline = Your tiles, nine cards in the middle: who captures more?

fx-player-random = Blindfold
    .about = captures at random
fx-player-easy = Sleepy Eye
    .about = overlooks a lot
fx-player-steady = Good Eye
    .about = sees most things, now and then misses one
fx-player-sharp = Eagle Eye
    .about = misses nothing at all

## What a seat may do (buttons)

fx-do-capture = Capture with
fx-do-pass =
    { $again ->
        [1] Pass all the same
       *[0] Pass
    }
fx-do-return = I am back
fx-do-resume = Go on
fx-do-stop = Stop here

fx-confirm-stop = End the game here, without a winner?

## The head of the private panel

# The first line is shown large.
fx-prompt-turn =
    { $how ->
        [retry] { $collect ->
            [auto] That is on none of the cards
           *[point] { $wrong ->
                [ignore] None of these match
               *[retry] Not all of these match
            }
        }
        [reminded] You can capture something
        [both] You can capture something
       *[first] Your turn: capture cards
    }
    { $how ->
        [retry] One more try. If it fails, your turn is over and you keep the tile.
        [reminded] Look at your tiles once more. If you really cannot find it, you may pass all the same.
        [both] One try has failed, one is left: if it fails too, your turn is over and you keep the tile. If you really cannot find it, you may pass all the same.
       *[first] { $collect ->
            [auto] Choose the tile that brings you the most. All cards that show it are yours.
           *[point] Choose one of your tiles, then point at every card that shows it. { $wrong ->
                [ignore] Wrong cards cost nothing, but you can point at { $most } at most.
                [lose] One wrong card and you get nothing, and your turn is over.
               *[retry] One wrong card and you get nothing.
            }
        }
    }
    Your tiles: { $tiles }
fx-prompt-wait =
    It is { $who }’s turn
    { $count ->
        [0] You have no tiles left.
       *[other] Your tiles: { $tiles }
    }
fx-prompt-away =
    Your turns are skipped
    You seemed to be away. Are you back?
fx-prompt-paused =
    The game is paused
    Everybody was away. Go on as soon as somebody is here to play.
fx-prompt-over = The game is over
fx-prompt-left = You have left this game

## Who is awaited

fx-waiting-turn =
    { $how ->
        [retry] { $who } tries once more.
        [both] { $who } can capture something, and has one try left.
        [reminded] { $who } can capture something, and looks again.
       *[first] { $who } looks for cards to capture.
    }
fx-waiting-paused = Paused: everybody was away. Anybody at the table may go on.

## The table

fx-headline =
    { $legs ->
        [1] { $who }’s turn · { $reserve ->
            [0] no new cards left
            [1] 1 card to come
           *[other] { $reserve } cards to come
        }
       *[other] Game { $leg } of { $legs } · { $who }’s turn · { $reserve ->
            [0] no new cards left
            [1] 1 card to come
           *[other] { $reserve } cards to come
        }
    }
fx-headline-paused = Paused
fx-headline-over =
    { $count ->
        [0] { $reason ->
            [stopped] Stopped.
           *[abandoned] Abandoned.
        }
        [1] { $winners } wins!
       *[other] A shared win: { $winners }!
    }

fx-event-captured =
    { $by ->
        [bot] { $who } was late. The bot captures with { $tile }: { $cards }.
       *[seat] { $who } captures with { $tile }: { $cards }.
    }
fx-event-mistaken =
    { $count ->
        [0] { $who } named { $tile }, which is on none of the cards.
       *[other] { $who } pointed at { $cards } for { $tile }: { $wrong ->
            [ignore] none of these match.
           *[other] not all of these match.
        }
    } { $again ->
        [1] One more try.
       *[0] The turn is over.
    }
fx-event-reminded = { $who } wanted to pass, but can capture something.
fx-event-passed =
    { $by ->
        [bot] { $times ->
            [1] { $who } has nothing to capture.
           *[other] { $who } has nothing to capture, { $times } times over.
        }
        [deadline] { $who } did not play in time.
       *[seat] { $who } passes.
    }
fx-event-away = { $who } seems to be away; turns are skipped until { $who } is back.
fx-event-left = { $who }: that seat’s tiles leave the game. Captured cards stay, but cannot win.
fx-event-paused = Everybody is away, so the game pauses.
fx-event-leg-ended = Game { $leg } is over: { $scores }.

## The first turn to try. The objects and numbers are those of its deal.

fx-lesson-one =
    Five tiles lie before you, and nine cards in the middle. Choose one tile, and capture all cards that show it.
    Begin with the **domino**: only one card has it.
fx-lesson-two =
    New cards have come, and your hand is full again. One tile may capture several cards at once!
    The **pretzel** lies on two cards. Choose the tile, then both numbers.
fx-lesson-seymour =
    Every card is one point, but a card with **Seymour** on it is two. He sits on the card with the **camera**.
    Capture it.
fx-lesson-pass =
    What if you find nothing? You may pass. But you must capture if you can, and I know whether you can.
    Try it: **pass**.
fx-lesson-free =
    There is something to find! Three of your tiles match: the **button**, the **puzzle piece** and the **cupcake**.
    Choose one of them, and all cards that show it. More cards, more points!
fx-lesson-strayed = You may do that, but it is not what this step is about, or it is not quite right. Look once more!
fx-lesson-end =
    The game ends when nobody’s open tiles match any card. Then the points are counted, Seymour’s twice. A wrong card costs nothing the first time: you may try once more.

## The end

fx-points = { $who } { $points }
fx-score =
    { $won ->
        [1] 🏆{" "}
       *[0] { "" }
    }{ $who } { $points } ({ $cards ->
        [1] 1 card
       *[other] { $cards } cards
    }{ $seymours ->
        [0] { "" }
       *[other] , { $seymours } with Seymour
    })
fx-result =
    { $reason ->
        [no_match] { $count ->
            [1] Nothing matches any more. **{ $winners }** wins with { $points ->
                [1] 1 point
               *[other] { $points } points
            }{ $seymour ->
                [1] {" "}and the most cards with Seymour!
               *[0] !
            }
           *[other] Nothing matches any more. **{ $winners }** share the win with { $points } points each{ $seymour ->
                [1] {" "}and the most cards with Seymour!
               *[0] !
            }
        }
        [stopped] The game was stopped, without a winner.
       *[abandoned] Nobody is left, so the game ends without a winner.
    }
fx-result-scores = Points: { $scores }.
fx-result-cards =
    { $count ->
        [1] 1 card was left.
       *[other] { $count } cards were left.
    }
fx-result-stack = Still face down before { $who }: { $tiles }.
fx-result-out = Out of play: { $tiles }.

## Pictures in words. Keep Me cards are the puzzle: their words never say what lies on them.

fx-alt-cards =
    { $count ->
        [1] One cluttered card, number { $cards }.
       *[other] { $count } cluttered cards, numbers { $cards }.
    }
fx-alt-nothing = No card is left in the middle.
fx-alt-seat =
    { $who }: { $count ->
        [0] no tiles left
       *[other] { $tiles }
    }; { $stack } face down; { $captured ->
        [1] 1 card captured.
       *[other] { $captured } cards captured.
    }
# The picture of the end. Winners stand on it under crowns.
fx-alt-end =
    { $count ->
        [0] The end. Nobody has won.
        [1] The end. The winner under a crown: { $winners }.
       *[other] The end. The winners under crowns: { $winners }.
    } Points: { $scores }.{ $left ->
        [0] { "" }
       *[other] {" "}Never turned up: { $tiles }.
    }
fx-alt-hand =
    { $count ->
        [0] You have no tiles left.
       *[other] Your tiles: { $tiles }.
    }
fx-alt-reserve =
    { $count ->
        [0] No new cards are left.
        [1] 1 card to come.
       *[other] { $count } cards to come.
    }

## Words on pictures.

fx-picture-unseen = Never turned up

# The pictures that a panel can show.
fx-sight =
    { $count ->
        [1] Card { $cards }
       *[other] Cards { $cards }
    }

## The lobby: settings

fx-option-clutter = Clutter
    .about = What else lies on the cards
    .value-0 = None (easy to see)
    .value-8 = Some
    .value-16 = A lot (hard to see)
fx-option-hand = Tiles in hand
    .about = How many of your tiles lie face up
    .value = { $value } tiles
fx-option-collect = Collecting
    .value-point = Point at cards
    .value-auto = Name a tile, the bot collects
fx-option-wrong = Wrong cards
    .about = What happens when a card does not match
    .value-retry = One more try
    .value-lose = The turn ends
    .value-ignore = Are ignored (gentle, point at four at most)
fx-option-must-take = Passing
    .value-enforce = Refused once while something matches
    .value-trust = Always allowed
fx-option-auto-pass = Pass by itself
    .about = The bot passes for whoever cannot capture anything
fx-option-pass-cycles = Passing changes a tile
    .about = The oldest goes under the stack, the top one comes up
fx-option-open-scores = Open points
    .about = Everybody’s points are shown all along
fx-option-match-play = Match
    .about = As many games as players; each begins one, points add up
fx-option-timeout-play = The bot plays for the late
    .about = It takes the best match when time is up
fx-option-text-mode = Words, not pictures
    .about = Every card is a mixed-up list of words, for everybody
fx-option-objects = Things to find
    .value-mixed = Three to six on a card
    .value-four = Exactly four on a card
fx-option-away-after = Away after
    .about = From when on turns are skipped
    .value =
        { $value ->
            [1] 1 missed turn
           *[other] { $value } missed turns
        }
fx-option-first-seat = Who begins
    .value-random = Anybody, by lot
    .value-owner = Whoever opened the table
fx-option-max-seats = Seats
    .value = Up to { $value } players

## The lobby: what differs from the basic game

fx-differs-clutter =
    { $value ->
        [0] no clutter
       *[other] a lot of clutter
    }
fx-differs-hand = { $value } tiles in hand
fx-differs-collect = the bot collects
fx-differs-wrong =
    { $value ->
        [lose] wrong cards end the turn
       *[ignore] wrong cards are ignored
    }
fx-differs-must-take = passing is free
fx-differs-auto-pass = everybody passes for themselves
fx-differs-pass-cycles = passing changes a tile
fx-differs-open-scores = open points
fx-differs-match-play = a match
fx-differs-timeout-play = the bot plays for the late
fx-differs-text-mode = words instead of pictures
fx-differs-objects = exactly four things on a card
fx-differs-away-after =
    { $value ->
        [1] away after one missed turn
       *[other] away after { $value } missed turns
    }
fx-differs-first-seat = the host begins
fx-differs-max-seats = up to { $value } seats

# A best list.
fx-board =
    { $seats ->
        [1] alone
       *[other] { $seats } players
    }
    .with = { $setup } · { $differences }

## The lobby: remarks

fx-note-text-mode =
    { $clutter ->
        [0] Every card is a list of words, for everybody.
       *[other] Every card is a mixed-up list of words, for everybody, with { $clutter } that belong to no tile.
    }
fx-note-match = A match of { $games } games: everybody begins one, and points add up.
fx-note-gentle = Wrong cards cost nothing, so you can point at { $most } cards at most.

## The lobby: why not

fx-refused-unknown-option = There is no such setting.
fx-refused-unknown-value = That setting cannot have this value.
fx-refused-too-few-seats = Expert needs two players at least.
fx-refused-too-many-seats = There are more players than seats.
fx-refused-seats-taken = More people than that have joined already.
fx-refused-nothing-to-ignore = Where the bot collects, there are no wrong cards to ignore.

## Rules, page by page

fx-rules-aim =
    In the middle lie **nine cards** full of things. Before you lie **five of your tiles**; the others wait in your stack.

    Capture cards with your tiles. A card is **one point**, and a card with **Seymour** on it is **two**. Most points win.
    .title = What it is about
    .alt = Nine cluttered cards in the middle, and five tiles in a row before a player.
fx-rules-turn =
    1. Choose **one** of your tiles.
    2. Point at **all** cards in the middle that show it. They are yours.
    3. Your hand is filled up from your stack, then the middle from the pile. The next player is on.

    Everybody’s open tiles can be seen: maybe you can take something away from somebody.
    .title = Your turn
    .alt = A tile is chosen; the cards that show its thing are circled and captured; hand and middle are filled up again.
fx-rules-pointing =
    If only one of the cards **does not match**, you get nothing, and may try **once more**. If that fails too, your turn is over, but you keep the tile.

    Overlooked a card? It stays in the middle.

    You **must capture** if you can: the first pass is refused then. Whoever has nothing that matches is passed over.
    .title = Right and wrong
    .alt = Two rows: one wrong card among those pointed at, and nothing is taken; then a second try that succeeds.
fx-rules-end =
    The game ends when **nobody’s open tiles match any card** in the middle.

    A card is one point, a card with Seymour two. Most points win; then most cards with Seymour; then you share the win.

    How many cards you have is known to all. The points stay hidden until the end.
    .title = End and score
    .alt = A card counts one point, a card with Seymour two.
fx-rules-options =
    In the lobby you choose how much clutter lies about, how many tiles you have in hand, and what a wrong card costs.

    The bot can **collect by itself** once you name a tile. With **Words, not pictures** every card is a mixed-up list of words.

    A **match** is as many games as there are players: everybody begins one, and the points add up.
    .title = Settings
    .alt = The same card with no clutter, with some and with a lot; below it several tiles.
fx-rules-here =
    Press **Take your turn**, choose a tile, then the numbers of the cards. You can look at each card alone, large.

    Late? The turn is skipped. After two in a row your turns are skipped at once, until you press **I am back**.

    Leave, and your tiles leave the game. Your cards stay with you, but you cannot win.
    .title = Playing here
    .alt = The nine cards that everybody sees; beside them a private panel with one’s own tiles and numbered buttons.

## Commands. Descriptions have at most 100 characters.

fx-command-capture = Expert: capture the cards that show one of your tiles
fx-command-pass = Expert: pass your turn
fx-command-hand = Expert: see your tiles and the cards in the middle
fx-option-tile = Which of your tiles
fx-option-cells = The numbers of all cards that show it, such as 1 5 9

fx-error-no-such-tile = That is not one of your open tiles. Choose one from the list.
fx-error-which-cells = Which cards? Give their numbers, such as `1 5 9`.
