### Lost Ones. Names, cards and all story text arrive as values.

lo-name = Lost Ones
lo-about = walk through the Otherworld together and find a way home
lo-tagline = You wake up in the wrong bed. Find a way home before the moon has gone round.

lo-player-random = Sleepwalker
    .about = does anything at all
lo-player-greedy = Explorer
    .about = tries every deed and goes where nobody has been
lo-player-informed = Old Hand
    .about = has been here before and knows the way

## Names of things

lo-hero =
    { $known ->
        [1] { $name }
       *[0] { $who }
    }
lo-ability =
    { $ability ->
        [search] Search
        [solve] Solve
        [talk] Talk
        [evade] Evade
       *[challenge] Challenge
    }
lo-icons = { $ability } { $count }
lo-cost =
    { $count ->
        [0] no cost
       *[other] { $icons }
    }
lo-effect =
    { $effect ->
        [bane] Bane
        [blizzard] Blizzard
        [fae_rings] Fae Rings
        [foe] Foe
        [lava] Lava
        [nightmare] Nightmare
       *[underwater] Underwater
    }
lo-side =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
lo-tile =
    { $read ->
        [1] { $name } ({ $at })
       *[0] tile { $number } ({ $at })
    }
lo-card =
    { $text ->
        [1] { $name } ({ $icons }, or { $rule })
       *[0] { $name } ({ $icons })
    }
lo-named = { $name }
lo-bold = **{ $text }**
lo-story = { $text }
lo-lines =
    { $first }
    { $then }
lo-paragraphs =
    { $first }
    { "" }
    { $then }

## What cards do

lo-rule-draw =
    { $count ->
        [1] draw a card
       *[other] draw { $count } cards
    }
lo-rule-recover =
    { $here ->
        [1] { $count ->
            [1] somebody on your tile takes a discarded card back
           *[other] somebody on your tile takes { $count } discarded cards back
        }
       *[0] { $count ->
            [1] take a discarded card back
           *[other] take { $count } discarded cards back
        }
    }
lo-rule-remove-bane =
    { $count ->
        [1] be rid of a bane
       *[other] be rid of { $count } banes
    }
lo-rule-discard =
    { $count ->
        [1] discard a card
       *[other] discard { $count } cards
    }
lo-rule-bane =
    { $count ->
        [1] draw a bane
       *[other] draw { $count } banes
    }
lo-rule-nightmare =
    { $count ->
        [1] the Nightmare gets up, or takes a step
       *[other] the Nightmare gets up, or takes { $count } steps
    }
# A rule that draws or takes back more than the hand has room for.
lo-rule-room = { $rule } (your hand has room for { $room })
lo-rule-teleport = be carried to tile { $number }
lo-rule-cancel = cancel { $effect } when it strikes your tile
lo-rule-icons = adds { $icons } to a payment
lo-rule-wild =
    { $count ->
        [1] adds one icon of any kind to a payment
       *[other] adds { $count } icons of any kind to a payment
    }
lo-rule-other =
    { $what ->
        [gain-boon] a boon
        [gain-plot] a plot token
        [foe] meet a foe
        [advance] the moon moves on
        [rest] rest
        [unlock] a way opens
        [transform] a place changes
        [set-flag] something is remembered
        [choose] a choice
        [when] it depends
        [lose] the end
       *[win] the way home
    }
lo-special =
    { $cancels ->
        [1] once a phase: { $rule } (an action in your own turn)
       *[0] once a phase, for an action: { $rule }
    }
lo-any-icons =
    { $count ->
        [1] one icon of any kind
       *[other] { $count } icons of any kind
    }
lo-at-once = at once: { $rule }
lo-lasting-power =
    { $power ->
        [fire_walker] Fire Walker: lava lets everybody on your tile stay
        [water_gills] Water Gills: water lets everybody on your tile stay
       *[winters_touch] Winter’s Touch: blizzards cost you nothing
    }
lo-lasting-limit =
    { $more ->
        [1] your hand may hold { $count } more
       *[0] your hand may hold { $count } fewer
    }
lo-lasting-actions =
    { $more ->
        [1] { $count } more action a turn
       *[0] { $count } fewer action a turn
    }
lo-lasting-icons = everything you pay for has { $icons } on top
lo-lasting-tax = deeds of yours with { $ability } in their cost take { $count } more of it
lo-lasting-ban =
    { $what ->
        [help] you can neither help nor be helped
        [boons] you cannot use the specials of your boons
        [talent] you cannot use your talent
       *[text] you cannot use the texts of your cards
    }
lo-stays = stays until something takes it away
lo-gone = goes away when { $by }
lo-either = { $first }, or when { $then }
lo-removed =
    { $by ->
        [rest] you rest
        [foe] a foe is beaten where you stand
        [phase] the moon moves on
       *[paid] you help to pay for a deed with { $ability }
    }

## What a seat may do

lo-for = For { $hero }
lo-group-character = Who are you?
lo-group-begin = Begin a turn
lo-group-explore = Explore
lo-group-move = Go to
lo-group-attempt = Do
lo-group-boon = Boons (an action)
lo-group-play = Cards for their text (free)
lo-group-talent = Talent (free)
lo-group-trade = Give away (an action)
lo-group-answer = Your answer
lo-group-counter = Cancel it with
lo-group-lead = It goes to
lo-group-assign = Who gets it?
lo-group-branch = Choose
lo-group-mulligan = A new hand
lo-group-wish = The foe
lo-group-prefer-follow = When others walk on
lo-group-prefer-help = When others need my cards
lo-group-prefer-react = When I could cancel something

lo-do-character = { $name }
lo-do-begin = { $hero } begins
lo-do-mulligan = Draw a new hand for { $hero }
lo-do-explore = Explore { $side } → tile { $number }
# `effects`: what strikes whoever comes there.
lo-do-move =
    { $count ->
        [0] Go { $side }: { $to }
       *[other] Go { $side }: { $to } · { $effects }
    }
lo-do-attempt =
    { $kind ->
        [rest] { $label } · rest · { $cost }
        [gateway] { $label } · Gateway · { $cost }
       *[normal] { $label } · { $cost }
    }
lo-do-thing = { $name }: { $rule }
lo-do-talent =
    { $other ->
        [1] { $name }: { $rule } ({ $to })
       *[0] { $name }: { $rule }
    }
lo-do-trade = { $thing } to { $to }
lo-do-end-turn = End the turn
lo-do-answer =
    { $kind ->
        [follow] { $yes ->
            [1] Come along
           *[0] Stay here
        }
       *[other] { $yes ->
            [1] Yes, I help
           *[0] No, not this time
        }
    }
lo-do-counter =
    { $action ->
        [1] { $name } (an action)
       *[0] { $name }
    }
lo-do-decline = Let it happen
lo-do-discard-cards = Discard
lo-do-recover-cards = Pick up again
lo-do-drop-banes = Be rid of
lo-do-fight = Pay and pass
lo-do-give-up-fight =
    { $can ->
        [1] Do not pay
       *[0] Face it
    }
lo-do-lead = { $to }
lo-do-assign = { $to }
lo-do-concede = Give up
lo-prefer-follow =
    { $value ->
        [always] Always come along
        [never] Never come along
       *[ask] Ask me each time
    }
lo-prefer-help =
    { $value ->
        [yes] Take what you need
       *[ask] Ask me each time
    }
lo-prefer-react =
    { $value ->
        [never] Never ask me
       *[ask] Ask me each time
    }
# A standing answer that is in force, in a list of all that somebody has settled.
lo-settled-follow =
    { $value ->
        [always] { $hero } always comes along.
       *[never] { $hero } never comes along.
    }
lo-settled-help = Others may use the cards of { $hero } without asking.
lo-settled-react = { $hero } is never asked to stop an effect.
# Cards in a hand are numbered as in its picture.
lo-numbered = { $number }. { $card }
lo-choice-card =
    { $other ->
        [1] { $card } of { $hero }
       *[0] { $card }
    }
lo-choice-boon = { $name }: adds { $adds }, for one more action
lo-choice-talent = { $hero }’s talent: { $ability }
lo-tally =
    { $how ->
        [paid] Needed: { $need }. That pays for it.
        [surplus] Needed: { $need }. That is more than it takes: leave something out.
        [too_few_actions] Needed: { $need }. Each boon is an action of its own, and there are not so many left.
        [one_talent_each] Needed: { $need }. A talent gives one icon only.
       *[not_covered] Needed: { $need }. Still missing: { $missing }.
    }
# Below it, where it takes more than the page says.
lo-tally-dearer = That is more than the page says: { $banes }.

lo-confirm-rest =
    { $last ->
        [1] Rest now? The moon would go out, and the night with it: you would lose.
       *[0] Rest? Everybody here fills up their hand, then the moon moves on.
    }
lo-last-cards =
    { $count ->
        [1] That is { $heroes }’s last card
       *[other] Those are the last cards of { $heroes }
    }: { $strict ->
        [1] { $alone ->
            [1] an empty hand loses the game at once.
           *[0] an empty hand loses the game for all of you at once.
        }
       *[0] { $alone ->
            [1] if nothing comes back, you lose.
           *[0] if nothing comes back, all of you lose.
        }
    }
lo-confirm-last = { $last } Lay it down all the same?
lo-confirm-give-up =
    { $more ->
        [0] { $can ->
            [1] Not pay the foe? The game is lost then.
           *[0] Nothing here can pay the foe. Face it? The game is lost then.
        }
        [1] Not pay the foe? If one more of you here agrees, the game is lost.
       *[other] Not pay the foe? If { $more } more of you here agree, the game is lost.
    }

## The head of the private panel

# The first line is shown large.
lo-prompt-character =
    Who are you?
    Everybody wakes as somebody else. Your cards are dealt already; they can be looked at once all of you have chosen.
lo-prompt-begin =
    Round { $round }: { $hero } may begin
    One turn at a time, in any order you like.
lo-prompt-turn =
    { $hero }: { $left ->
        [0] no action left
        [1] one action left
       *[other] { $left } actions left
    }
lo-prompt-follow =
    Is { $hero } coming along?
    { $mover } goes to { $to }. What is there meets all who come.
lo-prompt-follow-explore =
    Is { $hero } coming along?
    { $mover } explores the way to tile { $number }. What is there meets all who come.
lo-prompt-help =
    { $foe ->
        [1] Will you help { $hero } against the foe?
       *[0] Will you help { $hero }?
    }
    { $foe ->
        [1] Asked for:
       *[0] For “{ $label }” ({ $cost }):
    } { $count ->
        [0] your talent, { $ability }.
       *[other] { $talent ->
            [0] { $cards }.
           *[other] { $cards }; your talent, { $ability }.
        }
    }
lo-prompt-settle =
    { $settled ->
        [1] What you have settled holds from the next time on; this once please answer.
       *[0] You can settle this once for all under “More …”.
    }
lo-prompt-for = You act for { $hero }. { $rest }
lo-news = -# { $text }
lo-news-effect =
    { $effect ->
        [bane] 🌫️ Bane here.
        [blizzard] ❄️ Blizzard here.
        [fae_rings] 🍄 Fae Rings: leaving here costs time.
        [lava] 🔥 Lava here.
        [nightmare] 🪶 A whiff of lavender.
       *[underwater] 🌊 Water over everything here.
    }{ $saved ->
        [0] { "" }
       *[other] {" "}It spares { $spared }.
    }
lo-prompt-react =
    { $which ->
        [fae_rings] { $effect }: leaving { $at } costs time
       *[other] { $effect } strikes { $at }
    }
    { $which ->
        [bane] Whoever it meets would draw a bane.
        [blizzard] Whoever it meets would discard a card.
        [fae_rings] The moon would move on.
        [foe] A foe would have to be paid.
        [lava] Whoever arrives would be sent back, a card poorer.
        [nightmare] { $up ->
            [1] The Nightmare would take a step.
           *[0] The Nightmare would get up.
        }
       *[underwater] Whoever arrives would be sent back, a card poorer.
    } { $hero } could cancel it.
lo-prompt-discard =
    { $hero } discards { $count ->
        [1] a card
       *[other] { $count } cards
    }
    { $cause ->
        [blizzard] The blizzard takes one from everybody here.
        [lava] The fire lets nobody through who does not know it.
        [underwater] The water lets nobody through who cannot breathe it.
        [limit] Your hand may hold fewer now.
        [card] The card says so.
       *[result] That is what it came to.
    }
lo-prompt-recover =
    { $hero } takes { $count ->
        [1] a card
       *[other] { $count } cards
    } back
    Choose from your discards.
lo-prompt-banes =
    { $hero } is rid of { $count ->
        [1] a bane
       *[other] { $count } banes
    }
    Choose which.
lo-prompt-lead =
    Where does the Nightmare go?
    It comes closer by one step either way.
lo-prompt-fight =
    { $foe }: { $cost }
    { $text }
    { $can ->
        [2] It can be paid only with what somebody here would rather keep. You may ask again.
        [1] { $count ->
            [1] You can pay.
           *[other] Together you can pay.
        }
       *[0] What lies here cannot pay it as it is. Unless something free helps, the night ends here.
    }
lo-prompt-fight-beside =
    A foe is here
    Whoever is on turn lays down cards for all of you. You may say that you would rather not.
lo-prompt-assign =
    Who gets it?
    { $boon ->
        [1] One of you gains a boon.
       *[0] One of you will { $reward }.
    }
lo-prompt-branch =
    Choose one
    What comes of it shows afterwards.
lo-prompt-wait =
    { $late }
    You can look round meanwhile.
lo-prompt-over =
    The night is over
    { $result }
lo-prompt-left = You have left this game

lo-character-line = **{ $name }** · { $talent }: { $text }
lo-here =
    { $count ->
        [0] **{ $tile }**
       *[other] **{ $tile }** · with { $others }
    }
lo-here-rings = 🍄 Fae Rings grow here: when you leave, the moon moves on.
# Above the introduction of a page on which a deed has been done since.
lo-here-before = -# How it was when you first came:
lo-here-unread = **{ $tile }** · what awaits you here comes first, then its page is read.
lo-hand =
    { $count ->
        [0] { $hero } holds no card.
       *[other] In hand ({ $count } of { $limit }): { $cards }.
    }
lo-rules-of = What { $hero } can rely on:
lo-rule-line = **{ $name }**: { $rules }
lo-boon-line =
    { $ready ->
        [1] **{ $name }**: { $rules }
       *[0] **{ $name }** (used this phase): { $rules }
    }
lo-talent-line =
    { $ready ->
        [1] **{ $name }**: { $text }
       *[0] **{ $name }** (used): { $text }
    }
lo-bane-line = **{ $name }** (bane): { $rules }

## Pages of the story

lo-leaf-tile =
    { $placed ->
        [1] { $name } · { $number } · { $at }
       *[0] { $name } · { $number }
    }
lo-leaf-foe = It takes **{ $cost }** to get past.
lo-leaf-beaten = { $name }: behind you
lo-choice =
    { $alternative ->
        [1] *or*{ " " }
       *[0] { "" }
    }**{ $number }. { $label }** · { $cost }{ $kind ->
        [rest] {" "}· rest
        [gateway] {" "}· Gateway
       *[normal] { "" }
    }{ $state ->
        [done] {" "}· done
        [closed] {" "}· closed
       *[open] { "" }
    }{ $why ->
        [need] { "" }
       *[other] { $needs ->
            [stated] {" "}· { $need }
            [met] {" "}· **met:** { $need }
           *[none] { "" }
        }
    }{ $why ->
        [need] {" "}· **not yet:** { $need }
        [actions] {" "}· no action left
        [together] {" "}· all of you must be here
        [lack] {" "}· you lack { $lack }
       *[none] { "" }
    }

## Who is awaited

lo-waiting-nobody = Nobody is asked.
lo-waiting-character = Choosing who they are: { $who }.
lo-waiting-begin =
    { $count ->
        [1] { $heroes } may begin next.
       *[other] Whoever likes may begin next: { $heroes }.
    }
lo-waiting-turn = { $heroes } is on turn.
lo-waiting-follow =
    { $explore ->
        [1] { $mover } explores the way to tile { $number }.
       *[0] { $mover } goes to { $to }.
    } Coming along? { $heroes }.
lo-waiting-help =
    { $foe ->
        [1] Asked for cards against the foe: { $heroes }.
       *[0] Asked for cards for “{ $label }”: { $heroes }.
    }
lo-waiting-react = { $effect } at { $at }: { $heroes } could cancel it.
lo-waiting-discard = Discarding: { $heroes }.
lo-waiting-recover = Taking cards back: { $heroes }.
lo-waiting-banes = Getting rid of a bane: { $heroes }.
lo-waiting-lead = { $heroes } chooses where the Nightmare goes.
lo-waiting-fight = { $heroes } stands before a foe.
lo-waiting-assign =
    { $boon ->
        [1] { $heroes } says who gains a boon.
       *[0] { $heroes } says who will { $reward }.
    }
lo-waiting-branch = { $heroes } chooses.
lo-waiting-caretaker =
    { $count ->
        [1] { $heroes } is late. Anybody at the table may act instead.
       *[other] Nobody has begun: { $heroes }. Anybody at the table may begin for one of them.
    }

## The table

lo-headline-waking = Waking up
lo-headline =
    Round { $round } · { $phase ->
        [1] new moon
        [2] waxing half-moon
        [3] full moon
        [4] waning half-moon
       *[other] the last dark
    } · { $tiles ->
        [1] one tile
       *[other] { $tiles } tiles
    }{ $tokens ->
        [0] { "" }
        [1] {" "}· one plot token
       *[other] {" "}· { $tokens } plot tokens
    }
lo-headline-over =
    { $won ->
        [1] Home!
       *[0] { $reason ->
            [given_up] Given up.
            [abandoned] Abandoned.
           *[other] Back to bed.
        }
    }

lo-event-character = { $who } is { $hero }.
lo-event-night = Everybody is awake.
lo-event-round = Round { $number } begins.
lo-event-turn = { $hero } takes a turn.
lo-event-turn-by = { $who } takes { $hero }’s turn.
lo-event-turn-ended = { $hero } can do nothing and passes.
lo-event-lapsed =
    { $decision ->
        [follow] No answer in time from { $heroes }.
        [help] No answer in time from { $heroes }.
        [react] No answer in time: it happens.
        [discard] { $lot ->
            [1] No answer in time from { $heroes }: what is discarded is drawn by lot.
           *[0] No answer in time from { $heroes }: what has the fewest icons is discarded.
        }
        [recover] No answer in time from { $heroes }: what was discarded last comes back.
        [banes] No answer in time from { $heroes }: what came first goes.
        [fight] No answer in time: the foe is paid with as little as possible, if it can be paid.
        [lead] { $lot ->
            [1] No answer in time: where the Nightmare goes is drawn by lot.
           *[0] No answer in time: the Nightmare takes the first way of north, east, south and west.
        }
        [assign] No answer in time: { $heroes } gets it, or else the first who can.
        [branch] No answer in time from { $heroes }: the first way is taken.
        [character] No answer in time from { $heroes }: the first free characters are taken.
        [turn] { $heroes } is late.
        [begin] { $count ->
            [1] { $heroes } is late.
           *[other] Nobody has begun in time.
        }
       *[caretaker] Nobody came: { $heroes }’s turn is over.
    }
lo-event-fight-wish =
    { $needed ->
        [1] { $hero } would rather not pay the foe. One more, and it is lost.
       *[other] { $hero } would rather not pay the foe. { $needed } more, and it is lost.
    }
lo-event-moved-step =
    { $count ->
        [1] { $heroes } goes to { $to }.
       *[other] { $heroes } go to { $to } together.
    }
lo-event-moved-bounce =
    { $count ->
        [1] { $heroes } has to turn back to { $to }.
       *[other] { $heroes } have to turn back to { $to }.
    }
lo-event-moved-carried =
    { $count ->
        [1] { $heroes } is carried to { $to }.
       *[other] { $heroes } are carried to { $to }.
    }
lo-event-stayed = { $hero } stays.
lo-event-effect =
    { $effect ->
        [bane] 🌫️ Bane at { $at }.
        [blizzard] ❄️ Blizzard at { $at }.
        [fae_rings] 🍄 Fae Rings: leaving { $at } costs time.
        [lava] 🔥 Lava at { $at }.
        [nightmare] 🪶 A whiff of lavender at { $at }.
       *[underwater] 🌊 Water over { $at }.
    }{ $saved ->
        [0] { "" }
       *[other] {" "}It spares { $spared }.
    }
lo-event-countered =
    { $named ->
        [1] { $hero } cancels { $effect } with { $by }.
       *[0] { $hero } cancels { $effect }.
    }
lo-event-page = 📖 { $tile }
lo-event-unlocked = 🔓 { $tile }: the way { $side } is open.
lo-event-paid = Laid down: { $parts }.
lo-event-transformed =
    { $named ->
        [1] { $once } is not what it was: now it is { $now }.
       *[0] { $now } is not what it was.
    }
lo-paid-cards = { $cards } ({ $hero })
lo-paid-boon = { $boon }
lo-paid-talent = { $ability } ({ $hero })
lo-event-help-refused = { $hero } does not help. Nothing was paid.
lo-event-done = { $hero }: { $label }.
# A result has set a flag: another page will know.
lo-event-remembered = 🔖 Somewhere this will be remembered.
lo-event-nothing-taken =
    { $full ->
        [1] No room for another card: none is taken.
       *[0] There is no card to take.
    }
lo-event-drew =
    { $count ->
        [1] { $hero } draws { $cards }.
       *[other] { $hero } draws { $count } cards: { $cards }.
    }
lo-event-renewed = The discards are shuffled into a new deck.
lo-event-discarded = { $hero } discards { $cards }.
lo-event-recovered = { $hero } takes back { $cards }.
lo-event-text = { $hero } plays { $card } for its text.
lo-event-talent =
    { $other ->
        [1] { $hero } uses { $talent } for { $to }.
       *[0] { $hero } uses { $talent }.
    }
lo-event-boon = ✨ { $hero } gains { $boon } ({ $rules }).
lo-event-boon-used = { $hero } uses { $boon }.
lo-event-traded = { $hero } gives { $thing } to { $to }.
lo-event-bane = { $hero } has a bane: { $bane }.
lo-event-bane-removed = { $hero } is rid of { $bane }.
lo-event-foe = ⚔️ { $foe } at { $at }.
lo-event-foe-beaten = { $foe }: behind you.
lo-event-foe-unbeaten = { $line }
lo-event-phase =
    { $phase ->
        [2] 🌓 The moon moves on: waxing half-moon.
        [3] 🌕 The moon moves on: full moon.
        [4] { $left ->
            [0] 🌗 The moon moves on: waning half-moon. It is the last quarter.
           *[other] 🌗 The moon moves on: waning half-moon.
        }
       *[other] { $left ->
            [0] 🌑 The moon moves on: the last dark.
           *[other] 🌑 The moon goes out.
        }
    }
lo-event-nightmare = 🪶 The Nightmare is up, at { $at }.
lo-event-nightmare-moved = 🪶 The Nightmare walks to { $to }.
lo-event-rested =
    { $count ->
        [1] { $heroes } rests.
       *[other] { $heroes } rest.
    }
lo-event-plot = ⭐ { $hero } finds plot token { $number }.
lo-event-gateway = 🚪 { $hero } opens a Gateway.

## The first turn to try. The tiles and deeds are those beside the first tile.

lo-lesson-character =
    You have woken up in a strange bed, and must find a way home before the moon has gone round. Everybody has a talent of their own.
    Choose **whoever you like**.
lo-lesson-pay =
    The page tells where you are and what can be done here. Deeds cost cards, and your cards are your courage: without any, the night is lost.
    So **make the bed**, and pay with one card that shows Solve. Best with one that shows nothing else.
lo-lesson-explore =
    That was the first of your three actions, and it opened a way. Behind every open side lies a page that nobody has read.
    Now **explore west**.
lo-lesson-rest =
    A place to rest! It fills your hand, but the moon clock moves on. After its fourth phase the night is over.
    Come, **lie down in a bed with a crease**.
lo-lesson-end-turn =
    The clock has woken the **Nightmare**: it stands where you began, one step away. If it catches any of you, all is lost. Mostly it sleeps until somebody treads on its mark; tonight the clock was enough.
    You have no action left, so **end the turn**. Alone, you begin the next one at once.
lo-lesson-flee =
    You have three new actions. Playing a card for its text costs none of them.
    Away from the Nightmare: **explore south**.
lo-lesson-on =
    One step further is safer. Going back over pages that have been read would cost actions too, and lead you to it.
    So **explore south** once more.
lo-lesson-rings =
    Fae Rings grow here: whoever leaves them moves the clock on, and now the Nightmare walks along. Two steps in this phase, and you are three away: dare it.
    Now **explore west**.
lo-lesson-end =
    It came two steps closer, and you got away. Somewhere out there are ways home, each with a story of its own. Take friends along: whoever stands together pays together.

## The end

lo-result =
    { $reason ->
        [gateway] **You are home**: { $heroes }.
        [hand] { $count ->
            [0] A hand is empty. { $back }
           *[other] No card is left to { $heroes }. { $back }
        }
        [caught] { $count ->
            [0] The Nightmare has caught up. { $back }
           *[other] The Nightmare has caught up with { $heroes } at { $at }. { $back }
        }
        [foe] The foe was not to be got past. { $back }
        [story] It ended badly. { $back }
        [trapped] Every way is shut. { $back }
        [clock] The night is used up. { $back }
        [given_up] You gave the night up.
       *[abandoned] Nobody is left, so the night ends by itself.
    }
lo-back-to-bed =
    { $alone ->
        [1] You are put back to bed.
       *[0] All of you are put back to bed.
    }
lo-result-figures =
    { $rounds ->
        [1] One round
       *[other] { $rounds } rounds
    } · { $tiles ->
        [1] one tile
       *[other] { $tiles } tiles
    } · { $pages ->
        [1] one read
       *[other] { $pages } read
    } · { $encounters ->
        [1] one deed
       *[other] { $encounters } deeds
    } · { $tokens ->
        [0] no plot token
        [1] one plot token
       *[other] { $tokens } plot tokens
    }

## Pictures in words

lo-alt-map =
    { $tiles ->
        [1] The map: one tile.
       *[other] The map: { $tiles } tiles.
    } { $heroes }. { $up ->
        [1] The Nightmare is at { $nightmare }.
       *[0] The Nightmare is not up.
    } { $phase ->
        [1] The moon is new.
        [2] The moon is a waxing half.
        [3] The moon is full.
        [4] The moon is a waning half.
       *[other] The moon is dark.
    }
lo-alt-hero = { $hero } at { $at }
lo-alt-here =
    Here: { $tile }. Ways out: { $ways }.{ $count ->
        [0] { "" }
       *[other] {" "}Effects: { $effects }.
    }
lo-alt-way =
    { $shut ->
        [1] { $side } to { $number } (locked)
       *[0] { $side } to { $number }
    }
lo-alt-squares = Squares: { $squares }.
lo-alt-square = { $at } tile { $number }
lo-words-tile =
    { "" }**{ $tile }**{ $count ->
        [0] { "" }
       *[other] {" "}· { $effects }
    } · ways: { $ways }{ $heroes ->
        [0] { "" }
       *[other] {" "}· here: { $here }
    }
lo-words-more =
    { $count ->
        [1] One more tile lies farther off.
       *[other] { $count } more tiles lie farther off.
    }
lo-alt-hand =
    { $count ->
        [0] { $hero } holds no card.
       *[other] { $hero } holds { $cards }.
    } { $discards ->
        [0] No discards.
        [1] One discard.
       *[other] { $discards } discards.
    }
lo-alt-card = { $name } ({ $icons })
lo-alt-boon =
    { $ready ->
        [1] { $name }
       *[0] { $name } (used)
    }
lo-alt-belongings =
    Before { $hero }: { $ready ->
        [1] the talent is ready
       *[0] the talent is used
    }; { $boons ->
        [0] no boons
       *[other] boons: { $boon_list }
    }; { $banes ->
        [0] no banes
       *[other] banes: { $bane_list }
    }.
lo-alt-characters = Cards of those you may be, each with things of theirs and a talent: { $names }.
lo-alt-symbols = The symbols: five abilities, seven effects, locks, tokens, rest and Gateway, each with its name.

## The sheet of signs

lo-symbol =
    { $symbol ->
        [open] Deed
        [done] Done
        [closed] Closed
        [locked] Locked
        [unlocked] Unlocked
        [unread] Unread
        [rest] Rest
        [gateway] Gateway
        [plot] Plot token
        [boon] Boon
        [phase-1] New moon
        [phase-2] Waxing
        [phase-3] Full moon
       *[phase-4] Waning
    }

lo-sight-around = Where I am
lo-sight-map = The whole map
lo-sight-hand =
    { $own ->
        [1] My hand ({ $hero })
       *[0] { $hero }’s hand
    }
lo-sight-belongings =
    { $own ->
        [1] My boons and banes ({ $hero })
       *[0] { $hero }’s boons and banes
    }
lo-sight-characters = Characters
lo-sight-symbols = Symbols

## The lobby: settings

lo-option-theme = Pictures
    .value-moonlit = Moonlit
    .value-parchment = Parchment
lo-option-random-characters = Characters by lot
    .about = Nobody chooses who they are
lo-option-solo-two = Two characters
    .about = Alone with two characters, six cards each
lo-option-dusk = The moon by itself
    .value =
        { $value ->
            [0] Stands still
           *[other] Moves on every { $value } rounds
        }
lo-option-journal = Journal
    .about = Whose journal keeps the pages that are read
    .value-person = Each player’s
    .value-group = Everybody’s on this server
    .value-off = Nobody’s
lo-option-mulligan = A new hand
    .about = Once each, before anybody has acted
lo-option-first-seat = Who begins
    .value-presser = Whoever presses first
    .value-random = By lot
lo-option-fixed-order = Fixed order
    .about = Turns go round the table
lo-option-rotate-first = The first player moves on
    .about = Each round another begins
lo-option-trade = Giving things away
    .about = A card or boon to somebody on the same tile, for an action
lo-option-all-at-tree = All at the tree
    .about = A Gateway opens only when everybody stands there
lo-option-read-all = All endings
    .about = After the game every ending may be read
lo-option-effect-ends-move = Effects stop you
    .about = No more walking in a turn after an effect
lo-option-effects-hit = Bane and Blizzard hit
    .value-all = Everybody on the tile
    .value-arrivals = Those who arrive
lo-option-touch-all = Winter’s Touch for all
    .about = It protects everybody on the tile
lo-option-power-each = Powers for oneself
    .about = In lava and water everybody needs their own
lo-option-rings-once-per-round = Fae Rings once a round
    .about = However many leave
lo-option-foe-once = Beaten foes stay away
    .about = A tile whose foe was beaten is clear
lo-option-bounce-triggers = Turning back counts
    .about = Where you are sent back to, effects strike again
lo-option-reward-any-on-tile = Rewards for anybody here
    .about = Not only for those who paid
lo-option-clock-reveals = The moon wakes it
    .about = A new phase brings out the Nightmare as well
lo-option-reveal-strict = Strict waking
    .about = Whoever stands where the Nightmare gets up is caught
lo-option-fifth-phase = A fifth phase
    .about = It is played; the sixth is lost
lo-option-strict-hand = Strict hands
    .about = An empty hand loses at once
lo-option-no-reshuffle = No new deck
    .about = Discards are never shuffled back
lo-option-default-discard = Discards when late
    .value-fewest-icons = The fewest icons
    .value-random = By lot
lo-option-tie-default = The Nightmare when late
    .value-first = North, east, south, west
    .value-random = By lot
lo-option-caretaker = Standing in
    .about = For somebody who is late, anybody may act

## The lobby: what differs from the rulebook’s game

lo-differs-theme = parchment
lo-differs-random-characters = characters by lot
lo-differs-solo-two = two characters
lo-differs-dusk = the moon moves on every { $value } rounds
lo-differs-journal =
    { $value ->
        [group] a journal for all
       *[off] no journal
    }
lo-differs-mulligan = a new hand each
lo-differs-first-seat = the first player by lot
lo-differs-fixed-order = fixed order
lo-differs-rotate-first = the first player moves on
lo-differs-trade = giving things away
lo-differs-all-at-tree = all at the tree
lo-differs-read-all = all endings
lo-differs-effect-ends-move = effects stop you
lo-differs-effects-hit = bane and blizzard hit arrivals only
lo-differs-touch-all = Winter’s Touch for all
lo-differs-power-each = powers for oneself
lo-differs-rings-once-per-round = Fae Rings once a round
lo-differs-foe-once = beaten foes stay away
lo-differs-bounce-triggers = turning back counts
lo-differs-reward-any-on-tile = rewards for anybody here
lo-differs-clock-reveals = the moon wakes the Nightmare
lo-differs-reveal-strict = strict waking
lo-differs-fifth-phase = a fifth phase
lo-differs-strict-hand = strict hands
lo-differs-no-reshuffle = no new deck
lo-differs-default-discard = late discards by lot
lo-differs-tie-default = the Nightmare by lot
lo-differs-caretaker = nobody stands in

lo-board =
    { $seats ->
        [1] alone
       *[other] { $seats } players
    }
    .with = { $setup } · { $differences }

## The lobby: remarks

lo-note-solo = Alone you hold seven cards. With “Two characters” you hold six each.
lo-note-two = You play both characters, six cards each. Cards of both may pay where they stand together.
lo-note-open = All cards lie open, and you win or lose together. Talk as much as you like.

## The lobby: why not

lo-refused-unknown-option = There is no such setting.
lo-refused-unknown-value = That setting cannot have this value.
lo-refused-too-few-seats = Somebody has to wake up first.
lo-refused-too-many-seats = There are more players than seats.
lo-refused-two-characters-are-for-one = Two characters are for one player alone.
lo-refused-rotating-needs-an-order = That needs “Fixed order” first.
lo-refused-not-covered = That does not pay for it yet.
lo-refused-surplus = That is more than it takes. Leave something out: cards are your breath.
lo-refused-too-few-actions = Each boon is an action of its own, and there are not so many left.
lo-refused-one-talent-each = A talent gives one icon only.

## Rules, page by page

lo-rules-aim =
    You were put to bed in the Otherworld, and you got up. Explore it together, tile by tile. Find a **Hollows Tree**, open its **Gateway**, and all of you are home.

    It is lost when a hand is empty, when the Nightmare catches somebody, when a foe is not paid, when the moon has gone round, when every way is shut, or when the story says so.

    Each time you know a little more than before.
    .title = What it is about
    .alt = A small map in the moonlight with a hero, the Nightmare two tiles off, and a tree with a keyhole at the edge.
lo-rules-turn =
    In a round everybody has one turn, in any order. A turn has one to **three actions**:

    { "" }**Explore** a way that leads where nothing lies yet. **Move** to a tile that lies there. **Do a deed** of the page where you stand. **Use a boon**.

    Free: card texts and your talent. Those on your tile may **come along** when you walk; it costs them nothing.
    .title = A turn
    .alt = Four small pictures: a new tile is laid, a figure walks, cards pay for a deed, a boon is turned sideways.
lo-rules-map =
    A path with a **number** leads to that tile. No path, no way. A **lock** opens through a deed on that page.

    A tile’s effects strike whenever somebody comes there, the second time as the first. On a new tile its page is read after them, and may be read again by everybody.

    The Nightmare walks over everything, straight through walls and locks.
    .title = The map
    .alt = A tile with a stepping-stone path, a bramble hedge, and a chained lock on its edge.
lo-rules-effects =
    { "" }**Bane** each here draws a bane. **Blizzard** each here discards a card. **Foe** pay it together. **Nightmare** it gets up, later it takes a step.

    { "" }**Lava** and **Underwater** send all arrivals back, a card poorer, unless somebody here has Fire Walker or Water Gills.

    { "" }**Fae Rings** when you leave, the moon moves on: once for all who leave together.

    Some cards and boons cancel an effect. You are asked when you hold one.
    .title = Effects
    .alt = Seven round signs with their names: bane, blizzard, Fae Rings, foe, lava, Nightmare, underwater.
lo-rules-pages =
    A page tells where you are and offers one or two deeds. A deed costs **abilities**: Search, Solve, Talk, Evade, Challenge. Lay down cards whose signs add up; every sign on a card counts. All on your tile may help.

    “or”: one deed closes the other. Some need more than cards; the page says what.

    What comes of it is read afterwards. Good things go to one who paid, bad things to all who paid.
    .title = Deeds
    .alt = A page with two deeds; below, three cards of two players add up to the first one’s cost.
lo-rules-cards =
    Your **hand** is your breath: { "7, 6, 5 or 4" } cards for one, two, three or four players. Played cards go to your discards. You do not draw at the end of a turn. Some deeds, cards and rests give cards back.

    A card gives its signs **or** its text.

    { "" }**Boons** help for an action, once a phase; some help always. **Banes** hold you back until something takes them away.
    .title = Cards
    .alt = A hand of cards with ability signs, a boon turned sideways, a bane beside it.
lo-rules-foes =
    A **foe** must be paid at once by those on its tile, with cards, free texts, talents and your boons. Most want two or three different signs, so do not explore with a poor hand. Beaten foes go back into the deck.

    The **Nightmare** first gets up on tile 1. Then it takes a step to whoever is nearest each time its sign is met, and more when the moon moves on. Do not let it reach you. You cannot walk into it, but you can draw it away.
    .title = Foes and the Nightmare
    .alt = A polite wolf with a napkin on a chair; the tall, feathered Nightmare with a blanket over its arm.
lo-rules-moon =
    The night has **four phases**. Fae Rings, rests and some deeds move the moon on. Then boons and talents are ready again, and the Nightmare takes one, two or three steps.

    When the fifth phase begins, the game is lost.

    { "" }**Rest**: all on the tile fill up their hands, then the moon moves on.
    .title = The moon
    .alt = A dial with four moons: new, waxing half, full, waning half.
lo-rules-end =
    Whoever opens a Gateway brings all of you home, wherever the others stand.

    { "" }**Plot tokens** are found on the way. At the end each opens a page that tells what became of somebody.

    Read only the endings that you have found. There are other nights.
    .title = The end
    .alt = An open door in a tree trunk with light behind it, and a row of numbered stars.
lo-rules-here =
    Press **My turn** for your panel: the map around you, the page, your cards, and all that you may do. Every page is posted here once when it is first read; `/lost-ones page` shows it again, and your `/lost-ones journal` keeps it for other nights.

    Away? Say once what you do when others walk on or need your cards. If you are late, anybody may act for you.
    .title = Playing here
    .alt = The map that everybody sees; beside it a private panel with a page of the story and buttons.

## The table and its commands. Descriptions have at most 100 characters.

lo-legend = On the map: { $heroes }
lo-token = { $letter } { $hero } ({ $who })

lo-button-turn = My turn
lo-table-call = { $people }, you are asked!

lo-command-turn = Play your turn of Lost Ones
lo-command-explore = Explore a way that leads where nothing lies yet
lo-command-move = Go to a tile that lies there
lo-command-encounter = Do one of the deeds of the page where you stand
lo-command-boon = Use a boon for an action
lo-command-talent = Use your talent
lo-command-play = Play an ability card for its text
lo-command-follow = Say what you do when others walk on
lo-command-help-with = Say whether others may use your cards
lo-command-end-turn = End your turn
lo-command-map = Look at the map
lo-command-hand = Look at a hand of cards, or at boons and banes
lo-command-page = Read a page again that this table has read
lo-command-journal = Read the pages of all your nights, and of nights that share them with this server
lo-error-no-such-way = There is no such way to go now. Choose one from the list.
lo-error-no-such-thing = I do not find that. Choose from the list.
lo-error-already = That is what you do already.
lo-option-side = Which way
lo-option-deed = Which deed
lo-option-boon = Which boon
lo-option-card = Which card
lo-option-choice = What for
lo-option-always = What you always do
lo-option-whose = Whose
lo-option-page = Which page
