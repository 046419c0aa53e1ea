### Lost & Found auf Deutsch. Felder heißen wie A1; Dinge, Plätze und Namen kommen als Werte.

lf-name = Lost & Found
lf-about = merkt euch gemeinsam, was wo liegt, und bringt alles zusammen
lf-tagline = Räumt gemeinsam auf, aus dem Gedächtnis.

lf-player-random = Wirrkopf
    .about = tut irgendetwas
lf-player-keen = Adlerauge
    .about = merkt sich, was der eigene Platz gesehen hat

## Namen der Dinge

lf-item =
    { $item ->
        [glasses] 👓 Brille
        [phone] 📱 Handy
        [keys] 🔑 Schlüssel
        [socks] 🧦 Socken
       *[wallet] 👛 Geldbeutel
    }
    .plain =
        { $item ->
            [glasses] Brille
            [phone] Handy
            [keys] Schlüssel
            [socks] Socken
           *[wallet] Geldbeutel
        }
lf-cell = { $cell }
lf-two = { $first } und { $second }
lf-card = { $cell }: { $item }
lf-counted = { $count } × { $item }
lf-hint-at = { $item } { $where }
lf-spot = { $number } · { $where }

# Ein Platz neben dem Raster, von der nächsten Karte des Rasters aus gesehen.
lf-where-row =
    { $horizontal ->
        [left] { $cols ->
            [1] links von { $cell }
           *[other] { $cols } links von { $cell }
        }
       *[right] { $cols ->
            [1] rechts von { $cell }
           *[other] { $cols } rechts von { $cell }
        }
    }
lf-where-column =
    { $vertical ->
        [above] { $rows ->
            [1] über { $cell }
           *[other] { $rows } über { $cell }
        }
       *[below] { $rows ->
            [1] unter { $cell }
           *[other] { $rows } unter { $cell }
        }
    }
lf-where-corner =
    { $vertical ->
        [above] { $horizontal ->
            [left] { $rows } über und { $cols } links von { $cell }
           *[right] { $rows } über und { $cols } rechts von { $cell }
        }
       *[below] { $horizontal ->
            [left] { $rows } unter und { $cols } links von { $cell }
           *[right] { $rows } unter und { $cols } rechts von { $cell }
        }
    }

## Was ein Platz tun darf (Knöpfe)

lf-do-look = Ansehen
lf-do-look-pair = Zwei ansehen
lf-do-put-back = Zurücklegen
lf-do-swap = Vertauschen
lf-do-keep = Wie vorher
lf-do-flip = Aufdecken
lf-do-take-hint =
    { $count ->
        [1] Letzten Hinweis nehmen
       *[other] Hinweis nehmen ({ $count } übrig)
    }
lf-do-place-hint = Hinweis anlegen
lf-do-declare = Alles sortiert!
lf-do-end-turn = Zug beenden
lf-do-skip = Diesen Zug auslassen
lf-do-vote = Abstimmen
lf-do-agree = Ja, alles sortiert
lf-do-disagree = Noch nicht
lf-do-concede = Aufgeben

lf-confirm-declare =
    { $vote ->
        [1] Alle fragen, ob hier Schluss ist? Sind die meisten dafür, wird alles aufgedeckt und geprüft.
       *[other] Hier Schluss machen? Alles wird aufgedeckt und geprüft: Jede Karte muss richtig liegen.
    }
lf-confirm-concede =
    { $alone ->
        [1] Aufgeben? Das Spiel endet und gilt als verloren.
       *[other] Für das Aufgeben stimmen? Will es mehr als die Hälfte von euch, endet das Spiel und gilt als verloren.
    }

## Der Kopf der eigenen Ansicht

# Die erste Zeile wird groß gezeigt.
lf-prompt-look =
    Dein Zug: Sieh dir eine Karte an
    Wähle eine verdeckte. Nur du siehst sie.
lf-prompt-look-pair =
    Dein Zug: Sieh dir zwei Karten an
    Wähle zwei verdeckte. Du siehst beide zugleich, und nur du.
lf-prompt-second-look =
    { $seen }
    Merk sie dir und wähle eine zweite Karte.
lf-prompt-return =
    { $seen }
    Merk sie dir und leg sie zurück: vertauscht oder wie vorher. Alle sehen, was du tust. { $silent ->
        [1] Kein Wort!
       *[other] Was du gesehen hast, behältst du für dich.
    }
lf-prompt-return-swap =
    { $seen }
    Merk sie dir und leg sie zurück. In diesem Spiel tauschen sie immer die Plätze.
lf-prompt-act =
    { $hints ->
        [0] Deck eine Karte auf
       *[other] Deck eine Karte auf oder nimm einen Hinweis
    }
    { $hints ->
        [0] Irgendeine. Sie bleibt offen und bringt keinen Punkt.
       *[other] Eine Karte bleibt offen und bringt keinen Punkt. Ein Hinweis kommt neben das Raster und spart dir eine.
    }{ $actions ->
        [2] {" "}Das tust du zweimal.
       *[other] { "" }
    }
lf-prompt-act-own =
    { $hints ->
        [0] Deck eine deiner beiden Karten auf
       *[other] Deck eine deiner beiden Karten auf oder nimm einen Hinweis
    }
    { $hints ->
        [0] Eine, die du gerade zurückgelegt hast. Sie bleibt offen und bringt keinen Punkt.
       *[other] Eine Karte bleibt offen und bringt keinen Punkt. Ein Hinweis kommt neben das Raster und spart dir eine.
    }{ $actions ->
        [2] {" "}Das tust du zweimal.
       *[other] { "" }
    }
lf-prompt-place =
    { $item }: Wo soll der Hinweis liegen?
    Er gehört dann zum Raster und bleibt, wo er ist.
lf-prompt-close =
    Zug beenden?
    Oder sag **Alles sortiert!**, wenn du glaubst, dass jede Karte richtig liegt.
lf-prompt-vote =
    Alles sortiert?
    { $who } möchte hier Schluss machen. Bist du dafür?
lf-prompt-voted =
    Deine Stimme ist abgegeben
    Jetzt fehlen noch die anderen.
lf-prompt-wait =
    { $who } ist am Zug
    Für dich gibt es gerade nichts zu tun.
lf-prompt-may-skip =
    Die Zeit von { $who } ist um
    Du darfst diesen Zug auslassen; das kostet nichts.
lf-prompt-caretaker =
    Die Zeit von { $who } ist um
    Jeder von euch darf weitermachen: { $step ->
        [place] den Hinweis ({ $item }) neben das Raster legen.
        [close] den Zug beenden oder **Alles sortiert!** sagen.
       *[other] eine Karte aufdecken oder einen Hinweis nehmen.
    }
lf-prompt-over = Das Spiel ist aus
lf-prompt-notes =
    { $prompt }
    📝 Deine Notizen: { $notes }

## Auf wen gewartet wird

lf-waiting-turn =
    { $step ->
        [look] { $who } wählt eine Karte zum Ansehen.
        [look-pair] { $who } wählt zwei Karten zum Ansehen.
        [second-look] { $who } hält eine Karte und wählt eine zweite.
        [return] { $who } hält zwei Karten.
        [return-swap] { $who } hält zwei Karten.
        [place] { $who } legt einen Hinweis an.
        [close] { $who } beendet den Zug oder das Spiel.
       *[act] { $who } deckt eine Karte auf oder nimmt einen Hinweis.
    }
lf-waiting-late = { $who } hat lange gebraucht, darf aber noch weitermachen.
lf-waiting-skip = Die Zeit von { $who } ist um: Jeder darf den Zug auslassen; das kostet nichts.
lf-waiting-caretaker =
    { $step ->
        [place] Die Zeit von { $who } ist um: Jeder darf den Hinweis anlegen.
        [close] Die Zeit von { $who } ist um: Jeder darf den Zug oder das Spiel beenden.
       *[other] Die Zeit von { $who } ist um: Jeder darf eine Karte aufdecken oder einen Hinweis nehmen.
    }
lf-waiting-wishes =
    { $waiting }
    Für das Aufgeben: { $who }. { $needed ->
        [1] Noch eine Stimme beendet das Spiel.
       *[other] Noch { $needed } Stimmen beenden das Spiel.
    }
lf-waiting-vote = „Alles sortiert!“ Es fehlen noch: { $who }.

## Der Tisch

lf-headline =
    { $dealt ->
        [0] Runde { $round } · { $who } am Zug · { $down } verdeckt
       *[other] Runde { $round } · { $who } am Zug · { $down } verdeckt · { $hints ->
            [0] kein Hinweis übrig
            [1] 1 Hinweis übrig
           *[other] { $hints } Hinweise übrig
        }
    }
lf-headline-won =
    { $score ->
        [1] Aufgeräumt! 1 Punkt.
       *[other] Aufgeräumt! { $score } Punkte.
    }
lf-headline-lost =
    { $reason ->
        [conceded] Aufgegeben.
        [abandoned] Abgebrochen.
       *[other] Diesmal nicht geschafft.
    }

lf-sentence = { $who } hat { $did }.
lf-did-look = { $cells } angesehen
lf-did-swap = { $cells } vertauscht
lf-did-keep = { $cells } wie vorher zurückgelegt
lf-did-flip = { $cell } aufgedeckt ({ $item })
lf-did-take-hint = einen Hinweis genommen ({ $item })
lf-did-place-hint = { $item } { $where } angelegt

lf-event-lapsed = Die anderen dürfen für { $who } weitermachen.
lf-event-skipped = { $by } hat den Zug von { $who } ausgelassen.
lf-event-passed-over = Niemand hat für { $who } weitergemacht, darum ist der Zug verfallen.
lf-event-vote-called = { $who } fragt: Alles sortiert?
lf-event-agreed = Die meisten sind dafür: Alles sortiert!
lf-event-not-agreed = Keine Mehrheit für „Alles sortiert!“ Das Spiel geht weiter.
# Ohne Namen: Wenn dies gelesen wird, sitzt dort vielleicht jemand anders.
lf-event-left = Jemand hat den Tisch verlassen, ein Platz ist frei.

lf-log-turn = { $turn }. { $who } hat { $did }
# Was jemand getan hat, auf dessen Platz jetzt $who sitzt.
lf-log-former = { $turn }. Wer vor { $who } dort saß, hat { $did }
lf-log-other = { $turn }. { $sentence }

## Das Ende

lf-won =
    { $reason ->
        [last_card] Eine Karte war übrig, und alles liegt richtig: **Gewonnen!** { $score ->
            [1] 1 Punkt.
           *[other] { $score } Punkte.
        }
       *[other] Alles liegt richtig: **Gewonnen!** { $score ->
            [1] 1 Punkt für die letzte verdeckte Karte.
           *[other] { $score } Punkte, einer für jede verdeckte Karte.
        }
    }
lf-lost =
    { $reason ->
        [conceded] Ihr habt aufgegeben, als noch { $down } von { $cells } Karten verdeckt { $down ->
            [1] lag
           *[other] lagen
        }.
        [abandoned] Niemand kam zurück, darum endete das Spiel mit { $down } von { $cells } verdeckten Karten.
       *[other] Etwas liegt falsch: **diesmal nicht.** { $down } von { $cells } Karten { $down ->
            [1] lag
           *[other] lagen
        } noch verdeckt.
    }
lf-hats-off = 🎩 Hut ab! Mindestens die Hälfte des Rasters lag noch verdeckt.
lf-apart = Nicht beisammen: { $items }.
lf-challenge-passed = 🏅 Aufgabe { $number } geschafft!
lf-challenge-missed = Aufgabe { $number } verlangt mindestens { $target ->
        [1] 1 Punkt
       *[other] { $target } Punkte
    }: beim nächsten Mal!
lf-target-reached = 🎯 Euer Ziel von { $target } ist erreicht!
lf-target-missed = Euer Ziel war { $target }: beim nächsten Mal!
lf-unused-hints = Nicht benutzte Hinweise: { $items }.
lf-aside = Übrig geblieben: { $items }.

## Der erste Zug zum Ausprobieren. Felder, Dinge und Zahlen sind die seiner Karten.

lf-lesson-look =
    Es gibt vier Schlüssel und vier Socken. Schlüssel müssen Schlüssel berühren, und Socken Socken. Fünf Karten liegen schon offen, drei sind noch verdeckt.
    Sieh dir **A1** an. Nur du siehst die Karte.
lf-lesson-second-look =
    Socken, in einer Ecke ohne Socken! In einem echten Spiel musst du dir das selbst merken.
    Sieh dir jetzt **D2** an.
lf-lesson-put-back =
    Zwei Schlüssel liegen offen, einen dritten hast du in der Hand: Also muss auf B2 der vierte liegen. Nur A1 und D2 liegen am falschen Platz.
    Leg sie **vertauscht** zurück.
lf-lesson-hint =
    Jetzt deckst du eine Karte auf, oder du nimmst einen Hinweis. Jede Karte, die bis zum Ende verdeckt bleibt, ist ein Punkt.
    Spar dir also deine Karten und **nimm einen Hinweis**.
lf-lesson-place =
    Ein Hinweis gehört von nun an zum Raster, also muss auch er seinesgleichen berühren.
    Leg ihn neben Schlüssel: links vom Raster, oder über oder unter die Spalten A und B.
lf-lesson-declare =
    Jetzt berührt alles seinesgleichen, und A1, B2 und D2 musste niemand aufdecken. Wäre eine Karte falsch, hättet ihr alle verloren. Aber du bist sicher!
    Sag **Alles sortiert!**
lf-lesson-end =
    Drei verdeckte Karten sind drei Punkte, und ihr gewinnt alle zusammen. In einem echten Spiel sind am Anfang alle Karten verdeckt, und niemand darf sagen, was er gesehen hat. Achte darauf, was die anderen vertauschen!

## Bilder in Worten

lf-alt-grid = Raster mit { $rows } Zeilen und { $cols } Spalten.
lf-alt-join = { $first } { $then }
lf-alt-cards =
    { $up_count ->
        [0] Alle { $down_count } Karten liegen verdeckt.
       *[other] Offen: { $up }. { $down_count ->
            [0] Keine liegt verdeckt.
           *[other] Verdeckt ({ $down_count }): { $down }.
        }
    }
lf-alt-hints = Hinweise neben dem Raster: { $hints }.
lf-alt-in-hand = Hinweis, der noch angelegt wird: { $item }.
lf-alt-held = Gerade in der Hand: { $cells }.
lf-alt-spread = Offene Hinweise zur Auswahl: { $items }.
lf-alt-supply =
    { $count ->
        [1] 1 Hinweis im Stapel.
       *[other] { $count } Hinweise im Stapel.
    }
lf-alt-seen = In deiner Hand: { $cards }.
lf-alt-spots = Plätze für den Hinweis: { $spots }.
lf-alt-revealed = Alle Karten aufgedeckt: { $cards }.
lf-alt-counted =
    { $count ->
        [0] Keine war verdeckt gewesen.
       *[other] Bis zum Ende verdeckt ({ $count }): { $cells }.
    }

## Wörter auf den Bildern selbst

lf-picture-found = Bisher gefunden
lf-picture-in-hand = Hinweis anlegen
lf-picture-open-hints = Offene Hinweise
lf-picture-points =
    { $score ->
        [1] 1 Punkt
       *[other] { $score } Punkte
    }
lf-picture-apart = Nicht bei der Gruppe
lf-picture-unused = Übrige Hinweise
lf-picture-aside = Übrig

## Vor dem Spiel: Einstellungen

lf-option-challenge = Aufgabe
    .about = Zehn Aufbauten, jeder schwerer als der vorige
    .value-0 = Keine
    .value-1 = 1 · Zum Warmwerden: 3×3, ohne Hinweise, gewinnen
    .value-2 = 2 · Kleine Schritte: 3×4, ohne Hinweise, 3 Punkte
    .value-3 = 3 · Was du anfasst, deckst du auf: 3×4, ohne Hinweise, 2 Punkte
    .value-4 = 4 · Halb verborgen: 4×4, je 1 Hinweis, 8 Punkte
    .value-5 = 5 · Bäumchen, wechsel dich: 4×4, immer tauschen, 4 Punkte
    .value-6 = 6 · Zwei auf einmal: 4×4, erst beide wählen, 6 Punkte
    .value-7 = 7 · Leichte Hand: 3×4, je 1 Hinweis, 6 Punkte
    .value-8 = 8 · Doppelt gemoppelt: 4×4, zweimal handeln, gewinnen
    .value-9 = 9 · Freie Wahl: 4×5, offene Hinweise, 6 Punkte
    .value-10 = 10 · Die ganze Schachtel: 5×6, ohne Hinweise, gewinnen
lf-option-grid = Raster
    .about = Zeilen × Spalten und wie viele Arten von Dingen
    .value-2x4-2 = 2×4, 2 Arten
    .value-2x4-4 = 2×4, 4 Arten
    .value-3x3-3 = 3×3, 3 Arten
    .value-3x4-3 = 3×4, 3 Arten
    .value-3x4-4 = 3×4, 4 Arten
    .value-4x4-4 = 4×4, 4 Arten (Basis)
    .value-4x5-5 = 4×5, alle 5 Arten
    .value-5x6-5 = 5×6, jede Karte
lf-option-hints = Hinweise
    .about = Für jeden Mitspieler
    .value-0 = Keine Hinweise
    .value-1 = 1 für jeden
    .value-2 = 2 für jeden
lf-option-target = Ziel
    .about = Wie viele Punkte ihr erreichen wollt
    .value-0 = Einfach gewinnen
    .value = { $value ->
            [1] 1 Punkt
           *[other] { $value } Punkte
        }
lf-option-double = Zweimal handeln
    .about = In jedem Zug zweimal aufdecken oder einen Hinweis legen
lf-option-commit-both = Erst beide wählen
    .about = Variante 1: beide Karten wählen, bevor du eine siehst
lf-option-always-swap = Immer tauschen
    .about = Variante 2: die beiden Karten tauschen immer die Plätze
lf-option-flip-own = Aufdecken, was du anfasst
    .about = Variante 3: nur eine Karte aufdecken, die du zurückgelegt hast
lf-option-open-hints = Offene Hinweise
    .about = Variante 4: Hinweise liegen offen, nimm, welchen du magst
lf-option-random-counts = Zufällige Anzahl
    .about = Variante 5: niemand weiß, wie viele es von jeder Art gibt
lf-option-least-each = Mindestens von jeder Art
    .about = Mit zufälliger Anzahl
    .value-0 = Nichts versprochen
    .value-1 = 1 von jeder Art
    .value-2 = 2 von jeder Art
lf-option-max-seats = Plätze
    .about = Wie viele am Tisch Platz haben
    .value = Bis zu { $value } Mitspieler
lf-option-first-seat = Wer beginnt
    .value-random = Das Los entscheidet
    .value-owner = Wer den Tisch eröffnet hat
lf-option-items = Dinge im Spiel
    .value-random = Das Los entscheidet
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
lf-option-declare-early = Früh „Alles sortiert!“
    .about = Statt aufzudecken oder einen Hinweis zu legen
lf-option-declare-vote = Abstimmung über „Alles sortiert!“
    .about = Die meisten von euch müssen dafür sein
lf-option-hint-touch = Hinweise berühren
    .value-any = Jede Karte, auch Hinweise
    .value-grid = Nur Karten des Rasters
lf-option-memory = Gemeinsames Protokoll
    .about = Was der Tisch sich für euch merkt
    .value-strict = Diesen Zug und den letzten
    .value-round = Diese Runde und die letzte
    .value-full = Das ganze Spiel
    .value-notes = Zwei Runden, dazu eigene Notizen über Gesehenes
lf-option-look-seconds = Zeit zum Ansehen
    .about = Wie lange gesehene Karten lesbar bleiben
    .value-0 = Bis der Zug weitergeht
    .value = { $value } Sekunden
lf-option-talk = Reden
    .value-normal = Ja, aber nie sagen, was du gesehen hast
    .value-silent = Kein Wort
lf-option-ladder = Aufgaben der Reihe nach
    .about = Jede öffnet sich, wenn die vorige geschafft ist

## Vor dem Spiel: Was anders ist als im Grundspiel

lf-differs-challenge = Aufgabe { $number }
lf-differs-grid = { $rows }×{ $cols } mit { $kinds } Arten
lf-differs-hints =
    { $hints ->
        [0] keine Hinweise
        [1] je 1 Hinweis
       *[other] je { $hints } Hinweise
    }
lf-differs-target =
    { $target ->
        [1] Ziel 1 Punkt
       *[other] Ziel { $target } Punkte
    }
lf-differs-double = zweimal handeln
lf-differs-commit-both = erst beide Karten wählen
lf-differs-always-swap = immer tauschen
lf-differs-flip-own = nur aufdecken, was du angefasst hast
lf-differs-open-hints = offene Hinweise
lf-differs-random-counts = zufällige Anzahl
lf-differs-least-each = mindestens { $least } von jeder Art
lf-differs-max-seats = bis zu { $seats } Plätze
lf-differs-first-seat = wer den Tisch eröffnet hat, beginnt
lf-differs-items = Dinge: { $glasses ->
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
lf-differs-declare-early = früh „Alles sortiert!“
lf-differs-declare-vote = Abstimmung über „Alles sortiert!“
lf-differs-hint-touch = Hinweise nur an Karten des Rasters
lf-differs-memory =
    { $memory ->
        [strict] Protokoll nur des letzten Zuges
        [full] Protokoll des ganzen Spiels
        [notes] eigene Notizen
       *[round] Protokoll zweier Runden
    }
lf-differs-look-seconds = Ansehen dauert { $seconds } Sekunden
lf-differs-talk = kein Wort
lf-differs-ladder = Aufgaben der Reihe nach

## Vor dem Spiel: Anmerkungen

lf-note-no-hints = Dieses Raster braucht jede Karte, darum gibt es keine Hinweise.
lf-note-fewer-hints =
    { $dealt ->
        [1] Für dieses Raster bleibt nur 1 Hinweis übrig, nicht { $asked }.
       *[other] Für dieses Raster bleiben nur { $dealt } Hinweise übrig, nicht { $asked }.
    }
lf-note-random-counts =
    Niemand weiß, wie viele es von jeder Art gibt: { $least } bis { $most }.
lf-note-item-missing = In diesem kleinen Raster fehlt etwa jedes vierte Mal eine Art.
lf-note-no-badge = Das Abzeichen gibt es für höchstens { $most } Mitspieler. Mit mehr spielt ihr nur zum Spaß.
lf-note-talk =
    { $talk ->
        [silent] Während des Spiels bitte kein Wort.
       *[normal] Redet, so viel ihr wollt, aber sagt nie, was ihr gesehen habt.
    }

## Vor dem Spiel: Warum nicht

lf-refused-unknown-option = So eine Einstellung gibt es nicht.
lf-refused-unknown-value = Diesen Wert kann die Einstellung nicht haben.
lf-refused-too-few-seats = Jemand muss spielen: Setz dich zuerst an den Tisch.
lf-refused-too-many-seats = Es sind mehr Mitspieler als Plätze.
lf-refused-seats-taken = Es sitzen schon mehr am Tisch.
lf-refused-impossible-grid = Die Karten gehen in diesem Raster nicht auf. Wählt eines aus der Liste.
lf-refused-not-the-challenge = Das sind nicht die Einstellungen der Aufgabe. Wählt die Aufgabe noch einmal.
lf-refused-no-cards-left = Dieses Raster braucht jede Karte, für Hinweise bleibt keine.
lf-refused-no-hints-to-open = Offene Hinweise brauchen Hinweise. Wählt zuerst 1 oder 2 für jeden.
lf-refused-counts-fixed = Dieses Raster braucht jede Karte, darum kann die Anzahl nicht zufällig sein.
lf-refused-least-impossible = Das geht nur mit zufälliger Anzahl und auf einem Raster mit Platz für Zufall.
lf-refused-target-too-high = So viele Punkte sind mit diesen Einstellungen nicht zu holen.
lf-refused-items-do-not-fit = Dieses Raster braucht eine andere Anzahl von Arten.
lf-refused-badge-missing = An diesem Tisch öffnen sich die Aufgaben der Reihe nach. Schafft zuerst die vorige.

## Abzeichen und Bestenlisten

lf-board =
    { $rows }×{ $cols }, { $kinds } Arten · { $hints ->
        [0] ohne Hinweise
        [1] je 1 Hinweis
       *[other] je { $hints } Hinweise
    } · { $seats ->
        [1] allein
       *[other] { $seats } Mitspieler
    }{ $memory ->
        [strict] {" "}· kurzes Protokoll
        [full] {" "}· ganzes Protokoll
        [notes] {" "}· eigene Notizen
       *[round] { "" }
    }
    .with = { $setup } · { $switches }
lf-badge-challenge-1 = Aufgabe 1
lf-badge-challenge-2 = Aufgabe 2
lf-badge-challenge-3 = Aufgabe 3
lf-badge-challenge-4 = Aufgabe 4
lf-badge-challenge-5 = Aufgabe 5
lf-badge-challenge-6 = Aufgabe 6
lf-badge-challenge-7 = Aufgabe 7
lf-badge-challenge-8 = Aufgabe 8
lf-badge-challenge-9 = Aufgabe 9
lf-badge-challenge-10 = Aufgabe 10

## Regeln, Seite für Seite

lf-rules-aim =
    Brillen, Handys, Schlüssel, Socken und Geldbeutel liegen verdeckt und durcheinander in einem Raster. Ihr spielt **gemeinsam**: Bringt alle Karten einer Art in eine zusammenhängende Gruppe.

    Karten hängen **nebeneinander oder übereinander** zusammen, nie über Eck.

    Ihr gewinnt oder verliert als Team. Jede Karte, die am Ende noch verdeckt liegt, ist ein Punkt.
    .title = Worum es geht
    .alt = Neun Karten durcheinander; ein Pfeil; dieselben Karten, Handys, Schlüssel und Brillen je in einer Gruppe.
lf-rules-turn =
    1. **Sieh dir** zwei verdeckte Karten **an**. Nur du siehst sie.
    2. **Leg sie zurück**, vertauscht oder wie vorher. Alle sehen, ob du tauschst.
    3. **Deck** irgendeine Karte für immer **auf**, **oder** leg einen **Hinweis** an.
    4. **Beende deinen Zug**, oder sag **Alles sortiert!**

    Redet über Pläne, so viel ihr wollt, aber sagt nie, was ihr gesehen habt.
    .title = Dein Zug
    .alt = Vier Schritte: zwei Karten, die jemand ansieht; die beiden tauschen die Plätze; eine aufgedeckte Karte oder ein Hinweis; das Ende des Zuges oder „Alles sortiert!“.
lf-rules-hints =
    Ein Hinweis spart eine verdeckte Karte und damit einen Punkt. Nimm den obersten Hinweis: Alle sehen ihn. Leg ihn dann Kante an Kante mit einer Karte des Rasters oder einem anderen Hinweis.

    Von da an **gehört er zum Raster**: Am Ende muss er seine Art berühren, und er bleibt, wo er ist.

    Sag mit ihm, was du weißt („hier ist ein Schlüssel“) oder was du willst („alle Brillen hierher, bitte“).
    .title = Hinweise
    .alt = Ein kleines Raster mit einem Hinweis daneben und gestrichelten Feldern ringsum, wo der nächste liegen darf.
lf-rules-end =
    Das Spiel endet, wenn jemand am Ende des eigenen Zuges **Alles sortiert!** sagt, oder sofort, wenn nur noch **eine** Karte verdeckt liegt.

    Dann wird alles aufgedeckt. Jede Art in einer Gruppe, Hinweise eingeschlossen? **Ihr gewinnt**, mit einem Punkt für jede Karte, die verdeckt lag. Sonst ist das Spiel verloren.

    Mindestens die Hälfte des Rasters noch verdeckt: **Hut ab!**
    .title = Ende und Punkte
    .alt = Ein Raster in drei Gruppen. Sechs Karten tragen einen Stern, weil sie verdeckt lagen: sechs Punkte und ein Zylinder.
lf-rules-variants =
    1. Wähle beide Karten, bevor du eine siehst.
    2. Tausche die beiden Karten immer.
    3. Deck nur eine Karte auf, die du gerade zurückgelegt hast.
    4. Hinweise liegen offen: Nimm, welchen du magst.
    5. Zufällige Anzahl: Niemand weiß, wie viele es von jeder Art gibt.
    Und **zweimal handeln**: Schritt 3 geschieht in jedem Zug zweimal.

    Mischt sie, wie ihr mögt, auf Rastern von 2×4 bis 5×6.
    .title = Varianten
    .alt = Sechs kleine Bilder: zwei zugleich angesehene Karten; zwei tauschen die Plätze; eine angesehene wird aufgedeckt; offene Hinweise; drei Arten mit Fragezeichen; eine Karte und ein Hinweis, zweimal.
lf-rules-challenges =
    1. 3×3, ohne Hinweise: gewinnen
    2. 3×4, ohne Hinweise: 3 Punkte
    3. 3×4, ohne Hinweise, aufdecken, was du anfasst: 2 Punkte
    4. 4×4, je 1 Hinweis: 8 Punkte
    5. 4×4, ohne Hinweise, immer tauschen: 4 Punkte
    6. 4×4, ohne Hinweise, erst beide wählen: 6 Punkte
    7. 3×4, je 1 Hinweis: 6 Punkte
    8. 4×4, je 1 Hinweis, zweimal handeln: gewinnen
    9. 4×5, je 1 offener Hinweis: 6 Punkte
    10. 5×6, jede Karte: gewinnen

    Abzeichen gibt es für bis zu vier Mitspieler, ohne Hausregeln.
    .title = Die zehn Aufgaben
    .alt = Ein Weg aus zehn nummerierten Kofferanhängern, der zu einem goldenen Pokal führt.
lf-rules-here =
    Drück **Zug machen**, dann öffnet sich eine Ansicht, die nur du siehst. Was du angesehen hast, verschwindet daraus, wenn du weitermachst: Sieh also gut hin.

    Das Protokoll sagt für die letzten zwei Runden, wer wo hingesehen und was vertauscht hat, aber nie, was zu sehen war.

    Jemand ist nicht da? Wenn die Zeit um ist, darf jeder den Zug **auslassen**; hat jemand schon Karten angesehen, gehen sie zurück, und jeder darf den Rest tun. Bleiben alle weg, endet das Spiel.

    Festgefahren? **Aufgeben** beendet das Spiel, wenn es mehr als die Hälfte von euch will.
    .title = So spielt ihr hier
    .alt = Ein Raster mit zwei Karten, die jemand ansieht; ein Pfeil; eine eigene Ansicht, die beide Karten groß zeigt.

## Getippte Befehle und ihre Angaben, je höchstens 100 Zeichen

lf-command-play = Mach deinen Zug in Lost & Found
lf-command-look = Sieh dir eine verdeckte Karte an; mit „Erst beide wählen“ nenne zwei
lf-command-flip = Deck eine Karte für immer auf
lf-command-hint = Nimm einen Hinweis, oder leg den an, den du genommen hast
lf-command-swap = Leg die beiden Karten vertauscht zurück
lf-command-keep = Leg die beiden Karten zurück, wie sie lagen
lf-command-sorted = Sag „Alles sortiert!“: Alles wird aufgedeckt, und ihr habt gewonnen oder nicht
lf-command-end = Beende deinen Zug
lf-command-skip = Lass den Zug von jemandem aus, der nicht da ist
lf-command-agree = Stimm zu, dass alles sortiert ist, wo der Tisch abstimmt
lf-command-disagree = Sag „noch nicht“, wo der Tisch abstimmt
lf-option-cell = Eine Karte, zum Beispiel B2
lf-option-second = Die zweite Karte, nur mit „Erst beide wählen“
lf-option-card = Welche Karte, wenn Hinweise offen liegen
lf-option-spot = Wohin mit dem Hinweis, den du genommen hast

## Was getippt wurde und nicht gemeint sein kann

lf-error-no-such-cell = Diese Karte kannst du jetzt nicht wählen. Karten heißen zum Beispiel B2.
lf-error-two-cells = Nenne zwei verschiedene Karten: In diesem Spiel wählst du beide, bevor du eine siehst.
lf-error-which-spot = Wohin soll der Hinweis? Wähle einen Platz mit der Angabe `spot`.
lf-error-spot-early = Nimm zuerst den Hinweis, ohne Platz. Wenn du siehst, was er zeigt, sag, wohin er soll.
lf-error-no-such-spot = So einen Platz gibt es für den Hinweis nicht. Wähle einen aus der Liste.
lf-error-which-card = Die Hinweise liegen offen: Wähle einen mit der Angabe `card`.
lf-error-no-such-card = Dieser Hinweis liegt nicht offen. Wähle einen aus der Liste.

## Namen der Befehle und Angaben

name-lost-found = lost-found
name-lost-found-agree = zustimmen
name-lost-found-disagree = ablehnen
name-lost-found-end = ende
name-lost-found-flip = aufdecken
name-lost-found-hint = hinweis
name-lost-found-keep = lassen
name-lost-found-look = ansehen
name-lost-found-skip = auslassen
name-lost-found-sorted = sortiert
name-lost-found-swap = tauschen
name-option-card = karte
name-option-cell = feld
name-option-second = zweites
name-option-spot = platz
