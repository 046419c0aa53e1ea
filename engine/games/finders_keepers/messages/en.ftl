### Finders Keepers. Objects, numbers of cards and names of players arrive as values.

fk-name = Finders Keepers
fk-about = sharp eyes: find the tile’s object on your own cluttered cards
fk-tagline = Who spots everything first? Look closely!

fk-player-random = Blindfold
    .about = claims cards at random
fk-player-easy = Sleepy Eye
    .about = overlooks a lot
fk-player-steady = Good Eye
    .about = sees most things, now and then misses one
fk-player-sharp = Eagle Eye
    .about = misses nothing at all

## Names of things

# Everything that may lie on a card. Tiles show the first forty of them; the last ones only lie about.
fk-object =
    { $object ->
        [seymour] Seymour
        [rubber-duck] rubber duck
        [key] key
        [button] button
        [die] die
        [domino] domino
        [marble] marble
        [thread] spool of thread
        [safety-pin] safety pin
        [whistle] whistle
        [bell] bell
        [crown] crown
        [feather] feather
        [seashell] seashell
        [anchor] anchor
        [rocket] rocket
        [kite] kite
        [umbrella] umbrella
        [pencil] pencil
        [scissors] scissors
        [candle] candle
        [hourglass] hourglass
        [camera] camera
        [top-hat] top hat
        [magnet] magnet
        [teddy] teddy bear
        [dinosaur] dinosaur
        [butterfly] butterfly
        [ladybird] ladybird
        [snail] snail
        [toadstool] toadstool
        [strawberry] strawberry
        [cherries] cherries
        [lollipop] lollipop
        [cupcake] cupcake
        [pretzel] pretzel
        [puzzle-piece] puzzle piece
        [paper-boat] paper boat
        [spinning-top] spinning top
        [clothes-peg] clothes peg
        [guitar] guitar
        [carrot] carrot
        [kiwi] kiwi
        [pear] pear
        [pineapple] pineapple
        [avocado] avocado
        [aubergine] aubergine
        [broccoli] broccoli
        [grapes] grapes
        [cheese] cheese
        [donut] donut
        [popcorn] popcorn
        [burger] burger
        [juice-box] juice box
        [teapot] teapot
        [mango] mango
        [radio] radio
        [hammer] hammer
        [tent] tent
        [saw] saw
        [book] book
        [gift] gift
        [basketball] basketball
        [football] football
        [tennis-racket] tennis racket
        [roller-skate] roller skate
        [skateboard] skateboard
        [sunglasses] sunglasses
        [cap] cap
        [sun-hat] sun hat
        [gloves] gloves
        [sneaker] sneaker
        [boot] boot
        [handbag] handbag
        [backpack] backpack
        [suitcase] suitcase
        [jeans] jeans
        [corn] corn
        [aeroplane] aeroplane
        [helicopter] helicopter
        [car] car
        [tractor] tractor
        [locomotive] locomotive
        [gamepad] gamepad
        [saxophone] saxophone
        [drum] drum
        [maracas] maracas
        [accordion] accordion
        [microphone] microphone
        [headphones] headphones
        [joystick] joystick
        [giraffe] giraffe
        [sunflower] sunflower
        [rose] rose
        [cactus] cactus
        [coral] coral
        [sled] sled
        [castle] castle
        [pumpkin] pumpkin
        [robot] robot
        [lantern] lantern
        [bucket] bucket
        [basket] basket
        [mirror] mirror
        [potted-plant] potted plant
        [amphora] amphora
        [octopus] octopus
        [crab] crab
        [penguin] penguin
        [whale] whale
        [angelfish] angelfish
        [flamingo] flamingo
        [elephant] elephant
        [zebra] zebra
        [sheep] sheep
       *[other] { $object }
    }
# The same below a small picture, with soft hyphens where a long word may be parted.
fk-object-parted =
    { $object ->
       *[other] { fk-object }
    }
fk-number = { $number }
fk-numbers = { $numbers }
fk-span = { $first } to { $last }
fk-lines =
    { $first }
    { $then }
# One card in text mode.
fk-words = { $number }: { $words }

## What a seat may do (buttons)

# The question above the numbers of one’s cards, and the button that answers it.
fk-do-claim = Which cards show this? { $tile }
fk-do-send =
    { $changed ->
        [1] Change my answer
       *[other] That is all I see
    }
# With several open tiles: one button for each.
fk-do-search = Search for
fk-do-tile =
    { $answered ->
        [-1] { $tile }
        [0] { $tile } (none)
       *[other] { $tile } ({ $cards })
    }
fk-do-done = Nothing more to claim
fk-do-turn-tile =
    { $tiles ->
        [1] Turn the next tile
       *[other] Turn the next tiles
    }
fk-do-void =
    { $count ->
        [1] A picture is unfair?
       *[other] Put an unfair tile aside
    }
fk-do-void-it = Put this tile aside
fk-do-resume = Go on
fk-do-stop = Stop here

fk-confirm-void = Put the tile ({ $tile }) aside? Nobody collects anything for it, answers for it are dropped, and everybody reads that you did it.
fk-confirm-stop = End the game here, without a winner?

## The head of the private panel

# The first line is shown large.
fk-prompt-search =
    { $count ->
        [1] Find it: { $tiles }
       *[other] Find them: { $tiles }
    }
    { $count ->
        [1] Choose the numbers of all your cards that show it. None? Then hand in nothing.
       *[other] Answer for each. “{ fk-do-done }” answers the rest.
    } { $wrong ->
        [ignore] Wrong cards cost nothing, but you can choose { $most } at most.
        [lockout] One wrong card spoils the answer, and you sit out what comes next.
       *[void] One wrong card spoils the whole answer.
    } { $away ->
        [1] Nobody waits for you just now; your answer brings you back.
       *[0] You may change it for as long as the tile is open.
    }
fk-prompt-sent =
    { $count ->
        [0] Your answer: none
       *[other] Your answer: { $cards }
    }
    It is sealed until everybody is ready. You may still change it.
fk-prompt-ready =
    You are ready
    Your answers are sealed until everybody is ready. You may still change them.
fk-prompt-locked =
    You sit this one out
    { $count ->
        [1] The others look for: { $tiles }
       *[other] The others look for: { $tiles }
    }
fk-prompt-reveal =
    { $tiles ->
        [1] Turn the next tile
       *[other] Turn the next tiles
    }
    Everybody is waiting to see it.
fk-prompt-wait =
    { $who } turns the next tile
    Have a look at your cards meanwhile.
fk-prompt-paused =
    The game is paused
    Nobody answered last time. Go on as soon as somebody is here to play.
fk-prompt-over = The game is over
fk-prompt-left = You have left this game

# What became of the last claim.
fk-verdict =
    { $how ->
        [all] ✅ { $tile }: you collected { $count ->
            [1] card { $collected }
           *[other] cards { $collected }
        }.
        [some] ✅ { $tile }: you collected { $count ->
            [1] card { $collected }
           *[other] cards { $collected }
        }. Not all of { $claimed } showed it.
        [void] ❌ { $tile }: not all of { $claimed } showed it, so you collected nothing.
        [none] { $tile }: you claimed nothing.
       *[silent] { $tile }: you did not answer.
    }

## Who is awaited

fk-waiting-search = Still searching: { $who }.
fk-waiting-reveal = { $who } turns the next tile.
fk-waiting-paused = Paused: nobody answered. Anybody at the table may go on.

## The table

fk-headline-search =
    { $count ->
        [1] Tile { $number } · Find it: { $tiles }
       *[other] Tiles { $number } to { $last } · Find them: { $tiles }
    }
fk-headline-reveal = Tile { $number } is about to be turned
fk-headline-paused = Paused before tile { $number }
fk-headline-over =
    { $count ->
        [0] { $reason ->
            [stopped] Stopped.
            [abandoned] Abandoned.
           *[other] The tiles have run out.
        }
        [1] { $practice ->
            [1] Everything found!
           *[0] { $winners } wins!
        }
       *[other] A shared win: { $winners }!
    }

fk-event-turned = { $who } turns: { $tiles }.
fk-event-ready = { $who } is ready.
fk-event-closed = { $number }. { $tile } · { $found }
fk-found =
    { $count ->
        [0] { $who } –
       *[other] { $who } +{ $count }
    }
fk-found-missed =
    { $count ->
        [0] { $who } – (not seen: { $missed })
       *[other] { $who } +{ $count } (not seen: { $missed })
    }
fk-event-locked-out = A wrong claim: { $who } sits the next one out.
fk-event-voided = { $who } put a tile aside: { $tile }. It counts for nobody.
fk-event-away = { $who } seems to be away. The others go on; any answer brings { $who } back.
fk-event-paused = Nobody answered, so the game pauses.
fk-event-reshuffled = All tiles have been turned. They are shuffled and turned once more.
fk-event-left = { $who }: that seat’s cards leave the game.

## The first turn to try. The objects and numbers are those of its deal.

fk-lesson-one =
    Everybody has twelve cards, and a tile has just been turned: a **bell**. It lies on one of your cards 1 to 6.
    Choose the number of that card, then hand it in.
fk-lesson-two =
    Yours! Whoever has no cards left first, wins. The next tile shows a **top hat**, and it lies on two of your cards.
    The buttons below the picture lead to the other cards. Choose both numbers.
fk-lesson-none =
    Now a **strawberry**. Search all your cards. It is not on any of them? That happens, and it is an answer too.
    Choose no number and hand that in.
fk-lesson-three =
    A **cupcake**: three of your cards show one. You may claim fewer than you have, but one wrong card spoils the whole answer!
    Claim all three.
fk-lesson-last =
    Nobody sees your answer before all have answered, so there is no need to rush. The last tile for today shows **cherries**.
    Find the one card that has them.
fk-lesson-strayed = You may hand that in, but it is not quite right. In a real game it would cost you the tile, so look once more!
fk-lesson-end =
    Seven of your twelve cards are gone, and the other player still has nine. In a real game far more lies about on the cards. But seconds never count: look as long as you like.

## The end

fk-result =
    { $reason ->
        [finished] { $practice ->
            [1] Everything found with { $tiles ->
                [1] one tile
               *[other] { $tiles } tiles
            }!
           *[0] { $count ->
                [1] **{ $winners }** has collected every card first, on tile { $tiles }!
               *[other] **{ $winners }** collected their last cards on the same tile, number { $tiles }: you win together!
            }
        }
        [pile_end] { $count ->
            [0] The tiles have run out after { $tiles } of them.
            [1] The tiles have run out. **{ $winners }** has collected the most cards: { $collected }.
           *[other] The tiles have run out. **{ $winners }** have collected the most cards, { $collected } each: you win together!
        }
        [stopped] The game was stopped after { $tiles } tiles, without a winner.
       *[abandoned] Nobody is left, so the game ends without a winner.
    }
fk-left =
    { $count ->
        [1] { $who } 1 card
       *[other] { $who } { $count } cards
    }
fk-result-left = Still to find: { $left }.
fk-missed = { $tile } on { $slot }
fk-result-missed =
    { $who } did not see: { $missed }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }

## Pictures in words. Keep Me cards are the puzzle: their words never say what lies on them.

fk-alt-board =
    { $count ->
        [0] No tile is open.
        [1] The open tile: { $tiles }.
       *[other] The open tiles: { $tiles }.
    } { $pile ->
        [0] None is left in the pile.
       *[other] In the pile: { $pile }.
    } { $seats }.
# The picture of the end. Winners stand on it under crowns, overlooked things are circled.
fk-alt-end =
    { $count ->
        [0] The end. Nobody has won.
        [1] { $practice ->
            [1] The end: everything found.
           *[0] The end. The winner under a crown: { $winners }.
        }
       *[other] The end. The winners under crowns: { $winners }.
    } { $seats }.{ $shown ->
        [0] { "" }
       *[other] {" "}Overlooked things, circled: { $missed }.
    }
fk-alt-missed = { $tile } on card { $slot } of { $who }
fk-alt-seat =
    { $who }: { $left } to find, { $collected } collected{ $ready ->
        [1] , ready
       *[0] { "" }
    }
fk-alt-sheet =
    { $own ->
        [1] { $count ->
            [1] Your cluttered card, number { $cards }.
           *[other] Your cluttered cards, numbers { $cards }.
        }
       *[0] { $count ->
            [1] A cluttered card of { $who }, number { $cards }.
           *[other] Cluttered cards of { $who }, numbers { $cards }.
        }
    }
fk-alt-nothing = No card is left to look at.

## Words on pictures.

fk-picture-missed = Overlooked

# The pictures that a panel can show.
fk-sight-own =
    { $count ->
        [1] Card { $cards }
       *[other] Cards { $cards }
    }
fk-sight-other = { $who }: { $cards }

## The lobby: settings

fk-option-clutter = Clutter
    .about = What else lies on the cards
    .value-0 = None (easy to see)
    .value-8 = Some
    .value-16 = A lot (hard to see)
fk-option-wrong = Wrong cards
    .about = What happens when a claimed card does not show it
    .value-void = Spoil the answer
    .value-ignore = Are ignored (gentle, at most four a tile)
    .value-lockout = Spoil it, and the next tile is sat out
fk-option-tiles-per-round = Tiles at a time
    .about = Several at once make a slow game faster
    .value =
        { $value ->
            [1] One tile
           *[other] { $value } tiles
        }
fk-option-show-misses = Show what was overlooked
    .about = As soon as a tile closes, not only at the end
fk-option-private-tableaus = Hidden cards
    .about = Everybody sees their own cards only
fk-option-manual-reveal = Turn tiles by hand
    .about = The players turn them, one after the other
fk-option-text-mode = Words, not pictures
    .about = Every card is a mixed-up list of words, for everybody
fk-option-practice = Practice
    .about = For one: how many tiles do you need?
fk-option-pile-end = When the tiles run out
    .value-reshuffle = Shuffle, and once more
    .value-most = Most cards win
fk-option-objects = Things to find
    .value-mixed = Three to six on a card
    .value-four = Exactly four on a card
fk-option-away-after = Away after
    .about = From when on nobody waits for somebody who does not answer
    .value =
        { $value ->
            [0] Never (always wait)
            [1] 1 tile without an answer
           *[other] { $value } tiles without an answer
        }
fk-option-first-seat = Who turns the first tile
    .value-random = Anybody, by lot
    .value-owner = Whoever opened the table

## The lobby: what differs from the basic game

fk-differs-clutter =
    { $value ->
        [0] no clutter
       *[other] a lot of clutter
    }
fk-differs-wrong =
    { $value ->
        [ignore] wrong cards are ignored
       *[lockout] wrong cards cost the next tile
    }
fk-differs-tiles-per-round = { $value } tiles at a time
fk-differs-show-misses = overlooked cards are shown
fk-differs-private-tableaus = hidden cards
fk-differs-manual-reveal = tiles are turned by hand
fk-differs-text-mode = words instead of pictures
fk-differs-practice = practice for one
fk-differs-pile-end = most cards win when the tiles run out
fk-differs-objects = exactly four things on a card
fk-differs-away-after =
    { $value ->
        [0] nobody counts as away
        [1] away after one tile
       *[other] away after { $value } tiles
    }
fk-differs-first-seat = the host turns the first tile

# A best list.
fk-board =
    { $seats ->
        [1] alone
       *[other] { $seats } players
    }
    .with = { $setup } · { $differences }

## The lobby: remarks

fk-note-practice = Practice counts your tiles. It is no race, so nobody else can join.
fk-note-text-mode =
    { $clutter ->
        [0] Every card is a list of words, for everybody.
       *[other] Every card is a mixed-up list of words, for everybody, with { $clutter } that belong to no tile.
    }
fk-note-gentle = Wrong cards cost nothing, so at most { $most } cards can be claimed for a tile.
fk-note-open-cards = All cards lie open. Helping each other in chat is fine; what you answer stays sealed.

## The lobby: why not

fk-refused-unknown-option = There is no such setting.
fk-refused-unknown-value = That setting cannot have this value.
fk-refused-too-few-seats = Finders Keepers needs two players at least. Alone you can switch on “Practice” under “More rules”.
fk-refused-too-many-seats = There are more players than seats.
fk-refused-practice-is-for-one = Practice is for one player, and more have joined already.

## Rules, page by page

fk-rules-aim =
    Everybody has cards full of things before them: **12** each, or 10 with five or six players. A tile shows one thing. Who has it on a card?

    Collect every card on which you spot it. **Whoever has collected all their cards first wins**, and several may on the same tile.

    Look closely: things lie upside down, are large or small, or hide behind others.
    .title = What it is about
    .alt = A tile with a rubber duck, and below it three cluttered cards. On two of them a duck is circled.
fk-rules-turn =
    1. A **tile** is turned: everybody looks for the same thing at the same time.
    2. You choose the numbers of **all your cards that show it**, or none, and hand that in.
    3. When everybody is ready, or the time is up, the answers are opened. Right cards are collected.
    4. The next tile is turned.

    Being fast does not count. Take your time.
    .title = A tile
    .alt = Four steps: a tile is turned; a card with the duck gets a tick, another none; three players are ready; the cards are collected.
fk-rules-claims =
    Your answer is **sealed**, and you may change it until the tile closes.

    One **wrong** card spoils the whole answer for this tile: nothing is collected. So claim what you are sure of.

    Overlooked a card? It waits for the next of its things. What you overlooked is shown after the end.
    .title = Right and wrong
    .alt = Above, two cards with a circled duck are collected. Below, one of two cards has no duck, and nothing is collected.
fk-rules-end =
    The game ends with the tile on which somebody collects their **last card**. All who do so on that tile win together.

    If all 40 tiles have been turned before, they are shuffled and turned once more. After that, the most collected cards win.
    .title = The end
    .alt = Three players: two have collected everything on the same tile and stand on the podium, the third has cards left.
fk-rules-options =
    In the lobby you choose how much clutter lies about, whether wrong cards are forgiven, and how many tiles open at once: up to five, judged in their order.

    With **Words, not pictures** every card is a mixed-up list of words, for everybody at the table.

    Alone? **Practice** is for one player: how many tiles do you need?
    .title = Settings
    .alt = The same card with no clutter, with some and with a lot; below it several tiles at once.
fk-rules-here =
    Press **Search my cards** to open your own panel: six cards on a picture, or one card large. Choose the numbers, hand in, done.

    Away? After two tiles without an answer nobody waits for you, and your next answer brings you back. If nobody answers at all, the game pauses.

    A picture is unfair? Whoever opened the table can **put the tile aside**; once they have left, anybody can. Another is turned for it, so the very last one stays.

    Leave, and your cards leave with you.
    .title = Playing here
    .alt = The tile that everybody sees; beside it a private panel with numbered cards, some of them chosen.

## The table and its commands. Descriptions have at most 100 characters.

# Whose the numbers on the board picture are.
fk-legend = On the board: { $seats }
fk-token = { $number } { $who }

fk-button-turn = Search my cards
fk-table-call = { $people }, search your cards!

fk-command-play = Play your turn of Finders Keepers or Finders Keepers Expert
fk-command-search = Open your panel: your cards, large or six at a time, and your answer
fk-command-cards = Look at some of the cards, or at one from near
fk-command-claim = Say which of your cards show it; sealed until everybody is ready
fk-command-none = Say that none of your cards shows it
fk-option-which = Which picture, such as “Cards 7 to 12”, or a card’s number
fk-option-cards = The numbers of all your cards that show it, such as 1 4 7
fk-option-tile = For which tile; one must be named if several are open

fk-error-which-tile = Several tiles are open: choose one with the `tile` option.
fk-error-no-such-tile = That tile is not open, or not any more. Choose one from the list.
fk-error-no-such-card = Give the numbers of cards that lie there, such as `1 4 7`.
fk-error-no-such-sheet = I do not find that card. Choose from the list.
fk-error-too-many =
    { $most ->
        [1] You can name one card at most.
       *[other] You can name { $most } cards at most.
    }
fk-error-only-basic = That belongs to Finders Keepers, and you play Expert. Use `/finders-keepers capture` there.
fk-error-only-expert = That belongs to Finders Keepers Expert. Use `/finders-keepers claim` in your game.

## Names of commands and options, as the code has them

name-finders-keepers = finders-keepers
name-finders-keepers-cards = cards
name-finders-keepers-claim = claim
name-finders-keepers-none = none
name-finders-keepers-search = search
name-finders-keepers-capture = capture
name-finders-keepers-hand = hand
name-finders-keepers-pass = pass
name-option-cards = cards
name-option-tile = tile
name-option-which = which
name-option-cells = cells
