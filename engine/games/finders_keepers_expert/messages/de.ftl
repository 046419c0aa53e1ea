### Finders Keepers Expert auf Deutsch. Dinge und Kartennummern stehen im Katalog des Grundspiels.

fx-name = Finders Keepers Expert
fx-about = neun Karten, eine Hand voll Plättchen: fangt, was ihr seht, und erwischt Seymour
fx-tagline = Deine Plättchen, neun Karten in der Mitte: Wer fängt mehr?

fx-player-random = Blinde Kuh
    .about = fängt irgendetwas
fx-player-easy = Schlafmütze
    .about = übersieht vieles
fx-player-steady = Gutes Auge
    .about = sieht das meiste, übersieht manchmal etwas
fx-player-sharp = Falkenauge
    .about = übersieht überhaupt nichts

## Was ein Platz tun darf (Knöpfe)

fx-do-capture = Fangen mit
fx-do-pass =
    { $again ->
        [1] Trotzdem passen
       *[0] Passen
    }
fx-do-return = Ich bin wieder da
fx-do-resume = Weiterspielen
fx-do-stop = Hier aufhören

fx-confirm-stop = Das Spiel hier beenden, ohne Sieger?

## Der Kopf der eigenen Ansicht

# Die erste Zeile wird groß gezeigt.
fx-prompt-turn =
    { $how ->
        [retry] { $collect ->
            [auto] Das ist auf keiner der Karten
           *[point] { $wrong ->
                [ignore] Das ist auf keiner davon
               *[retry] Das ist nicht auf allen davon
            }
        }
        [reminded] Du kannst etwas fangen
        [both] Du kannst etwas fangen
       *[first] Dein Zug: Fang Karten
    }
    { $how ->
        [retry] Noch ein Versuch. Geht er schief, ist dein Zug vorbei, und du behältst das Plättchen.
        [reminded] Sieh dir deine Plättchen noch einmal an. Findest du wirklich nichts, darfst du trotzdem passen.
        [both] Ein Versuch ging schief, einer bleibt: Geht auch er schief, ist dein Zug vorbei, und du behältst das Plättchen. Findest du wirklich nichts, darfst du trotzdem passen.
       *[first] { $collect ->
            [auto] Wähle das Plättchen, das dir am meisten bringt. Alle Karten, auf denen es zu sehen ist, gehören dir.
           *[point] Wähle eines deiner Plättchen und zeig dann auf jede Karte, auf der es zu sehen ist. { $wrong ->
                [ignore] Falsche Karten kosten nichts, aber du kannst auf höchstens { $most } zeigen.
                [lose] Eine falsche Karte, und du bekommst nichts, und dein Zug ist vorbei.
               *[retry] Eine falsche Karte, und du bekommst nichts.
            }
        }
    }
    Deine Plättchen: { $tiles }
fx-prompt-wait =
    { $who } ist am Zug
    { $count ->
        [0] Du hast keine Plättchen mehr.
       *[other] Deine Plättchen: { $tiles }
    }
fx-prompt-away =
    Deine Züge werden ausgelassen
    Du warst wohl nicht da. Bist du zurück?
fx-prompt-paused =
    Das Spiel macht Pause
    Niemand war da. Spielt weiter, sobald jemand da ist.
fx-prompt-over = Das Spiel ist aus
fx-prompt-left = Du hast dieses Spiel verlassen

## Auf wen gewartet wird

fx-waiting-turn =
    { $how ->
        [retry] { $who } versucht es noch einmal.
        [both] { $who } kann etwas fangen und hat noch einen Versuch.
        [reminded] { $who } kann etwas fangen und sieht noch einmal hin.
       *[first] { $who } sucht Karten zum Fangen.
    }
fx-waiting-paused = Pause: Niemand war da. Jeder am Tisch darf weiterspielen.

## Der Tisch

fx-headline =
    { $legs ->
        [1] { $who } am Zug · { $reserve ->
            [0] keine neuen Karten mehr
            [1] noch 1 Karte
           *[other] noch { $reserve } Karten
        }
       *[other] Spiel { $leg } von { $legs } · { $who } am Zug · { $reserve ->
            [0] keine neuen Karten mehr
            [1] noch 1 Karte
           *[other] noch { $reserve } Karten
        }
    }
fx-headline-paused = Pause
fx-headline-over =
    { $count ->
        [0] { $reason ->
            [stopped] Beendet.
           *[abandoned] Abgebrochen.
        }
        [1] { $winners } gewinnt!
       *[other] Ein geteilter Sieg: { $winners }!
    }

fx-event-captured =
    { $by ->
        [bot] { $who } kam nicht dazu. Der Bot fängt mit { $tile }: { $cards }.
       *[seat] { $who } fängt mit { $tile }: { $cards }.
    }
fx-event-mistaken =
    { $count ->
        [0] { $who } nannte { $tile }: Das ist auf keiner der Karten.
       *[other] { $who } zeigte für { $tile } auf { $cards }: { $wrong ->
            [ignore] auf keiner davon ist es zu sehen.
           *[other] nicht auf allen ist es zu sehen.
        }
    } { $again ->
        [1] Noch ein Versuch.
       *[0] Der Zug ist vorbei.
    }
fx-event-reminded = { $who } wollte passen, kann aber etwas fangen.
fx-event-passed =
    { $by ->
        [bot] { $times ->
            [1] { $who } kann nichts fangen.
           *[other] { $who } kann nichts fangen, { $times }-mal nacheinander.
        }
        [deadline] { $who } hat nicht rechtzeitig gespielt.
       *[seat] { $who } passt.
    }
fx-event-away = { $who } scheint nicht da zu sein; die Züge werden ausgelassen, bis { $who } zurück ist.
fx-event-left = { $who }: Die Plättchen dieses Platzes verlassen das Spiel. Gefangene Karten bleiben, können aber nicht gewinnen.
fx-event-paused = Niemand ist da, darum macht das Spiel Pause.
fx-event-leg-ended = Spiel { $leg } ist aus: { $scores }.

## Der erste Zug zum Ausprobieren. Dinge und Nummern sind die seiner Karten.

fx-lesson-one =
    Vor dir liegen fünf Plättchen, in der Mitte neun Karten. Wähle ein Plättchen und fang alle Karten, die es zeigen.
    Fang mit dem **Dominostein** an: Den hat nur eine Karte.
fx-lesson-two =
    Neue Karten sind da, und du hast wieder fünf Plättchen. Ein Plättchen kann mehrere Karten auf einmal fangen!
    Die **Brezel** liegt auf zwei Karten. Wähle das Plättchen und dann beide Nummern.
fx-lesson-seymour =
    Jede Karte ist ein Punkt, aber eine Karte mit **Seymour** sind zwei. Er sitzt auf der Karte mit dem **Fotoapparat**.
    Fang sie.
fx-lesson-pass =
    Und wenn du nichts findest? Dann darfst du passen. Aber wer kann, muss fangen, und ich weiß, ob du kannst.
    Versuch es: **passen**.
fx-lesson-free =
    Da ist doch etwas! Drei deiner Plättchen passen: der **Knopf**, das **Puzzleteil** und das **Törtchen**.
    Wähle eins davon und alle Karten, die es zeigen. Mehr Karten, mehr Punkte!
fx-lesson-strayed = Das darfst du tun, aber darum geht es hier nicht, oder es stimmt nicht ganz. Sieh noch einmal hin!
fx-lesson-end =
    Das Spiel endet, wenn niemandes offene Plättchen mehr zu einer Karte passen. Dann werden die Punkte gezählt, Seymour doppelt. Eine falsche Karte kostet beim ersten Mal nichts: Du darfst es noch einmal versuchen.

## Das Ende

fx-points = { $who } { $points }
fx-score =
    { $won ->
        [1] 🏆{" "}
       *[0] { "" }
    }{ $who } { $points } ({ $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    }{ $seymours ->
        [0] { "" }
       *[other] , { $seymours } mit Seymour
    })
fx-result =
    { $reason ->
        [no_match] { $count ->
            [1] Nichts passt mehr. **{ $winners }** gewinnt mit { $points ->
                [1] 1 Punkt
               *[other] { $points } Punkten
            }{ $seymour ->
                [1] {" "}und den meisten Karten mit Seymour!
               *[0] !
            }
           *[other] Nichts passt mehr. **{ $winners }** teilen sich den Sieg mit je { $points } Punkten{ $seymour ->
                [1] {" "}und den meisten Karten mit Seymour!
               *[0] !
            }
        }
        [stopped] Das Spiel wurde beendet, ohne Sieger.
       *[abandoned] Niemand ist mehr da, darum endet das Spiel ohne Sieger.
    }
fx-result-scores = Punkte: { $scores }.
fx-result-cards =
    { $count ->
        [1] 1 Karte blieb übrig.
       *[other] { $count } Karten blieben übrig.
    }
fx-result-stack = Noch verdeckt vor { $who }: { $tiles }.
fx-result-out = Aus dem Spiel: { $tiles }.

## Bilder in Worten. Die Karten sind das Rätsel: Ihre Worte sagen nie, was darauf liegt.

fx-alt-cards =
    { $count ->
        [1] Eine Wimmelkarte, Nummer { $cards }.
       *[other] { $count } Wimmelkarten, Nummern { $cards }.
    }
fx-alt-nothing = In der Mitte liegt keine Karte mehr.
fx-alt-seat =
    { $who }: { $count ->
        [0] keine Plättchen mehr
       *[other] { $tiles }
    }; { $stack } verdeckt; { $captured ->
        [1] 1 Karte gefangen.
       *[other] { $captured } Karten gefangen.
    }
# Das Bild vom Ende. Sieger stehen unter Kronen.
fx-alt-end =
    { $count ->
        [0] Das Ende. Niemand hat gewonnen.
        [1] Das Ende. Unter der Krone: { $winners }.
       *[other] Das Ende. Unter den Kronen: { $winners }.
    } Punkte: { $scores }.{ $left ->
        [0] { "" }
       *[other] {" "}Nie aufgedeckt: { $tiles }.
    }
fx-alt-hand =
    { $count ->
        [0] Du hast keine Plättchen mehr.
       *[other] Deine Plättchen: { $tiles }.
    }
fx-alt-reserve =
    { $count ->
        [0] Es gibt keine neuen Karten mehr.
        [1] Noch 1 Karte kommt.
       *[other] Noch { $count } Karten kommen.
    }

## Wörter auf Bildern.

fx-picture-unseen = Nie aufgedeckt

# Die Bilder, die eine Ansicht zeigen kann.
fx-sight =
    { $count ->
        [1] Karte { $cards }
       *[other] Karten { $cards }
    }

## Vor dem Spiel: Einstellungen

fx-option-clutter = Gerümpel
    .about = Was sonst noch auf den Karten liegt
    .value-0 = Keines (leicht zu sehen)
    .value-8 = Einiges
    .value-16 = Viel (schwer zu sehen)
fx-option-hand = Plättchen in der Hand
    .about = Wie viele deiner Plättchen offen liegen
    .value = { $value }
fx-option-collect = Einsammeln
    .value-point = Selbst zeigen
    .value-auto = Der Bot sammelt
fx-option-wrong = Falsche Karten
    .about = Was geschieht, wenn es auf einer Karte nicht zu sehen ist
    .value-retry = Noch ein Versuch
    .value-lose = Zug vorbei
    .value-ignore = Zählen nicht (sanft, höchstens auf vier zeigen)
fx-option-must-take = Passen
    .value-enforce = Einmal verweigert, solange etwas passt
    .value-trust = Immer erlaubt
fx-option-auto-pass = Von selbst passen
    .about = Der Bot passt für alle, die nichts fangen können
fx-option-pass-cycles = Passen tauscht ein Plättchen
    .about = Das älteste kommt unter den Stapel, das oberste wird offen
fx-option-open-scores = Offene Punkte
    .about = Die Punkte aller sind die ganze Zeit zu sehen
fx-option-match-play = Turnier
    .about = So viele Spiele wie Mitspieler; jeder beginnt eines, Punkte zählen zusammen
fx-option-timeout-play = Der Bot springt ein
    .about = Er nimmt das Beste, wenn die Zeit um ist
fx-option-text-mode = Wörter statt Bilder
    .about = Jede Karte ist eine gemischte Wörterliste, für alle
fx-option-objects = Dinge zum Finden
    .value-mixed = Drei bis sechs auf einer Karte
    .value-four = Genau vier auf einer Karte
fx-option-away-after = Abwesend nach
    .about = Ab wann Züge ausgelassen werden
    .value =
        { $value ->
            [1] 1 verpassten Zug
           *[other] { $value } verpassten Zügen
        }
fx-option-first-seat = Wer beginnt
    .value-random = Das Los entscheidet
    .value-owner = Wer den Tisch eröffnet hat
fx-option-max-seats = Plätze
    .value = Bis zu { $value } Mitspieler

## Vor dem Spiel: Was anders ist als im Grundspiel

fx-differs-clutter =
    { $value ->
        [0] kein Gerümpel
       *[other] viel Gerümpel
    }
fx-differs-hand = { $value } Plättchen in der Hand
fx-differs-collect = der Bot sammelt
fx-differs-wrong =
    { $value ->
        [lose] falsche Karten beenden den Zug
       *[ignore] falsche Karten zählen nicht
    }
fx-differs-must-take = Passen ist frei
fx-differs-auto-pass = alle passen selbst
fx-differs-pass-cycles = Passen tauscht ein Plättchen
fx-differs-open-scores = offene Punkte
fx-differs-match-play = ein Turnier
fx-differs-timeout-play = der Bot springt ein, wenn die Zeit um ist
fx-differs-text-mode = Wörter statt Bilder
fx-differs-objects = genau vier Dinge auf einer Karte
fx-differs-away-after =
    { $value ->
        [1] abwesend nach einem verpassten Zug
       *[other] abwesend nach { $value } verpassten Zügen
    }
fx-differs-first-seat = wer den Tisch eröffnet hat, beginnt
fx-differs-max-seats = bis zu { $value } Plätze

# Eine Bestenliste.
fx-board =
    { $seats ->
        [1] allein
       *[other] { $seats } Mitspieler
    }
    .with = { $setup } · { $differences }

## Vor dem Spiel: Anmerkungen

fx-note-text-mode =
    { $clutter ->
        [0] Jede Karte ist eine Wörterliste, für alle.
       *[other] Jede Karte ist eine gemischte Wörterliste, für alle, mit { $clutter }, die zu keinem Plättchen gehören.
    }
fx-note-match = Ein Turnier aus { $games } Spielen: Jeder beginnt eines, und die Punkte zählen zusammen.
fx-note-gentle = Falsche Karten kosten nichts, darum kannst du auf höchstens { $most } Karten zeigen.

## Vor dem Spiel: Warum nicht

fx-refused-unknown-option = So eine Einstellung gibt es nicht.
fx-refused-unknown-value = Diesen Wert kann die Einstellung nicht haben.
fx-refused-too-few-seats = Expert braucht mindestens zwei.
fx-refused-too-many-seats = Es sind mehr Mitspieler als Plätze.
fx-refused-seats-taken = Es sitzen schon mehr am Tisch.
fx-refused-nothing-to-ignore = Wo der Bot sammelt, gibt es keine falschen Karten, die nicht zählen könnten.

## Regeln, Seite für Seite

fx-rules-aim =
    In der Mitte liegen **neun Karten** voller Dinge. Vor dir liegen **fünf deiner Plättchen**; die anderen warten in deinem Stapel.

    Fang Karten mit deinen Plättchen. Eine Karte ist **ein Punkt**, eine Karte mit **Seymour** darauf ist **zwei**. Wer die meisten Punkte hat, gewinnt.
    .title = Worum es geht
    .alt = Neun Wimmelkarten in der Mitte und fünf Plättchen in einer Reihe vor jemandem.
fx-rules-turn =
    1. Wähle **eines** deiner Plättchen.
    2. Zeig auf **alle** Karten in der Mitte, auf denen es zu sehen ist. Sie gehören dir.
    3. Deine Hand wird aus deinem Stapel aufgefüllt, dann die Mitte vom Kartenstapel. Der Nächste ist dran.

    Die offenen Plättchen aller sind zu sehen: Vielleicht schnappst du jemandem etwas weg.
    .title = Dein Zug
    .alt = Ein Plättchen wird gewählt; die Karten, auf denen das Ding zu sehen ist, werden eingekreist und gefangen; Hand und Mitte werden aufgefüllt.
fx-rules-pointing =
    Ist es auch nur auf einer der Karten **nicht** zu sehen, bekommst du nichts und darfst es **noch einmal** versuchen. Geht auch das schief, ist dein Zug vorbei, aber du behältst das Plättchen.

    Eine Karte übersehen? Sie bleibt in der Mitte.

    Du **musst fangen**, wenn du kannst: Das erste Passen wird dann verweigert. Wer nichts Passendes hat, wird übergangen.
    .title = Richtig und falsch
    .alt = Zwei Reihen: eine falsche Karte unter den gezeigten, und nichts wird genommen; dann ein zweiter Versuch, der gelingt.
fx-rules-end =
    Das Spiel endet, wenn **keines der offenen Plättchen mehr zu einer Karte** in der Mitte passt.

    Eine Karte ist ein Punkt, eine mit Seymour zwei. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die meisten Karten mit Seymour hat; sonst teilt ihr euch den Sieg.

    Wie viele Karten du hast, wissen alle. Die Punkte bleiben bis zum Ende verborgen.
    .title = Ende und Punkte
    .alt = Eine Karte zählt einen Punkt, eine Karte mit Seymour zwei.
fx-rules-options =
    Vor dem Spiel wählt ihr, wie viel Gerümpel herumliegt, wie viele Plättchen ihr in der Hand habt und was eine falsche Karte kostet.

    Der Bot kann **selbst einsammeln**, sobald du ein Plättchen nennst. Mit **Wörter statt Bilder** ist jede Karte eine gemischte Wörterliste.

    Ein **Turnier** sind so viele Spiele, wie Leute mitspielen: Jeder beginnt eines, und die Punkte zählen zusammen.
    .title = Einstellungen
    .alt = Dieselbe Karte ohne Gerümpel, mit einigem und mit viel; darunter mehrere Plättchen.
fx-rules-here =
    Drück **Zug machen**, wähle ein Plättchen, dann die Nummern der Karten. Jede Karte kannst du dir allein und groß ansehen.

    Zu spät? Der Zug wird ausgelassen. Nach zweien nacheinander werden deine Züge gleich ausgelassen, bis du **Ich bin wieder da** drückst.

    Gehst du, verlassen deine Plättchen das Spiel. Deine Karten bleiben dir, aber gewinnen kannst du nicht.
    .title = So spielt ihr hier
    .alt = Die neun Karten, die alle sehen; daneben eine eigene Ansicht mit den eigenen Plättchen und nummerierten Knöpfen.

## Befehle. Beschreibungen haben höchstens 100 Zeichen.

fx-command-capture = Expert: Fang die Karten, die zu einem deiner Plättchen passen
fx-command-pass = Expert: In diesem Zug passen
fx-command-hand = Expert: Sieh dir deine Plättchen und die Karten in der Mitte an
fx-option-tile = Welches deiner Plättchen
fx-option-cells = Die Nummern aller Karten, auf denen es zu sehen ist, zum Beispiel 1 5 9

fx-error-no-such-tile = Das ist keines deiner offenen Plättchen. Wähle eines aus der Liste.
fx-error-which-cells = Welche Karten? Nenne ihre Nummern, zum Beispiel `1 5 9`.
