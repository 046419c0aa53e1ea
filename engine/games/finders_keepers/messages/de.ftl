### Finders Keepers auf Deutsch. Dinge, Kartennummern und Namen kommen als Werte.

fk-name = Finders Keepers
fk-about = scharfe Augen: Findet das Ding vom Plättchen auf euren Wimmelkarten
fk-tagline = Wer entdeckt zuerst alles? Seht genau hin!

fk-player-random = Blinde Kuh
    .about = nennt irgendwelche Karten
fk-player-easy = Schlafmütze
    .about = übersieht vieles
fk-player-steady = Gutes Auge
    .about = sieht das meiste, übersieht manchmal etwas
fk-player-sharp = Falkenauge
    .about = übersieht überhaupt nichts

## Namen der Dinge

# Alles, was auf einer Karte liegen kann. Plättchen zeigen die ersten vierzig; der Rest liegt nur herum.
fk-object =
    { $object ->
        [seymour] Seymour
        [rubber-duck] Gummiente
        [key] Schlüssel
        [button] Knopf
        [die] Würfel
        [domino] Dominostein
        [marble] Murmel
        [thread] Garnrolle
        [safety-pin] Sicherheitsnadel
        [whistle] Trillerpfeife
        [bell] Glocke
        [crown] Krone
        [feather] Feder
        [seashell] Muschel
        [anchor] Anker
        [rocket] Rakete
        [kite] Drachen
        [umbrella] Regenschirm
        [pencil] Bleistift
        [scissors] Schere
        [candle] Kerze
        [hourglass] Sanduhr
        [camera] Fotoapparat
        [top-hat] Zylinder
        [magnet] Magnet
        [teddy] Teddybär
        [dinosaur] Dinosaurier
        [butterfly] Schmetterling
        [ladybird] Marienkäfer
        [snail] Schnecke
        [toadstool] Fliegenpilz
        [strawberry] Erdbeere
        [cherries] Kirschen
        [lollipop] Lutscher
        [cupcake] Törtchen
        [pretzel] Brezel
        [puzzle-piece] Puzzleteil
        [paper-boat] Papierschiff
        [spinning-top] Kreisel
        [clothes-peg] Wäscheklammer
        [guitar] Gitarre
        [carrot] Möhre
        [kiwi] Kiwi
        [pear] Birne
        [pineapple] Ananas
        [avocado] Avocado
        [aubergine] Aubergine
        [broccoli] Brokkoli
        [grapes] Weintrauben
        [cheese] Käse
        [donut] Donut
        [popcorn] Popcorn
        [burger] Burger
        [juice-box] Saftpäckchen
        [teapot] Teekanne
        [mango] Mango
        [radio] Radio
        [hammer] Hammer
        [tent] Zelt
        [saw] Säge
        [book] Buch
        [gift] Geschenk
        [basketball] Basketball
        [football] Fußball
        [tennis-racket] Tennisschläger
        [roller-skate] Rollschuh
        [skateboard] Skateboard
        [sunglasses] Sonnenbrille
        [cap] Kappe
        [sun-hat] Sonnenhut
        [gloves] Handschuhe
        [sneaker] Turnschuh
        [boot] Stiefel
        [handbag] Handtasche
        [backpack] Rucksack
        [suitcase] Koffer
        [jeans] Jeans
        [corn] Maiskolben
        [aeroplane] Flugzeug
        [helicopter] Hubschrauber
        [car] Auto
        [tractor] Traktor
        [locomotive] Lokomotive
        [gamepad] Gamepad
        [saxophone] Saxofon
        [drum] Trommel
        [maracas] Rumbarasseln
        [accordion] Akkordeon
        [microphone] Mikrofon
        [headphones] Kopfhörer
        [joystick] Joystick
        [giraffe] Giraffe
        [sunflower] Sonnenblume
        [rose] Rose
        [cactus] Kaktus
        [coral] Koralle
        [sled] Schlitten
        [castle] Burg
        [pumpkin] Kürbis
        [robot] Roboter
        [lantern] Laterne
        [bucket] Eimer
        [basket] Korb
        [mirror] Spiegel
        [potted-plant] Topfpflanze
        [amphora] Amphore
        [octopus] Krake
        [crab] Krebs
        [penguin] Pinguin
        [whale] Wal
        [angelfish] Kaiserfisch
        [flamingo] Flamingo
        [elephant] Elefant
        [zebra] Zebra
        [sheep] Schaf
       *[other] { $object }
    }
# Dasselbe unter einem kleinen Bild, mit weichen Trennstrichen in langen Wörtern.
fk-object-parted =
    { $object ->
        [butterfly] Schmetter{ "\u00AD" }ling
        [safety-pin] Sicherheits{ "\u00AD" }nadel
        [whistle] Triller{ "\u00AD" }pfeife
        [umbrella] Regen{ "\u00AD" }schirm
        [domino] Domino{ "\u00AD" }stein
        [dinosaur] Dino{ "\u00AD" }saurier
        [camera] Foto{ "\u00AD" }apparat
        [ladybird] Marien{ "\u00AD" }käfer
        [toadstool] Fliegen{ "\u00AD" }pilz
        [puzzle-piece] Puzzle{ "\u00AD" }teil
        [paper-boat] Papier{ "\u00AD" }schiff
        [clothes-peg] Wäsche{ "\u00AD" }klammer
       *[other] { fk-object }
    }
fk-number = { $number }
fk-numbers = { $numbers }
fk-span = { $first } bis { $last }
fk-lines =
    { $first }
    { $then }
# Eine Karte im Textmodus.
fk-words = { $number }: { $words }

## Was ein Platz tun darf (Knöpfe)

# Die Frage über den Nummern der eigenen Karten und der Knopf, der sie beantwortet.
fk-do-claim = Auf welchen Karten ist das? { $tile }
fk-do-send =
    { $changed ->
        [1] Antwort ändern
       *[other] Mehr sehe ich nicht
    }
# Bei mehreren offenen Plättchen: ein Knopf für jedes.
fk-do-search = Suchen
fk-do-tile =
    { $answered ->
        [-1] { $tile }
        [0] { $tile } (keine)
       *[other] { $tile } ({ $cards })
    }
fk-do-done = Sonst sehe ich nichts
fk-do-turn-tile =
    { $tiles ->
        [1] Nächstes Plättchen aufdecken
       *[other] Nächste Plättchen aufdecken
    }
fk-do-void =
    { $count ->
        [1] Ein Bild ist unfair?
       *[other] Unfaires Plättchen weglegen
    }
fk-do-void-it = Dieses Plättchen weglegen
fk-do-resume = Weiterspielen
fk-do-stop = Hier aufhören

fk-confirm-void = Das Plättchen ({ $tile }) weglegen? Niemand sammelt dafür etwas, Antworten darauf verfallen, und alle lesen, dass du es warst.
fk-confirm-stop = Das Spiel hier beenden, ohne Sieger?

## Der Kopf der eigenen Ansicht

# Die erste Zeile wird groß gezeigt.
fk-prompt-search =
    { $count ->
        [1] Gesucht: { $tiles }
       *[other] Gesucht: { $tiles }
    }
    { $count ->
        [1] Wähle die Nummern aller deiner Karten, auf denen das zu sehen ist. Auf keiner? Dann gib ab, ohne eine zu wählen.
       *[other] Antworte für jedes. „{ fk-do-done }“ beantwortet den Rest.
    } { $wrong ->
        [ignore] Falsche Karten kosten nichts, aber du kannst höchstens { $most } wählen.
        [lockout] Eine falsche Karte verdirbt die Antwort, und du setzt danach aus.
       *[void] Eine falsche Karte verdirbt die ganze Antwort.
    } { $away ->
        [1] Auf dich wartet gerade niemand; deine Antwort bringt dich zurück.
       *[0] Du kannst sie ändern, solange das Plättchen offen ist.
    }
fk-prompt-sent =
    { $count ->
        [0] Deine Antwort: keine
       *[other] Deine Antwort: { $cards }
    }
    Sie bleibt versiegelt, bis alle fertig sind. Du kannst sie noch ändern.
fk-prompt-ready =
    Du bist fertig
    Deine Antworten bleiben versiegelt, bis alle fertig sind. Du kannst sie noch ändern.
fk-prompt-locked =
    Du setzt diesmal aus
    { $count ->
        [1] Die anderen suchen: { $tiles }
       *[other] Die anderen suchen: { $tiles }
    }
fk-prompt-reveal =
    { $tiles ->
        [1] Deck das nächste Plättchen auf
       *[other] Deck die nächsten Plättchen auf
    }
    Alle warten darauf.
fk-prompt-wait =
    { $who } deckt das nächste Plättchen auf
    Sieh dir inzwischen deine Karten an.
fk-prompt-paused =
    Das Spiel macht Pause
    Zuletzt hat niemand geantwortet. Spielt weiter, sobald jemand da ist.
fk-prompt-over = Das Spiel ist aus
fk-prompt-left = Du hast dieses Spiel verlassen

# Was aus der letzten Antwort wurde.
fk-verdict =
    { $how ->
        [all] ✅ { $tile }: Du hast { $count ->
            [1] Karte { $collected }
           *[other] die Karten { $collected }
        } gesammelt.
        [some] ✅ { $tile }: Du hast { $count ->
            [1] Karte { $collected }
           *[other] die Karten { $collected }
        } gesammelt. Nicht auf allen von { $claimed } war es zu sehen.
        [void] ❌ { $tile }: Nicht auf allen von { $claimed } war es zu sehen, also sammelst du nichts.
        [none] { $tile }: Du hast keine Karte genannt.
       *[silent] { $tile }: Du hast nicht geantwortet.
    }

## Auf wen gewartet wird

fk-waiting-search = Es suchen noch: { $who }.
fk-waiting-reveal = { $who } deckt das nächste Plättchen auf.
fk-waiting-paused = Pause: Niemand hat geantwortet. Jeder am Tisch darf weiterspielen.

## Der Tisch

fk-headline-search =
    { $count ->
        [1] Plättchen { $number } · Gesucht: { $tiles }
       *[other] Plättchen { $number } bis { $last } · Gesucht: { $tiles }
    }
fk-headline-reveal = Gleich wird Plättchen { $number } aufgedeckt
fk-headline-paused = Pause vor Plättchen { $number }
fk-headline-over =
    { $count ->
        [0] { $reason ->
            [stopped] Beendet.
            [abandoned] Abgebrochen.
           *[other] Die Plättchen sind aus.
        }
        [1] { $practice ->
            [1] Alles gefunden!
           *[0] { $winners } gewinnt!
        }
       *[other] Ein geteilter Sieg: { $winners }!
    }

fk-event-turned = { $who } deckt auf: { $tiles }.
fk-event-ready = { $who } ist fertig.
fk-event-closed = { $number }. { $tile } · { $found }
fk-found =
    { $count ->
        [0] { $who } –
       *[other] { $who } +{ $count }
    }
fk-found-missed =
    { $count ->
        [0] { $who } – (nicht gesehen: { $missed })
       *[other] { $who } +{ $count } (nicht gesehen: { $missed })
    }
fk-event-locked-out = Falsch genannt: { $who } setzt beim nächsten Plättchen aus.
fk-event-voided = { $who } hat ein Plättchen weggelegt: { $tile }. Es zählt für niemanden.
fk-event-away = { $who } scheint nicht da zu sein. Die anderen spielen weiter; jede Antwort bringt { $who } zurück.
fk-event-paused = Niemand hat geantwortet, darum macht das Spiel Pause.
fk-event-reshuffled = Alle Plättchen waren dran. Sie werden gemischt und noch einmal aufgedeckt.
fk-event-left = { $who }: Die Karten dieses Platzes verlassen das Spiel.

## Der erste Zug zum Ausprobieren. Dinge und Nummern sind die seiner Karten.

fk-lesson-one =
    Alle haben zwölf Karten, und gerade wurde ein Plättchen aufgedeckt: eine **Glocke**. Sie liegt auf einer deiner Karten 1 bis 6.
    Wähle die Nummer dieser Karte und gib sie dann ab.
fk-lesson-two =
    Die gehört dir! Wer zuerst keine Karten mehr hat, gewinnt. Das nächste Plättchen zeigt einen **Zylinder**, und der liegt auf zwei deiner Karten.
    Die Knöpfe unter dem Bild führen zu den übrigen Karten. Wähle beide Nummern.
fk-lesson-none =
    Jetzt eine **Erdbeere**. Such auf allen deinen Karten. Auf keiner zu finden? Das kommt vor, und auch das ist eine Antwort.
    Wähle keine Nummer und gib das ab.
fk-lesson-three =
    Ein **Törtchen**: Es liegt auf dreien deiner Karten. Du darfst auch weniger nennen, aber eine falsche Karte verdirbt die ganze Antwort!
    Nenne alle drei.
fk-lesson-last =
    Niemand sieht deine Antwort, bevor alle geantwortet haben. Du musst dich also nicht beeilen. Das letzte Plättchen für heute zeigt **Kirschen**.
    Such die eine Karte, auf der sie liegen.
fk-lesson-strayed = Das darfst du abgeben, aber es stimmt nicht ganz. In einem echten Spiel würde es dich das Plättchen kosten, also sieh noch einmal hin!
fk-lesson-end =
    Sieben deiner zwölf Karten bist du los, die andere Seite hat noch neun. In einem echten Spiel liegt viel mehr auf den Karten herum. Aber Sekunden zählen nie: Sieh hin, so lange du magst.

## Das Ende

fk-result =
    { $reason ->
        [finished] { $practice ->
            [1] Alles gefunden mit { $tiles ->
                [1] einem Plättchen
               *[other] { $tiles } Plättchen
            }!
           *[0] { $count ->
                [1] **{ $winners }** hat als Erstes alle Karten gesammelt, bei Plättchen { $tiles }!
               *[other] **{ $winners }** haben ihre letzten Karten beim selben Plättchen gesammelt, Nummer { $tiles }: Ihr gewinnt gemeinsam!
            }
        }
        [pile_end] { $count ->
            [0] Die Plättchen sind aus, nach { $tiles } Stück.
            [1] Die Plättchen sind aus. **{ $winners }** hat die meisten Karten gesammelt: { $collected }.
           *[other] Die Plättchen sind aus. **{ $winners }** haben die meisten Karten gesammelt, je { $collected }: Ihr gewinnt gemeinsam!
        }
        [stopped] Das Spiel wurde nach { $tiles } Plättchen beendet, ohne Sieger.
       *[abandoned] Niemand ist mehr da, darum endet das Spiel ohne Sieger.
    }
fk-left =
    { $count ->
        [1] { $who } 1 Karte
       *[other] { $who } { $count } Karten
    }
fk-result-left = Noch zu finden: { $left }.
fk-missed = { $tile } auf { $slot }
fk-result-missed =
    { $who } hat nicht gesehen: { $missed }{ $more ->
        [0] .
       *[other] {" "}und noch { $more }.
    }

## Bilder in Worten. Die Karten sind das Rätsel: Ihre Worte sagen nie, was darauf liegt.

fk-alt-board =
    { $count ->
        [0] Kein Plättchen ist offen.
        [1] Das offene Plättchen: { $tiles }.
       *[other] Die offenen Plättchen: { $tiles }.
    } { $pile ->
        [0] Im Stapel ist keines mehr.
       *[other] Im Stapel: { $pile }.
    } { $seats }.
# Das Bild vom Ende. Sieger stehen unter Kronen, Übersehenes ist eingekreist.
fk-alt-end =
    { $count ->
        [0] Das Ende. Niemand hat gewonnen.
        [1] { $practice ->
            [1] Das Ende: alles gefunden.
           *[0] Das Ende. Unter der Krone: { $winners }.
        }
       *[other] Das Ende. Unter den Kronen: { $winners }.
    } { $seats }.{ $shown ->
        [0] { "" }
       *[other] {" "}Übersehenes, eingekreist: { $missed }.
    }
fk-alt-missed = { $tile } auf Karte { $slot } von { $who }
fk-alt-seat =
    { $who }: { $left } zu finden, { $collected } gesammelt{ $ready ->
        [1] , fertig
       *[0] { "" }
    }
fk-alt-sheet =
    { $own ->
        [1] { $count ->
            [1] Deine Wimmelkarte, Nummer { $cards }.
           *[other] Deine Wimmelkarten, Nummern { $cards }.
        }
       *[0] { $count ->
            [1] Eine Wimmelkarte von { $who }, Nummer { $cards }.
           *[other] Wimmelkarten von { $who }, Nummern { $cards }.
        }
    }
fk-alt-nothing = Es ist keine Karte mehr zu sehen.

## Wörter auf Bildern.

fk-picture-missed = Übersehen

# Die Bilder, die eine Ansicht zeigen kann.
fk-sight-own =
    { $count ->
        [1] Karte { $cards }
       *[other] Karten { $cards }
    }
fk-sight-other = { $who }: { $cards }

## Vor dem Spiel: Einstellungen

fk-option-clutter = Gerümpel
    .about = Was sonst noch auf den Karten liegt
    .value-0 = Keines (leicht zu sehen)
    .value-8 = Einiges
    .value-16 = Viel (schwer zu sehen)
fk-option-wrong = Falsche Karten
    .about = Was geschieht, wenn es auf einer genannten Karte nicht zu sehen ist
    .value-void = Verderben alles
    .value-ignore = Zählen nicht (sanft, höchstens vier je Plättchen)
    .value-lockout = Verderben alles, und man setzt danach aus
fk-option-tiles-per-round = Plättchen auf einmal
    .about = Mehrere zugleich machen ein langsames Spiel schneller
    .value = { $value }
fk-option-show-misses = Übersehenes zeigen
    .about = Sobald ein Plättchen zu ist, nicht erst am Ende
fk-option-private-tableaus = Verborgene Karten
    .about = Alle sehen nur ihre eigenen Karten
fk-option-manual-reveal = Von Hand aufdecken
    .about = Die Mitspieler decken reihum auf
fk-option-text-mode = Wörter statt Bilder
    .about = Jede Karte ist eine gemischte Wörterliste, für alle
fk-option-practice = Übung
    .about = Für eine Person: Wie viele Plättchen brauchst du?
fk-option-pile-end = Wenn die Plättchen aus sind
    .value-reshuffle = Mischen und noch einmal
    .value-most = Die meisten Karten gewinnen
fk-option-objects = Dinge zum Finden
    .value-mixed = Drei bis sechs auf einer Karte
    .value-four = Genau vier auf einer Karte
fk-option-away-after = Abwesend nach
    .about = Ab wann niemand mehr auf jemanden wartet, der nicht antwortet
    .value =
        { $value ->
            [0] Nie (immer warten)
            [1] 1 Plättchen ohne Antwort
           *[other] { $value } Plättchen ohne Antwort
        }
fk-option-first-seat = Wer das erste Plättchen aufdeckt
    .value-random = Das Los entscheidet
    .value-owner = Wer den Tisch eröffnet hat

## Vor dem Spiel: Was anders ist als im Grundspiel

fk-differs-clutter =
    { $value ->
        [0] kein Gerümpel
       *[other] viel Gerümpel
    }
fk-differs-wrong =
    { $value ->
        [ignore] falsche Karten zählen nicht
       *[lockout] falsche Karten kosten das nächste Plättchen
    }
fk-differs-tiles-per-round = { $value } Plättchen auf einmal
fk-differs-show-misses = Übersehenes wird gezeigt
fk-differs-private-tableaus = verborgene Karten
fk-differs-manual-reveal = von Hand aufgedeckt
fk-differs-text-mode = Wörter statt Bilder
fk-differs-practice = Übung für eine Person
fk-differs-pile-end = die meisten Karten gewinnen, wenn die Plättchen aus sind
fk-differs-objects = genau vier Dinge auf einer Karte
fk-differs-away-after =
    { $value ->
        [0] auf alle wird immer gewartet
        [1] abwesend nach einem Plättchen
       *[other] abwesend nach { $value } Plättchen
    }
fk-differs-first-seat = wer den Tisch eröffnet hat, deckt zuerst auf

# Eine Bestenliste.
fk-board =
    { $seats ->
        [1] allein
       *[other] { $seats } Mitspieler
    }
    .with = { $setup } · { $differences }

## Vor dem Spiel: Anmerkungen

fk-note-practice = Die Übung zählt deine Plättchen. Sie ist kein Wettlauf, darum kann sonst niemand mitspielen.
fk-note-text-mode =
    { $clutter ->
        [0] Jede Karte ist eine Wörterliste, für alle.
       *[other] Jede Karte ist eine gemischte Wörterliste, für alle, mit { $clutter }, die zu keinem Plättchen gehören.
    }
fk-note-gentle = Falsche Karten kosten nichts, darum kann man für ein Plättchen höchstens { $most } nennen.
fk-note-open-cards = Alle Karten liegen offen. Helft euch im Chat, wenn ihr mögt; was ihr antwortet, bleibt versiegelt.

## Vor dem Spiel: Warum nicht

fk-refused-unknown-option = So eine Einstellung gibt es nicht.
fk-refused-unknown-value = Diesen Wert kann die Einstellung nicht haben.
fk-refused-too-few-seats = Finders Keepers braucht mindestens zwei. Allein kannst du unter „Mehr Regeln“ die „Übung“ einschalten.
fk-refused-too-many-seats = Es sind mehr Mitspieler als Plätze.
fk-refused-practice-is-for-one = Die Übung ist für eine Person, und es sitzen schon mehr am Tisch.

## Regeln, Seite für Seite

fk-rules-aim =
    Alle haben Karten voller Dinge vor sich: **12** für jeden, zu fünft oder zu sechst 10. Ein Plättchen zeigt ein Ding. Wer hat es auf einer Karte?

    Sammelt jede Karte, auf der ihr es entdeckt. **Wer als Erstes alle eigenen Karten gesammelt hat, gewinnt**, und das können beim selben Plättchen mehrere sein.

    Seht genau hin: Dinge stehen kopf, sind groß oder klein oder verstecken sich hinter anderen.
    .title = Worum es geht
    .alt = Ein Plättchen mit einer Gummiente, darunter drei Wimmelkarten. Auf zweien ist eine Ente eingekreist.
fk-rules-turn =
    1. Ein **Plättchen** wird aufgedeckt: Alle suchen zugleich dasselbe Ding.
    2. Du wählst die Nummern **aller deiner Karten, auf denen es zu sehen ist**, oder keine, und gibst das ab.
    3. Wenn alle fertig sind oder die Zeit um ist, werden die Antworten geöffnet. Richtige Karten sind gesammelt.
    4. Das nächste Plättchen wird aufgedeckt.

    Schnell zu sein zählt nicht. Lass dir Zeit.
    .title = Ein Plättchen
    .alt = Vier Schritte: Ein Plättchen wird aufgedeckt; eine Karte mit der Ente bekommt einen Haken, eine andere nicht; drei sind fertig; die Karten werden gesammelt.
fk-rules-claims =
    Deine Antwort ist **versiegelt**, und du kannst sie ändern, bis das Plättchen zu ist.

    Eine **falsche** Karte verdirbt die ganze Antwort für dieses Plättchen: Nichts wird gesammelt. Nenne also nur Karten, bei denen du dir sicher bist.

    Eine Karte übersehen? Sie wartet auf das nächste ihrer Dinge. Was du übersehen hast, wird nach dem Ende gezeigt.
    .title = Richtig und falsch
    .alt = Oben werden zwei Karten mit eingekreister Ente gesammelt. Unten hat eine von zwei Karten keine Ente, und nichts wird gesammelt.
fk-rules-end =
    Das Spiel endet mit dem Plättchen, bei dem jemand die **letzte Karte** sammelt. Alle, denen das bei diesem Plättchen gelingt, gewinnen gemeinsam.

    Waren vorher alle 40 Plättchen dran, werden sie gemischt und noch einmal aufgedeckt. Danach gewinnt, wer die meisten Karten gesammelt hat.
    .title = Das Ende
    .alt = Drei Mitspieler: Zwei haben beim selben Plättchen alles gesammelt und stehen auf dem Podest, dem dritten bleiben Karten.
fk-rules-options =
    Vor dem Spiel wählt ihr, wie viel Gerümpel herumliegt, ob falsche Karten verziehen werden und wie viele Plättchen zugleich offen sind: bis zu fünf, der Reihe nach gewertet.

    Mit **Wörter statt Bilder** ist jede Karte eine gemischte Wörterliste, für alle am Tisch.

    Allein? Die **Übung** ist für eine Person: Wie viele Plättchen brauchst du?
    .title = Einstellungen
    .alt = Dieselbe Karte ohne Gerümpel, mit einigem und mit viel; darunter mehrere Plättchen zugleich.
fk-rules-here =
    Drück **Karten absuchen**, dann öffnet sich deine eigene Ansicht: sechs Karten auf einem Bild oder eine Karte groß. Nummern wählen, abgeben, fertig.

    Nicht da? Nach zwei Plättchen ohne Antwort wartet niemand mehr auf dich, und deine nächste Antwort bringt dich zurück. Antwortet gar niemand, macht das Spiel Pause.

    Ein Bild ist unfair? Wer den Tisch eröffnet hat, kann das **Plättchen weglegen**; ist diese Person gegangen, kann es jeder. Dafür wird ein anderes aufgedeckt, darum bleibt das allerletzte liegen.

    Gehst du, gehen deine Karten mit.
    .title = So spielt ihr hier
    .alt = Das Plättchen, das alle sehen; daneben eine eigene Ansicht mit nummerierten Karten, einige davon gewählt.

## Der Tisch und seine Befehle. Beschreibungen haben höchstens 100 Zeichen.

# Wessen die Nummern auf dem Bild des Tisches sind.
fk-legend = Auf dem Tisch: { $seats }
fk-token = { $number } { $who }

fk-button-turn = Karten absuchen
fk-table-call = { $people }: Karten absuchen!

fk-command-play = Mach deinen Zug in Finders Keepers oder Finders Keepers Expert
fk-command-search = Öffne deine Ansicht: deine Karten, groß oder je sechs, und deine Antwort
fk-command-cards = Sieh dir einige der Karten an oder eine von Nahem
fk-command-claim = Sag, auf welchen deiner Karten es zu sehen ist; versiegelt, bis alle fertig sind
fk-command-none = Sag, dass es auf keiner deiner Karten zu sehen ist
fk-option-which = Welches Bild, zum Beispiel „Karten 7 bis 12“, oder die Nummer einer Karte
fk-option-cards = Die Nummern aller deiner Karten, auf denen es zu sehen ist, zum Beispiel 1 4 7
fk-option-tile = Für welches Plättchen; nötig, wenn mehrere offen sind

fk-error-which-tile = Mehrere Plättchen sind offen: Wähle eines mit der Angabe `tile`.
fk-error-no-such-tile = Dieses Plättchen ist nicht oder nicht mehr offen. Wähle eines aus der Liste.
fk-error-no-such-card = Nenne Nummern von Karten, die da liegen, zum Beispiel `1 4 7`.
fk-error-no-such-sheet = Diese Karte finde ich nicht. Wähle aus der Liste.
fk-error-too-many =
    { $most ->
        [1] Du kannst höchstens eine Karte nennen.
       *[other] Du kannst höchstens { $most } Karten nennen.
    }
fk-error-only-basic = Das gehört zu Finders Keepers, und du spielst Expert. Nimm dort `/finders-keepers capture`.
fk-error-only-expert = Das gehört zu Finders Keepers Expert. Nimm in deinem Spiel `/finders-keepers claim`.

## Namen der Befehle und Angaben

name-finders-keepers = finders-keepers
name-finders-keepers-cards = karten
name-finders-keepers-claim = nennen
name-finders-keepers-none = keine
name-finders-keepers-search = suchen
name-finders-keepers-capture = fangen
name-finders-keepers-hand = hand
name-finders-keepers-pass = passen
name-option-cards = karten
name-option-tile = plättchen
name-option-which = welche
name-option-cells = felder
