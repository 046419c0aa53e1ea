### Die Wörter der gemeinsamen Schicht auf Deutsch: Tische, Ansichten, Befehle, Fehler. Spiele haben eigene Kataloge.

## Menschen

# Ein automatischer Mitspieler. $name ist der Name seiner Art.
seat-automatic = { $name } 🤖
# Wessen Platz jetzt frei ist: Dort saß $name.
seat-left = { $name } (gegangen)
# Wer dort saß, hat alles über sich löschen lassen.
seat-former = ein früherer Mitspieler

## Vor dem Spiel

lobby-title = { $game }: Wer spielt mit?
lobby-basic = Das Grundspiel.
# $what zählt auf, was anders ist als im Grundspiel.
lobby-setup = Aufbau: { $what }.
# $time sagt, wie lange ein Zug dauern darf, etwa „10 Minuten für jeden Zug“.
lobby-time = ⏳ { $time }
lobby-seats =
    { $least ->
        [1] **Am Tisch** · { $taken } von höchstens { $most }
       *[other] **Am Tisch** · { $taken } von { $least } bis { $most }
    }
lobby-fill = Automatische Mitspieler …
lobby-fill-add = { $player } dazusetzen
lobby-fill-remove = Den letzten wegschicken
lobby-variants = Varianten: an oder aus …
lobby-deadline = Zeit für jeden Zug …
# Die eigene Antwort auf /game new.
lobby-opened = Dein Tisch für { $game } ist offen. Andere können sich dazusetzen; drück „Los geht’s“, wenn ihr so weit seid.
lobby-in-thread = Der Tisch steht jetzt in { $thread }.
thread-name = { $game } · { $host }
# Ein Wert einer Einstellung in einer Auswahl.
option-choice = { $option }: { $value }
option-yes = ja
option-no = nein
options-title = Mehr Regeln
options-host-only = Das kann nur ändern, wer den Tisch eröffnet hat.

deadline-none = Züge dürfen ewig dauern
deadline-seconds = { $count } Sekunden für jeden Zug
# $count Minuten und eine halbe.
deadline-minutes-and-half = { $count }½ Minuten für jeden Zug
deadline-minutes =
    { $count ->
        [one] { $count } Minute für jeden Zug
       *[other] { $count } Minuten für jeden Zug
    }
deadline-hours =
    { $count ->
        [one] { $count } Stunde für jeden Zug
       *[other] { $count } Stunden für jeden Zug
    }
deadline-days =
    { $count ->
        [one] { $count } Tag für jeden Zug
       *[other] { $count } Tage für jeden Zug
    }

## Knöpfe

button-turn = Zug machen
button-words = Tisch in Worten
button-rules = So geht’s
button-more = Mehr …
button-sit = Freien Platz nehmen
# Wer dort sitzt, fragt, wer inzwischen spielen kann.
button-hand-over = Platz abgeben
button-hand-any = Allen anbieten
button-hand-rest = Automatisch, bis ich zurück bin
button-hand-keep = Angebot zurückziehen
button-back = Meinen Platz zurücknehmen
# $who ist schon lange nicht da.
button-mind = Jemanden für { $who } spielen lassen
button-join = Mitspielen
button-quit = Aufstehen
button-start = Los geht’s
button-play-again = Noch einmal
button-options = Mehr Regeln
button-cancel = Absagen
button-thread = In einem Thread spielen
button-undo = Zurücknehmen
button-again = Meine Ansicht zeigen
# Für jemanden, der gerade nichts tun kann.
button-look-again = Noch einmal schauen
button-show-again = Noch einmal zeigen
button-check = Auf wen warten wir?
button-catch-up = Was habe ich verpasst?
button-inbox = Was wartet auf mich?
# Führt zum nächsten Tisch, der auf einen wartet; $count warten.
button-next =
    { $count ->
        [one] Nächster Tisch
       *[other] Nächster Tisch · { $count } warten
    }
button-repost = Tisch neu posten
button-repost-there = Dort neu posten
button-move = Den Tisch hierher holen
button-check-again = Noch einmal prüfen
button-leave = Tisch verlassen
button-concede = Aufgeben
button-cancel-game = Spiel absagen

# Die Bilder einer eigenen Ansicht. $sight ist, was eines davon zeigt.
sight-back = ‹ { $sight }
sight-on = { $sight } ›
sight-choose = Ansehen …

page-back = ‹ Seite { $page }
page-on = Seite { $page } ›
page-number = Seite { $page } von { $pages }

## Die Nachricht des Tisches

# Die Leute, die gerufen werden; $people sind Erwähnungen.
table-call = { $people } am Zug!
# $when ist eine Zeit, die Discord als "in 2 Stunden" zeigt.
table-deadline = -# Die Zeit läuft { $when } ab.
# Der Bot war nicht da, oder der Tisch konnte nicht gezeigt werden: Die Frist wurde verlängert.
table-away =
    -# Die Uhr stand { $unit ->
        [days] { $count } Tage
        [hours] { $count } Stunden
       *[minutes] { $count ->
            [one] eine Minute
           *[other] { $count } Minuten
        }
    } lang still. So viel länger haben alle Zeit.
# Die Zeit ist abgelaufen, und niemand kam.
table-rests = -# Die Zeit lief ab, und niemand kam. Also steht die Uhr still, bis jemand weiterspielt.
# Was von einer Nachricht bleibt, die eine neuere ersetzt hat.
table-moved = -# Der Tisch ist weitergezogen: [zum neuesten Stand]({ $link })
table-cancelled = Dieser Tisch für { $game } wurde abgesagt.
table-frozen = Dieses Spiel wurde von einer anderen Version des Bots gespeichert und kann gerade nicht weitergehen. Nichts ist verloren.
# $votes von $needed Leuten wollen das Spiel absagen.
table-cancel-votes = -# { $votes } von { $needed } Stimmen dafür, das Spiel abzusagen.

## Erinnerungen

# $people sind Erwähnungen: Nur sie werden gerufen.
reminder-call = { $people }, hier wartet ein Zug:
reminder-title = Dein Zug wartet
# $link ist eine Adresse oder ein Kanal; $when eine Zeit wie "in 2 Stunden", oder none.
reminder-line =
    { "" }**{ $game }** #{ $number }: { $link }{ $when ->
        [none] { "" }
       *[other] { " " }· die Zeit läuft { $when } ab
    }
reminder-more =
    { $count ->
        [one] … und noch einer: `/game inbox`
       *[other] … und noch { $count }: `/game inbox`
    }

notify-title = So rufe ich dich
notify-channel = Ich rufe dich im Kanal des Tisches, wenn du dran bist, und erinnere dich dort nach der Hälfte und nach neun Zehnteln der Zeit.
notify-private = Ich rufe dich im Kanal des Tisches, wenn du dran bist, und erinnere dich mit einer Privatnachricht.
notify-closed = Du möchtest Erinnerungen als Privatnachricht, aber meine erreichen dich nicht. Darum erinnere ich dich im Kanal. Erlaube Mitgliedern des Servers, dir zu schreiben, und wähle das dann noch einmal.
notify-never = Ich rufe und erinnere dich nie. `/game board` zeigt, ob du dran bist.
notify-no-quiet = Du hast keine Ruhezeit.
# $begin und $end sind Uhrzeiten, $zone ist die Zeitzone.
notify-quiet = Ruhe von { $begin } bis { $end } ({ $zone }). Was dann anfällt, wartet, bis sie vorbei ist.
notify-about = Gib zweimal dieselbe Uhrzeit an, um keine Ruhezeit zu haben.
notify-how = Willst du nachts deine Ruhe, dann gib auch `time-zone`, `quiet-from` und `quiet-to` an.

# Seit Wochen hat niemand gespielt.
table-stalled = -# Hier hat seit zwei Wochen niemand gespielt. In einer Woche wird der Tisch geschlossen, wenn niemand weiterspielt.
table-left-alone = An diesen Tisch für { $game } kam niemand zurück, darum ist er geschlossen. Was gespielt wurde, bleibt erhalten.
table-never-started = An diesem Tisch für { $game } ging es nie los, darum ist er geschlossen. Eröffne einen neuen mit `/game new`.
# $who spielt für $owner; $offer sagt, wer übernehmen darf: none, anybody oder eine Erwähnung.
seat-minded =
    -# { $who } spielt für { $owner }.{ $offer ->
        [none] { "" }
        [anybody] { " " }Wer mag, darf übernehmen.
       *[other] { " " }{ $offer } darf übernehmen.
    }
# $who bietet den Platz an: anybody oder eine Erwähnung.
seat-offered =
    -# { $who } möchte einen Platz abgeben{ $offer ->
        [anybody] : Wer mag, nimmt ihn.
       *[other] { " " }an { $offer }.
    }
# An eine Person, die darüber erwähnt ist; $link ist eine Adresse oder ein Kanal.
seat-invited = { $who } möchte, dass du einen Platz übernimmst: **{ $game }** #{ $number }, { $link }
# $who ist lange nicht da gewesen; gemeint ist der Knopf "Auf wen warten wir?" unter "Mehr".
seat-absent = -# { $who } ist schon lange nicht da. Mit `/game check` könnt ihr jemanden spielen lassen.
# $votes von $needed Leuten möchten, dass jemand für $who spielt.
seat-wanted = -# { $votes } von { $needed } Stimmen dafür, dass jemand für { $who } spielt.

## Die eigene Ansicht

panel-choose = Wähle: { $span }
panel-moved-on = Inzwischen ging es weiter. Das kannst du jetzt tun:
panel-undone = Zurückgenommen.
panel-joined = Willkommen am Tisch!
# Dort saß $owner und kann zurückkommen.
panel-sitting-in = Willkommen! Du spielst für { $owner } und machst den Platz frei, wenn { $owner } zurückkommt. Von jetzt an siehst du, was dieser Platz sehen darf; was { $owner } vorher sah, ist weggeräumt.
panel-back = Willkommen zurück! Der Platz gehört wieder dir.
# Die Ansicht wurde geleert: neutrale Worte, für alle dieselben.
panel-blank = Was du hier gesehen hast, ist weggeräumt.
panel-look-over = Deine Zeit zum Ansehen ist um.
# Über dem, was neben dem Zug steht: Regeln zum Nachlesen, dauerhafte Antworten.
panel-beside = Zum Nachlesen und Festlegen
# Steht, wo ein Bild hingehört.
panel-picture-late = Das Bild wird noch gezeichnet.
# Der Knopf, der eine Auswahl abschickt. $chosen zählt auf, was gewählt ist, $count davon.
form-send =
    { $count ->
        [0] { $label }
       *[other] { $label }: { $chosen }
    }
# Steht für $chosen, wo die Namen aller $count gewählten für einen Knopf zu lang sind.
form-chosen =
    { $count ->
        [1] eins gewählt
       *[other] { $count } gewählt
    }
# Dasselbe, wenn nichts gewählt ist und auch das eine Antwort ist.
form-send-none = { $label }: nichts davon
# Dasselbe, aber noch gesperrt: $more fehlen noch, oder 0, wenn man es nicht sagen kann.
form-send-wanted =
    { $count ->
        [0] { $more ->
            [0] { $label }: wähle
           *[other] { $label }: wähle { $more }
        }
       *[other] { $more ->
            [0] { $label }: { $chosen } …
           *[other] { $label }: { $chosen } … und noch { $more }
        }
    }
# Hinweis einer Auswahl, in der alles steht.
form-choose = Auswählen …
form-clear = Leeren
form-back = Zurück
question-no = Nein, zurück

## Was jemand tun wird, wenn der Zug kommt

button-plan = Wenn ich dran bin …
plan-title = Wenn du dran bist
plan-explained = Sag jetzt, was du dann tust. Es geschieht, sobald du dran bist. Nur wenn bis dahin etwas Neues herauskommt, frage ich dich erst. Niemand sonst sieht, dass du etwas vorhast.
# Ein Schritt des Plans. $chosen zählt auf, was dafür gewählt ist, $count davon.
plan-step =
    { $count ->
        [0] { $label }
       *[other] { $label }: { $chosen }
    }
# Steht zwischen zwei Schritten.
plan-then = {", dann "}
plan-so-far = **Geplant:** { $steps }
plan-next = Und dann?
plan-no-more = Was danach kommt, kann noch niemand wissen.
plan-ready = **Wenn du dran bist:** { $steps }
plan-waits = **Wartet auf deine Antwort:** { $steps }
plan-gone = Dein Plan geht nicht mehr: { $steps }
# Ein Plan, der auf das Wort dessen wartet, der ihn gemacht hat.
plan-asks =
    { "" }**Du hattest vor:** { $steps }
    { $why ->
        [news] Seither kam heraus:
            { $news }
        [private] Seither hast du etwas Neues gesehen.
       *[other] Seither bedeutet es etwas anderes.
    }
plan-go = Mach es wie geplant
plan-drop = Plan vergessen
plan-dropped = Dein Plan ist vergessen.
plans-title = Was du geplant und festgelegt hast
plans-empty = Du hast nichts geplant und nichts festgelegt. Öffne deine Ansicht, während andere spielen, und drück „Wenn ich dran bin …“.
plans-where = **{ $game }** #{ $number }
plans-off = Diesen Plan vergessen
plans-unsettle = Frag mich wieder

## Geschichten

journal-title = Tagebuch
journal-count =
    { $count ->
        [one] Eine Seite, die du gelesen hast.
       *[other] { $count } Seiten, die du gelesen hast.
    }
journal-empty = Du hast noch keine Seite dieses Spiels gelesen.
journal-choose = Noch einmal lesen …
journal-back = Zurück zum Tagebuch
error-no-such-page = Diese Seite finde ich nicht. Wähle eine aus der Liste.

## Wiederholung, Film, ehrlich gemischt

button-replay = Wiederholung
button-share = Spiel teilen
button-receipt = Ehrlich gemischt
button-verify = Nachprüfen
# Welcher Schritt gezeigt wird, und aus welchem Zug.
replay-place = Schritt { $step } von { $steps } · Zug { $turn } von { $turns }
replay-seen-table = wie es alle sahen
replay-seen-seat = wie { $who } es sah
replay-deal = Das Spiel beginnt.
# Für einen Schritt, der nur einen Zug beendet hat.
replay-next-turn = Der nächste Zug beginnt.
replay-first = « Anfang
replay-back = ‹ Zurück
replay-on = Weiter ›
replay-last = Ende »
replay-picture = Als Bild
# Auf $who wird dann gewartet; "none", wenn auf mehrere oder niemanden.
replay-turn =
    Zug { $turn }{ $who ->
        [none] { "" }
       *[other] { " " }· { $who }
    }
replay-turns = Zu einem Zug gehen …
replay-viewers = Sehen wie …
replay-as-table = Wie es alle sahen
replay-as-seat = Wie { $who } es sah

film-title = { $game }: das ganze Spiel
# Statt des Films, für alle, die ihn nicht sehen können. $ends beschreibt das letzte Bild.
film-alt = Der Tisch eines ganzen Spiels { $game }, Bild für Bild. Am Ende: { $ends }
film-by = -# Geteilt von { $who }
film-being-made = Der Film wird gemacht. Das dauert einen Moment; dann steht er im Kanal.
film-shared = Der Film steht jetzt im Kanal.

receipt-title = Ehrlich gemischt: Tisch #{ $number }
receipt-seal = Dieses Siegel entstand vor dem ersten Zug, aus allem, wovon das Mischen abhängt:
receipt-sealed = Schreib es ab, wenn du magst. Nach dem Spiel zeigt `/game receipt`, was darunter ist, und `/game verify` prüft, dass nichts verändert wurde.
receipt-called-off = Das Spiel wurde abgesagt, darum bleibt verborgen, was unter dem Siegel ist.
receipt-open = Und daraus wurde es gemacht:
receipt-by-hand = -# Speichere das als `receipt.json`, und `python -m bot verify receipt.json` prüft es auf jedem Rechner.
verify-title = Das Mischen von Tisch #{ $number }, geprüft
verify-commitment-right = ✅ Das Siegel passt zu dem, was darunter ist: Startwert, Aufbau und Geschichte sind die vom Anfang.
verify-commitment-wrong = ❌ Das Siegel passt nicht zu dem, was darunter ist.
verify-noted-right = ✅ Es ist das Siegel, das du aufgeschrieben hast.
verify-noted-wrong = ❌ Es ist nicht das Siegel, das du aufgeschrieben hast.
# Das Austeilen zählt als ein Schritt.
verify-replay-right = ✅ Noch einmal gemischt und gespielt, führen alle { $steps } Schritte zum selben Ende.
verify-replay-wrong = ❌ Noch einmal gespielt, endet das Spiel anders. Vielleicht haben sich die Regeln seither geändert.
verify-deal-wrong = ❌ Der Startwert führt nicht zu diesen Karten.
verify-game-wrong = ❌ Dieses Spiel kenne ich nicht mehr.
verify-content-wrong = ❌ Die Geschichte, mit der gespielt wurde, habe ich nicht.

## Regeln, Mehr, Prüfen, Verlassen

more-title = Was noch?
check-lobby = Das Spiel hat noch nicht begonnen.
check-over = Das Spiel ist aus.
check-since = -# Seit { $when }.
check-where = -# [Zum Tisch]({ $link })
# Solange der Tisch nicht gezeigt werden kann.
check-stopped = -# Die Uhr steht still, bis der Tisch wieder da ist.
# Warum der Tisch nicht steht. $channel ist, wo er stehen sollte, $names zählt Rechte auf.
check-deleted = ⚠️ Der Tisch wurde in { $channel } gelöscht.
check-locked = ⚠️ Der Thread { $channel } ist gesperrt, darum kann ich dort nichts posten. Wer den Server verwaltet, kann ihn öffnen, oder der Tisch zieht um.
check-no-channel = ⚠️ Den Kanal dieses Tisches gibt es nicht mehr. Das Spiel ist sicher: Gebt ihm einen neuen Ort.
# $names ist vielleicht unbekannt.
check-no-permission =
    ⚠️ Ich darf den Tisch in { $channel } nicht zeigen{ $names ->
        [none] { "" }
       *[other] { "" }. Mir fehlt das Recht: { $names }
    }. Wer den Server verwaltet, kann das ändern, oder der Tisch zieht um.
check-trouble = ⚠️ Discord hat gerade Schwierigkeiten. Das Spiel ist sicher; ich versuche es weiter.
# $names zählt Rechte auf.
check-permissions = ⚠️ In diesem Kanal fehlt mir das Recht: { $names }. Wer den Server verwaltet, kann das ändern.
only-words = -# In diesem Kanal darf ich keine Dateien anhängen, darum steht der Tisch hier in Worten. Ein Spiel, das von Bildern lebt, hat unter „Mehr Regeln“ dafür Wörter.
# $channel ist, wo der Tisch jetzt steht.
reposted = Der Tisch steht jetzt in { $channel }.
left = Du hast den Tisch verlassen.
check-absent = { $who } ist schon lange nicht da. Die anderen können jemanden spielen lassen.
hand-over-ask = Wer spielt für dich, während du nicht da bist? Der Platz bleibt deiner: Du kannst ihn jederzeit zurücknehmen. Willst du ihn einer bestimmten Person anbieten, tipp `/game hand-over` und nenne sie im Feld **to**.
hand-over-away = Jemand spielt für dich. Du kannst deinen Platz jederzeit zurücknehmen.
# Für alle, die für $owner spielen.
hand-over-sitting = Du spielst für { $owner } und kannst jederzeit abgelöst werden. Du kannst den Platz jemand anderem anbieten: Bis ihn jemand nimmt, spielst du weiter. `/game leave` beendet das sofort.
handed-any = Dein Platz ist im Angebot: Am Tisch im Kanal ist ein Knopf dafür. Bis jemand ihn nimmt, spielst du weiter.
# $who ist ein Name.
handed-to = Dein Platz ist { $who } angeboten; der Knopf dafür ist am Tisch im Kanal. Bis dahin spielst du weiter.
handed-rest = Ein automatischer Mitspieler spielt für dich. Er weiß nichts von dem, was du gesehen hast. Komm zurück, wann du magst: Drück „Zug machen“ am Tisch im Kanal.
handed-keep = Dein Platz ist nicht mehr im Angebot.
mind-counted = Dein Wunsch ist notiert. Mehr als die Hälfte der anderen muss es wollen.
minded = Jetzt spielt jemand für { $who }. Am Tisch im Kanal ist ein Knopf, um den Platz zu übernehmen.
cancelled = Der Tisch ist abgesagt.
cancel-counted = Dein Wunsch ist notiert. Mehr als die Hälfte der Mitspieler muss es wollen.
# $how: Das Spiel hat nicht begonnen (lobby, und wenn sonst niemand da ist alone), sonst spielt niemand mehr (last), oder
# jemand spielt für $owner (sitting).
ask-leave =
    { $how ->
        [lobby] Diesen Tisch verlassen? Die anderen können ohne dich anfangen.
        [alone] Diesen Tisch verlassen? Sonst sitzt niemand hier, also wird er abgesagt.
        [last] Den Tisch für immer verlassen? Sonst spielt niemand mehr, also endet das Spiel. Wenn du wiederkommst, lass es einfach stehen.
        [sitting] Nicht mehr für { $owner } spielen? Der Platz bleibt bei { $owner }.
       *[other] Den Tisch für immer verlassen? Die anderen spielen ohne dich weiter. Wenn du wiederkommst, hält dir `/game hand-over` den Platz frei.
    }
ask-leave-yes = Ja, verlassen
ask-cancel = Diesen Tisch absagen? Nichts davon bleibt.
ask-cancel-yes = Ja, absagen
ask-concede = Das Spiel aufgeben?
ask-concede-yes = Ja, aufgeben

permission-view-channel = Kanal sehen
permission-connect = Sprachkanal beitreten
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Threads öffnen
permission-read-message-history = Nachrichtenverlauf lesen

## Ein erster Zug zum Ausprobieren

lesson-title = Probier ein Spiel aus
lesson-explained = Ein erster Zug für dich allein: echte Regeln, drei Minuten, und es kann nichts schiefgehen. Welches Spiel?
# $step ist eine Zahl, oder "end" nach dem letzten von $steps.
lesson-head =
    { $step ->
        [end] **🎓 { $game } · geschafft!**
       *[other] **🎓 { $game } · Schritt { $step } von { $steps }**
    }
lesson-strayed = Das wäre auch erlaubt. Probier jetzt erst, was in diesem Schritt steht.
lesson-after = `/game new` eröffnet einen Tisch: Lade jemanden ein, oder setz automatische Mitspieler dazu.
lesson-skip = Schritt überspringen
lesson-again = Von vorn
lesson-other = Anderes Spiel

## Was über jemanden aufbewahrt wird

privacy-title = Was ich über dich aufbewahre
privacy-seats =
    { $count ->
        [0] - Keinen Platz an einem Tisch
        [one] - Deinen Platz an einem Tisch, mit dem Namen, den du dort hattest
       *[other] - Deine Plätze an { $count } Tischen, mit dem Namen, den du dort hattest
    }
privacy-actions =
    { $count ->
        [0] - Keinen Zug
        [one] - Einen Zug von dir, damit man ihn zurücknehmen und noch einmal ansehen kann
       *[other] - { $count } Züge von dir, damit man sie zurücknehmen und noch einmal ansehen kann
    }
privacy-results =
    { $count ->
        [0] - Kein Ergebnis
        [one] - Ein Ergebnis, für Bestenlisten und Statistik
       *[other] - { $count } Ergebnisse, für Bestenlisten und Statistik
    }
privacy-plans =
    { $count ->
        [0] { "" }
        [one] - Einen Plan für deinen nächsten Zug
       *[other] - { $count } Pläne für deine nächsten Züge
    }
privacy-visits =
    { $count ->
        [0] { "" }
        [one] - Wann du zuletzt nach einem Tisch gesehen hast
       *[other] - Wann du zuletzt nach { $count } Tischen gesehen hast
    }
privacy-reminders-sent =
    { $count ->
        [0] { "" }
        [one] - Eine Erinnerung, damit keine doppelt kommt
       *[other] - { $count } Erinnerungen, damit keine doppelt kommt
    }
privacy-settings-of-servers =
    { $count ->
        [0] { "" }
        [one] - Eine Änderung, die du an den Einstellungen eines Servers gemacht hast
       *[other] - { $count } Änderungen, die du an Einstellungen von Servern gemacht hast
    }
privacy-tables-hosted =
    { $count ->
        [0] { "" }
        [one] - Dass du einen Tisch eröffnet oder übernommen hast
       *[other] - Dass du { $count } Tische eröffnet oder übernommen hast
    }
privacy-votes =
    { $count ->
        [0] { "" }
        [one] - Eine Stimme, die du an einem Tisch abgegeben hast
       *[other] - { $count } Stimmen, die du an Tischen abgegeben hast
    }
privacy-seats-offered =
    { $count ->
        [0] { "" }
        [one] - Dass dir ein Platz angeboten ist
       *[other] - Dass dir { $count } Plätze angeboten sind
    }
privacy-open-looks =
    { $count ->
        [0] { "" }
        [one] - Wo ein Bild steht, das nur du siehst, um es rechtzeitig wegzuräumen
       *[other] - Wo { $count } Bilder stehen, die nur du siehst, um sie rechtzeitig wegzuräumen
    }
privacy-calls =
    { $count ->
        [0] { "" }
        [one] - Dass ein Tisch dich gerufen hat
       *[other] - Dass { $count } Tische dich gerufen haben
    }
privacy-reminders-wanted =
    { $count ->
        [0] { "" }
       *[other] - Wie du gerufen werden möchtest, und deine Ruhezeit
    }
privacy-statistics =
    { $count ->
        [0] { "" }
       *[other] - Ob die Statistik dich nennen darf
    }
privacy-text = Keine Nachricht wird gelesen oder aufbewahrt. In der Datei steht alles. **Löschen** nimmt dich auf allen Servern von jedem Tisch: Wo ein Spiel läuft, spielen die anderen weiter, und du bist „ein früherer Mitspieler“. Nachrichten und Threads in Kanälen bleiben stehen, und wer mich betreibt, hat vielleicht ältere Sicherungen.
privacy-export = Gib mir die Datei
privacy-exported = Das ist alles, was ich über dich aufbewahre.
privacy-uncount = In der Statistik nicht mitzählen
privacy-count = In der Statistik mitzählen
privacy-erase = Alles löschen …
privacy-ask = Alles löschen, was ich über dich aufbewahre, auf allen Servern? Deine Plätze werden sofort frei, und du verschwindest aus jeder Bestenliste. Das lässt sich nicht zurücknehmen.
privacy-erase-yes = Ja, alles löschen
privacy-erased = Erledigt. Ich weiß nichts mehr von dir. Du kannst jederzeit neu anfangen.

## Über den Bot

about-title = Lost Property
about-text = Spiele über verlorene Dinge, für Freunde, die zwischendurch spielen: ein Zug jetzt, ein Zug heute Abend. Probier mit `/game tutorial` einen ersten Zug aus, eröffne einen Tisch mit `/game new`, lies mit `/game rules`, wie ein Spiel geht.
about-privacy = -# Was du dir ansiehst, siehst nur du. Aufbewahrt werden Tische, Züge und Ergebnisse dieses Servers; Nachrichten werden nicht gelesen.
# $since ist eine Zeit, die Discord als "vor 2 Stunden" zeigt.
about-state =
    -# Version { $version } · gestartet { $since } · { $tables ->
        [0] kein offener Tisch auf diesem Server
        [one] ein offener Tisch auf diesem Server
       *[other] { $tables } offene Tische auf diesem Server
    }

## Was auf jemanden wartet, auf allen Servern

inbox-title =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
inbox-empty = Gerade wartet nichts auf dich
inbox-no-tables = Nichts wartet auf dich, und du sitzt an keinem Tisch. Eröffne einen mit `/game new`!
# $place ist die Nummer des Tisches in der Liste, oder 0; $where ein Kanal oder der Name eines Servers.
inbox-line =
    { $place ->
        [0] { "" }
       *[other] **{ $place }.** { "" }
    }**{ $game }** #{ $number }{ $where ->
        [none] { "" }
       *[other] { " " }· { $where }
    }
# Zeiten, die Discord als "vor 2 Stunden" zeigt; $until ist, wann die Zeit abläuft.
inbox-since =
    -# Seit { $when }{ $until ->
        [none] { "" }
       *[other] { " " }· die Zeit läuft { $until } ab
    }{ $link ->
        [none] { "" }
       *[other] { " " }· [Tisch]({ $link })
    }
# $who bietet einen Platz an.
inbox-offer =
    { "" }**{ $game }** #{ $number }{ $where ->
        [none] { "" }
       *[other] { " " }· { $where }
    }
    { $who } möchte dir einen Platz überlassen.{ $link ->
        [none] { "" }
       *[other] { " " }[Zum Tisch]({ $link })
    }
# $who sitzt auf dem Platz des Lesers.
inbox-away =
    { "" }**{ $game }** #{ $number }{ $where ->
        [none] { "" }
       *[other] { " " }· { $where }
    }
    { $who } spielt für dich. Du kannst deinen Platz jederzeit zurücknehmen.{ $link ->
        [none] { "" }
       *[other] { " " }[Zum Tisch]({ $link })
    }
inbox-sitting-in = -# Du sitzt für { $owner } hier.
# Ein Tisch, den der Leser beginnen darf; $people sind Namen mit Kommas dazwischen.
inbox-lobby =
    { "" }**{ $game }** #{ $number }{ $where ->
        [none] { "" }
       *[other] { " " }· { $where }
    }
    Du kannst beginnen: { $people }{ $link ->
        [none] { "" }
       *[other] { " " }· [Zum Tisch]({ $link })
    }
inbox-open = { $place } · { $game }

## Was jemand verpasst hat

recap-title = { $game }: was du verpasst hast
# $when ist die Zeit des letzten Blicks, etwa "vor 2 Tagen".
recap-since = -# Zuletzt hast du { $when } hingesehen.
# Für jemanden, der einen Tisch zum ersten Mal ansieht.
recap-first = { $game } #{ $number }: wie es steht
# $people sind Namen mit Kommas dazwischen.
recap-people = -# Am Tisch: { $people }
# Für jemanden, der nicht dort sitzt.
recap-onlooker = -# Du sitzt nicht an diesem Tisch, darfst aber zuschauen.
recap-nothing = Nichts Neues ist geschehen.
recap-undone = - Der Schritt, den du zuletzt gesehen hast, wurde zurückgenommen.
recap-before =
    { $count ->
        [one] -# … und eine Zeile davor.
       *[other] -# … und { $count } Zeilen davor.
    }
# Über dem, was nur dieser Platz erfuhr.
recap-whispered = **Nur für dich**

## Listen und Bestes

list-title = Tische dieses Servers
list-empty = Hier ist kein Tisch offen. Eröffne einen mit `/game new`.
# $status ist lobby oder running; $link kann leer sein.
list-line =
    { "" }**{ $game }** #{ $number } in { $channel } · { $status ->
        [lobby] wartet auf Mitspieler
       *[other] läuft
    } · { $people }{ $link ->
        [none] { "" }
       *[other] { " " }· [dorthin]({ $link })
    }
list-more =
    { $count ->
        [one] … und noch einer.
       *[other] … und noch { $count }.
    }
# Ein Tisch in wenigen schlichten Worten, in einer Auswahl. $channel ist vielleicht unbekannt.
table-described =
    { $game } #{ $number }{ $channel ->
        [none] { "" }
       *[other] { " " }in { $channel }
    } · { $people }

best-title = { $game }: die Bestenliste dieses Servers
board-old = ein früherer Aufbau
best-none = Noch ist kein Spiel gewonnen. Seid die Ersten!
best-automatic = Mit automatischen Mitspielern
best-badge = 🏅 { $badge } · { $day }
best-badge-open = -# ⚪ { $badge }
best-board = **{ $board }**
best-entry = { $place }. **{ $score }** · { $people } · { $day }
# Dasselbe für ein Spiel ohne Punkte, das Neueste zuerst.
best-winner = 🏆 { $people } · { $day }
best-automatic-won = ein automatischer Mitspieler
best-unnamed = jemand
# Alle zu Ende gespielten Spiele des Servers; $won davon hat jemand gewonnen.
best-played =
    { $games ->
        [one] Ein Spiel gespielt
       *[other] { $games } Spiele gespielt
    }, { $won } gewonnen.
best-person =
    { $person } · { $wins ->
        [0] noch kein Sieg
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    } in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }

stats-title = Was hier gespielt wurde
stats-month = Dieser Monat
stats-ever = Seit Beginn
stats-none = Noch nichts. Eröffne einen Tisch mit `/game new`.
stats-game =
    { "" }**{ $game }** · { $opened ->
        [one] 1 Tisch eröffnet
       *[other] { $opened } Tische eröffnet
    }, { $ended } zu Ende gespielt, { $won } gewonnen
# Eine Zahl mit einer Stelle nach dem Komma.
stats-decimal = { $whole },{ $tenths }
# $length ist eines der nächsten drei.
stats-length = Ein Spiel dauert im Schnitt { $length }.
stats-days = { $days } Tage
stats-hours = { $hours } Stunden
stats-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
stats-set-up =
    -# { $board }: { $games ->
        [one] einmal gespielt
       *[other] { $games }-mal gespielt
    }, { $won } gewonnen

## Einstellungen eines Servers

setup-title = Lost Property auf diesem Server
setup-about = -# Was du hier änderst, gilt sofort. Offene Tische bleiben, wie sie sind.
# $channels zählt Kanäle auf.
setup-channels =
    { $channels ->
        [none] Spiele dürfen in jedem Kanal beginnen.
       *[other] Spiele dürfen in { $channels } beginnen.
    }
setup-channels-choose = Kanäle wählen …
setup-choose-most-tables = Tische je Kanal …
setup-choose-threads = Threads …
setup-choose-language = Sprache …
setup-choose-reminders = Erinnerungen …
# Die nächsten stehen in schmalen Menüs: etwa 25 Zeichen. Offene Tische in einem Kanal und seinen Threads; 0: beliebig viele.
setup-most-tables =
    { $most ->
        [0] Tische je Kanal: beliebig
       *[other] Tische je Kanal: { $most }
    }
setup-threads-allowed = Threads: wie gewünscht
setup-threads-always = Threads: immer
    .about = Jeder Tisch bekommt einen eigenen Thread
setup-threads-never = Threads: nie
    .about = Tische stehen im Kanal selbst
setup-language =
    { $language ->
        [none] Sprache: wie der Server
       *[other] Sprache: { $language }
    }
setup-reminders-both = Erinnerungen: zwei
    .about = Nach der halben Zeit und kurz vor dem Ende
setup-reminders-one = Erinnerungen: eine
    .about = Kurz bevor die Zeit abläuft
setup-reminders-none = Erinnerungen: keine
setup-statistics =
    { $shown ->
        [yes] Statistik: sichtbar
       *[no] Statistik: verborgen
    }
setup-changes = Was zuletzt geändert wurde
setup-no-changes = Noch wurde nichts geändert.
setup-nobody = jemand, der gegangen ist
setup-change = { $day } · { $person } · { $what }
setup-back = Zurück zu den Einstellungen
button-changes = Letzte Änderungen

# Jede Sprache, wie ihre Sprecher sie nennen.
language-en = English
language-de = Deutsch

# Die Probe eines Kanals. Diese Nachricht sehen alle einen Moment lang; $person ist eine Erwähnung.
preflight = { $person }, ich teste, was ich in diesem Kanal darf. Diese Nachricht verschwindet gleich.
preflight-edited = { $person }, ich habe getestet, was ich in diesem Kanal darf. Diese Nachricht verschwindet gleich.
preflight-picture = Ein kleines einfarbiges Quadrat
preflight-thread = Lost Property: ein Test
preflight-running = Einen Moment: Ich teste alles in diesem Kanal …
preflight-title = Was in diesem Kanal geht
preflight-step-post = eine Nachricht schreiben
preflight-step-picture = ein Bild zeigen
preflight-step-mention = erwähnen, wer dran ist
preflight-step-edit = die eigene Nachricht ändern
preflight-step-read = die eigene Nachricht wieder lesen
preflight-step-thread = einen Thread öffnen
preflight-step-thread-post = in einem Thread schreiben
preflight-step-private = jemandem allein antworten
# $what ist einer der Schritte.
preflight-done = ✅ { $what }
# $names zählt Rechte auf.
preflight-refused = ❌ { $what }. Mir fehlt das Recht: { $names }
preflight-trouble = ❌ { $what }: Discord hat das nicht getan; bitte noch einmal testen
preflight-untried = ➖ { $what }: ließ sich nicht testen
preflight-complete = Alles, was ein Tisch braucht, geht hier.
preflight-where = Wo man es ändert: Öffne die Einstellungen des Kanals (**Kanal bearbeiten**), dann **Berechtigungen**, wähle meine Rolle und erlaube, was oben steht.
preflight-no-tables = Bis dahin kann in diesem Kanal kein Tisch eröffnet werden.
preflight-only-threads = Bis dahin können Tische hier in eigenen Threads stehen.
preflight-no-pictures = Bis dahin stehen Tische hier in Worten.
preflight-no-reading = Tische kommen ohne Lesen aus.
preflight-no-threads = Bis dahin können Tische im Kanal selbst stehen.
# $thread ist ein Verweis auf den Thread.
preflight-left = Den Thread dieses Tests darf ich nicht entfernen: { $thread }. Du kannst ihn löschen.
button-preflight = Diesen Kanal testen
button-preflight-again = Noch einmal testen
button-threads-never = Keine Threads auf diesem Server
button-threads-always = Immer ein Thread

## Befehle und ihre Angaben, je höchstens 100 Zeichen. Die ids heißen command-<name> und option-<name>.

command-privacy = Was über dich aufbewahrt wird: ansehen, mitnehmen, löschen lassen
command-about = Was dieser Bot ist und wo man anfängt
command-game = Tische eröffnen, ansehen und verlassen, Regeln lesen
command-game-setup = Richte diesen Server ein: wo Spiele beginnen, Threads, Sprache, Erinnerungen
command-new = Eröffne einen Tisch: Andere setzen sich dazu, du richtest ein und legst los
command-tutorial = Probier einen ersten Zug aus: allein, in drei Minuten, und niemand sonst sieht es
command-rules = Lies, wie ein Spiel geht, mit Bildern
command-best = Sieh die Bestenliste, Abzeichen, Spiele und Siege dieses Servers
command-stats = Sieh, was auf diesem Server gespielt wurde, diesen Monat oder seit Beginn
command-board = Sieh den Tisch und deine Ansicht; niemand sonst sieht sie
command-check = Auf wen warten wir, und warum? Poste den Tisch neu, wenn er verloren ging
command-plans = Was du an allen Tischen geplant und festgelegt hast; nimm es zurück
command-inbox = Alles, was auf dich wartet, auf allen Servern; niemand sonst sieht es
command-catch-up = Was geschah, seit du zuletzt hingesehen hast, und was du jetzt tun kannst
command-list = Sieh die Tische dieses Servers
command-leave = Gib deinen Platz für immer auf
command-hand-over = Lass jemanden für dich spielen, oder nimm deinen Platz zurück
command-concede = Stimm fürs Aufgeben, wo ein Spiel das kennt; die meisten müssen es wollen
command-cancel = Sag einen Tisch ab: vor dem Start, wer ihn eröffnet hat, danach die meisten von euch
command-undo = Nimm deinen letzten Schritt zurück, wenn er nichts gezeigt hat
command-notify = Wie ich dich rufe: wo, nie, und deine Ruhezeit
option-notify-where = Wo dich Erinnerungen erreichen
notify-where-channel = Im Kanal des Tisches
notify-where-private = Als Privatnachricht
notify-where-never = Ruf mich nie
option-time-zone = Deine Zeitzone, zum Beispiel Europe/Berlin
option-quiet-from = Wann deine Ruhezeit beginnt, zum Beispiel 22:00
option-quiet-to = Wann sie endet, zum Beispiel 08:00
command-replay = Geh ein Spiel nach dem Ende Schritt für Schritt durch; teile es als Film
command-receipt = Sieh das Siegel über dem Mischen; nach dem Ende auch, was darunter ist
command-verify = Prüfe, ob so gemischt wurde, wie es am Anfang versiegelt war
option-seal = Das Siegel, wie du es während des Spiels aufgeschrieben hast
option-game = Welches Spiel
option-stats-game = Welches Spiel; alle, wenn du nichts angibst
option-where = In diesem Kanal oder in einem eigenen Thread
where-here = Hier
where-thread = In einem Thread
option-to = Wem du deinen Platz anbietest; er wechselt, sobald er genommen wird
option-table = Welcher Tisch, wenn es mehrere gibt

## Was nicht geht, je ein Satz. Die ids heißen error-<code>.

error-bug = Tut mir leid, bei mir ging etwas schief. Nichts ist verloren; bitte versuch es noch einmal. (Kennung { $reference })
error-restarting = Ich starte gerade neu. Nichts ist verloren; bitte versuch es in einer Minute noch einmal.
error-old-control = Dieser Knopf ist von früher. `/game check` zeigt, was gerade los ist.
error-old-command = So kenne ich diesen Befehl nicht. Tipp ihn neu ein; vielleicht hat er sich geändert.
error-illegal = Das geht gerade nicht.
error-stale = Inzwischen ging es weiter. Öffne deine Ansicht noch einmal, dann siehst du, was du tun kannst.
error-over = Dieses Spiel ist aus.
error-not-found = So einen Tisch gibt es hier nicht mehr.
error-unknown-game = Dieses Spiel kenne ich nicht.
error-which-game = Welches Spiel? Nenne es mit dem Befehl: { $games }.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-seat-held = An diesem Tisch spielt jemand für dich. Du kannst deinen Platz jederzeit zurücknehmen.
error-not-absent = Das geht nur bei jemandem, der schon lange nicht da ist.
error-nobody-else = Sonst ist niemand an diesem Tisch, und automatische Mitspieler spielen nicht unter sich weiter. Du kannst deinen Platz jemandem anbieten oder einfach später wiederkommen.
error-hand-over-bot = Ein Bot kann keinen Platz nehmen. Ein automatischer Mitspieler kann für dich spielen: `/game hand-over`.
error-hand-over-seated = { $who } spielt schon an diesem Tisch, und niemand spielt zwei Plätze. Nenne jemand anderen; oder tipp nur `/game hand-over`, dann kann ein automatischer Mitspieler für dich spielen.
error-not-host = Das kann nur, wer den Tisch eröffnet hat; hat ihn zwölf Stunden lang niemand angefasst, können es alle dort.
error-not-allowed = Das kann nur, wer den Tisch eröffnet hat oder den Server verwaltet.
error-not-in-lobby = Das geht nur, bevor das Spiel beginnt.
error-not-over = Das geht, sobald das Spiel aus ist.
error-none-over = Hier ist noch kein Spiel zu Ende gegangen.
error-no-replay = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde, darum lässt es sich nicht mehr Schritt für Schritt zeigen.
error-no-receipt = Dieses Spiel hat kein Siegel, das man öffnen könnte: Es wurde abgesagt, oder es ist älter als die Siegel.
error-share-elsewhere = Teile das Spiel dort, wo es gespielt wurde: in { $channel }.
error-sharing = Der Film dieses Spiels wird schon gemacht.
error-shared =
    Der Film dieses Spiels wurde schon geteilt{ $link ->
        [none] ; sieh weiter unten im Kanal nach.
       *[other] : [hier ist er]({ $link })
    }
error-no-film = Der Film ließ sich gerade nicht machen. Bitte versuch es später noch einmal.
error-again-open = Daraus wurde schon ein neuer Tisch eröffnet; sieh weiter unten nach.
error-not-running = Dieses Spiel läuft nicht.
error-already-seated = Du sitzt schon an diesem Tisch.
error-full = Alle Plätze sind besetzt.
error-no-vacant-seat = An diesem Tisch ist gerade kein Platz frei.
error-unknown-player = So einen automatischen Mitspieler gibt es nicht.
error-no-player = An diesem Tisch sitzt kein automatischer Mitspieler.
error-badge-missing = Dieser Aufbau öffnet sich, wenn die Aufgabe davor geschafft ist.
error-bad-deadline = Ein Zug darf 45 Sekunden bis dreißig Tage dauern, oder ewig.
# Warum sich der letzte Schritt nicht zurücknehmen lässt.
error-cannot-undo-nothing = Es gibt nichts zurückzunehmen: Du hast in diesem Spiel noch nichts getan.
error-cannot-undo-taken-back = Deinen letzten Schritt hast du schon zurückgenommen. Was davor geschah, bleibt.
error-cannot-undo-shown = Das lässt sich nicht zurücknehmen: Es hat etwas Verborgenes gezeigt, und das kann niemand ungesehen machen.
error-cannot-undo-others = Das lässt sich nicht mehr zurücknehmen: Seither hat jemand anders weitergemacht.
error-cannot-undo-automatic = Das lässt sich nicht mehr zurücknehmen: Seither hat ein automatischer Mitspieler weitergemacht.
error-cannot-undo-deadline = Das lässt sich nicht mehr zurücknehmen: Die Zeit lief ab, und das Spiel ging weiter.
error-cannot-undo-over = Das Spiel ist aus, darum lässt sich nichts mehr zurücknehmen.
error-cannot-undo-updated = Das lässt sich nicht mehr zurücknehmen: Ich wurde seither erneuert und kann nicht lesen, wie es vorher war.
error-bad-notices = Mit dieser Ruhezeit kann ich nichts anfangen. Nichts ist geändert.
error-no-zone = Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, zum Beispiel Europe/Berlin.
error-zone-first = Für die Ruhezeit brauche ich deine Zeitzone. Gib auch `time-zone` an.
error-half-quiet = Eine Ruhezeit braucht Anfang und Ende.
error-no-time = Gib eine Uhrzeit wie 22:00 an.
error-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
error-frozen = Dieses Spiel wurde von einer anderen Version des Bots gespeichert und kann gerade nicht weitergehen. Nichts ist verloren.
error-conflict = Jemand war schneller. Bitte versuch es noch einmal.
error-not-now = Das kannst du gerade nicht tun. `/game board` zeigt, was du tun kannst.
error-option-gone = Diesen Wert kann die Einstellung nicht mehr haben. Hier ist der Tisch, wie er jetzt ist.
error-still-lobby = Dieses Spiel hat noch nicht begonnen.
error-concede-no-vote = In diesem Spiel kann man nicht für das Aufgeben stimmen. Du kannst den Tisch verlassen oder dafür stimmen, ihn abzusagen: `/game leave`, `/game cancel`.
error-concede-counted = Du hast schon für das Aufgeben gestimmt. Mehr als die Hälfte der Mitspieler muss es wollen.
error-no-table = Du sitzt hier an keinem Tisch. Eröffne einen mit `/game new`, oder setz dich mit seinem Knopf dazu.
error-several-tables = Du sitzt an mehreren Tischen: Wähle einen mit der Angabe `table`.
error-no-such-table = Diesen Tisch finde ich nicht. Wähle einen aus der Liste.
error-permissions = Hier kann ich keinen Tisch aufstellen. Mir fehlt das Recht: { $names }. Wer den Server verwaltet, kann das ändern.
error-no-permission = Das Spiel ist sicher, aber ich darf den Tisch in { $channel } nicht zeigen: Ich muss den Kanal sehen und dort Nachrichten senden dürfen. Ist das in Ordnung gebracht, oder woanders, postet `/game check` den Tisch neu.
error-forbidden = Das darf ich hier nicht.
error-discord = Discord hat das gerade nicht angenommen. Nichts ist verloren; bitte versuch es noch einmal.
error-not-shown = Das ist getan und aufbewahrt, aber Discord hat den neuen Tisch gerade nicht angenommen. `/game check` postet ihn neu.
error-no-channel = Das Spiel ist sicher, aber seinen Kanal gibt es nicht mehr. `/game check` in einem anderen Kanal postet den Tisch dort.
error-statistics-hidden = Dieser Server zeigt nicht, was hier gespielt wurde.
# $channels zählt Kanäle auf.
error-not-here = Auf diesem Server beginnen Spiele woanders: { $channels }. Eröffne deinen Tisch dort.
# In einem Kanal und seinen Threads.
error-too-many-tables =
    { $most ->
        [one] In diesem Kanal ist schon ein Tisch offen, und dieser Server möchte nur einen auf einmal. Setz dich dazu, oder versuch einen anderen Kanal.
       *[other] Dieser Server möchte höchstens { $most } offene Tische in einem Kanal. Setz dich an einen davon, oder versuch einen anderen Kanal.
    }
error-threads-never = Dieser Server möchte Tische im Kanal selbst, ohne Threads.
error-not-manager = Das kann nur, wer den Server verwaltet.
error-bad-setting = Diesen Wert kann die Einstellung nicht mehr haben. `/game-setup` zeigt, was man einstellen kann.
error-too-many-threads = In diesem Kanal sind so viele Threads offen, wie Discord erlaubt. Schließ einen, oder spielt gleich hier.
error-deleted = Das ist getan und aufbewahrt. Der Tisch wurde mehr als einmal gelöscht, darum warte ich mit einem neuen: `/game check` postet ihn.
error-locked = Das Spiel ist sicher, aber der Thread { $channel } ist gesperrt. `/game check` in einem anderen Kanal holt den Tisch dorthin.
error-no-thread-here = Threads lassen sich nur aus einem gewöhnlichen Textkanal öffnen.

## Namen der Befehle und Angaben: klein geschrieben, ohne Leerzeichen, in einer Gruppe jeder nur einmal

name-game = spiel
name-game-setup = spiel-einrichten
name-about = über
name-game-best = bestenliste
name-game-board = tisch
name-game-cancel = absagen
name-game-catch-up = verpasst
name-game-check = prüfen
name-game-concede = aufgeben
name-game-hand-over = abgeben
name-game-inbox = was-wartet
name-game-leave = verlassen
name-game-list = liste
name-game-new = neu
name-game-notify = erinnern
name-game-plans = pläne
name-game-privacy = datenschutz
name-game-receipt = siegel
name-game-replay = wiederholung
name-game-rules = regeln
name-game-tutorial = ausprobieren
name-game-stats = statistik
name-game-undo = zurück
name-game-verify = nachprüfen
name-option-game = spiel
name-option-page = seite
name-option-quiet-from = ruhe-von
name-option-quiet-to = ruhe-bis
name-option-seal = siegel
name-option-table = tisch
name-option-time-zone = zeitzone
name-option-to = an
name-option-where = wo
