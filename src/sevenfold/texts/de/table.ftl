# Ein Tisch: vor dem Beginn, Chat und Verlauf, Verbindung, und SEVN im Spiel.

table-main = Tisch
table-coming = Ich komme an den Tisch …
table-gone = Diesen Tisch gibt es nicht mehr. Beendete Partien bleiben eine Weile, leere Tische nicht.
table-public = Öffentlich
table-private = Privat
table-seats = Plätze
clock-none = Keine Uhr
clock-relaxed = Gemütlich
clock-days = Tage
clock-left-long = Noch { $hours ->
    [0] { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
   *[other] { $hours } Std. { $minutes } Min.
} für diese Entscheidung
clock-brisk = Flott
clock-bank = Zeitkonto
clock-bank-left = { $name }: noch { $time } auf dem Zeitkonto
clock-bank-low = Auf deinem Zeitkonto ist noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
clock-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}

start = Anfangen
seat-number = Platz { $number }
seat-you = du
seat-away = gerade weg
seat-gone = { $minutes ->
    [0] verbindet sich neu, { $seconds } s
   *[other] seit { $minutes } min weg
}
seat-keeps = { $name } für { $keeps }
seat-is-bot = Bot
seat-sit = Platz nehmen

drawer-title = Chat und Verlauf
drawer-toggle = { $unread ->
    [0] Chat und Verlauf
    [one] Chat und Verlauf, eine neue Zeile
   *[other] Chat und Verlauf, { $unread } neue Zeilen
}
drawer-chat = Chat
drawer-log = Verlauf
chat-placeholder = Sag etwas, oder /help
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt. Was du schreibst, lesen alle an diesem Tisch.
chat-said = { $name } sagt: { $text }
chat-empty-watching = Noch hat niemand etwas gesagt. Solange die Partie läuft, lesen nur die, die zusehen, was du schreibst.
chat-said-watching = { $name } sagt zu denen, die zusehen: { $text }
chat-whispered = { $name } flüstert { $to } zu: { $text }
chat-whisper = Geflüstert:
chat-to = zu
chat-watching = Nur für alle, die zusehen:
chat-people = Wer noch da ist
chat-whisper-name = { $name } etwas zuflüstern
chat-mute = { $name } stumm schalten
chat-unmute = { $name } wieder hören
chat-muted-lines = { $count ->
    [one] Eine Zeile von { $name } (stumm geschaltet)
   *[other] { $count } Zeilen von { $name } (stumm geschaltet)
}
chat-reads-only = Nur { $name } liest das.
chat-reads-whom = Geflüstert: Sag zuerst, wem.
chat-reads-watching = Nur wer zusieht, liest das.
chat-complete = Vorschläge
chat-complete-count = { $count ->
    [one] Ein Vorschlag: Tab nimmt ihn.
   *[other] { $count } Vorschläge: Pfeiltasten wählen, Tab nimmt einen.
}
chat-complete-seat = Platz von { $name }
chat-command-w = NAME TEXT: flüstern
chat-command-me = TEXT: was du tust
chat-command-join = [PLATZ]: Platz nehmen
chat-command-leave = aufstehen
chat-command-start = die Partie beginnen
chat-command-bot = [STUFE]: einen Bot hinsetzen
chat-command-kick = PLATZ: frei machen
chat-command-option = NAME WERT: Einstellung ändern
chat-command-clock = ART: die Uhr stellen
chat-command-help = alle Befehle
log-empty = Was von jetzt an geschieht, steht hier.
watching = Du siehst zu
round-number = Runde { NUMBER($round, useGrouping: 0) }
your-turn = Du bist dran

link-lost = Die Verbindung ist weg. Dein Platz ist sicher; ich versuche es wieder …
link-back = Wieder verbunden.
link-wait = Die Verbindung kommt gerade erst zurück. Versuch es gleich noch einmal.

game-over = Das Spiel ist aus
rematch = Noch einmal
rematch-join = Zum nächsten Spiel
show-result = Ergebnis zeigen
record-download = Aufzeichnung sichern
seal-title = Das Mischen lässt sich prüfen
seal-text = Dieses Siegel stand vor der ersten Karte fest. Der Schlüssel dazu steht am Ende der Aufzeichnung; „sevenfold verify“ leitet daraus jede Karte noch einmal her.
seal-text-position = Die Stellung, bei der diese Partie begonnen hat, gehört nicht dazu: Sie war vorgegeben.
position-mark = Ab einer Stellung
position-title = Diese Partie beginnt bei einer Stellung
position-lesson = Sie kommt aus dem Beispiel „{ $title }“.
position-about = Was in ihr verdeckt liegt, kann kennen, wer den Tisch aufgemacht hat. Versiegelt ist nur, was von dort an gezogen wird. Also zum Ausprobieren, nicht zum Kräftemessen. Plätze und Optionen stehen fest.
position-rules = Zu den Regeln

help-title = Hilfe und Tasten
help-key-draw = eine Karte ziehen
help-key-stop = stoppen
help-key-keep = Ballast behalten
help-key-drop = Ballast abwerfen
help-key-number = einen Platz wählen, oder die erste oder zweite Karte
help-key-odds = Wahrscheinlichkeit zeigen oder verbergen
help-key-forward = die Runde vorspulen
help-key-chat = Chat und Verlauf öffnen oder schließen
help-key-coach = den Coach öffnen oder schließen
help-key-help = diese Hilfe
help-key-escape = schließen, was offen ist
help-arrows = Tab geht von einem zum nächsten, die Pfeiltasten durch die Antworten, Eingabe oder Leertaste nimmt eine.

# SEVN

move-sevn-draw = Ziehen
move-sevn-stop = Stoppen
move-sevn-keep = { $name } behalten
move-sevn-drop = { $name } abwerfen
move-sevn-take = { $name } nehmen
move-sevn-seat-you = Du
why-not-asked = Du bist jetzt nicht gefragt; erst entscheidet jemand anderes.
why-sevn-not-dealer = Jetzt wird nichts aufgedeckt: Erst entscheidet { $name }.
why-sevn-not-asked = Jetzt entscheidet { $name }.
why-sevn-not-active = { $status ->
    [stopped] { $name } hat gestoppt
    [frozen] { $name } ist eingefroren
   *[out] { $name } ist raus
} und nicht mehr in der Runde. Wähl jemanden, der es noch ist.
why-sevn-has-second-chance = { $name } hat schon eine Second Chance. Wähl jemanden ohne.

sevn-decision = Entscheidung
sevn-row = { $name }: { $banked } sicher, { $status }, { $points } auf dem Tisch, { $distinct } von 7 Werten
sevn-row-open = Die Reihe von { $name } ansehen
sevn-row-empty = Hier liegt noch keine Karte.
sevn-row-banked = { $banked ->
    [one] { $banked } Punkt ist sicher.
   *[other] { $banked } Punkte sind sicher.
}
sevn-banked = Sichere Punkte
sevn-worth = Die Reihe ist wert
sevn-pips = { $distinct } von 7 verschiedenen Werten
sevn-odds-toggle = Zeigen, wie wahrscheinlich man rausfliegt
sevn-odds-short = { $percent } %
sevn-odds-bust = { $percent } % raus
sevn-odds-title = { $bust ->
    [one] { $bust } der { $unseen } Karten, die als nächste kommen können, wiederholt einen Wert.
   *[other] { $bust } der { $unseen } Karten, die als nächste kommen können, wiederholen einen Wert.
}
sevn-odds-saved = Second Chance finge die erste davon ab.
sevn-track = Der Weg zu { $target } Punkten
sevn-track-seat = { $name }: { $banked } von { $target }
sevn-pile-left = { $count ->
    [one] Eine Karte liegt noch im Stapel.
   *[other] { $count } Karten liegen noch im Stapel.
}
sevn-discard = Ablagestapel
sevn-discard-open = { $count ->
    [0] Ablagestapel, leer
    [one] Ablagestapel, eine Karte: ansehen
   *[other] Ablagestapel, { $count } Karten: ansehen
}
sevn-discard-empty = Noch ist nichts abgeworfen.
sevn-left = noch { $left }
sevn-open = Die zwei Karten der Crossroads
sevn-queue = Aktionen, die warten
sevn-queue-title = { $card } von { $name } wartet
sevn-forward = Bis zum Ende der Runde vorspulen
sevn-round-score = Runde { NUMBER($round, useGrouping: 0) } gewertet
sevn-continue = Weiter
sevn-total = = { $total }
game-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
game-you-won = { $count ->
    [one] Du gewinnst!
   *[other] Du gewinnst, und nicht allein!
}

replay-watch = Noch einmal ansehen
review-link = Wie lief es?
coach-title = Coach
coach-off = An gewerteten Tischen schweigt der Coach.
seat-program = Programm
table-rated = Gewertet

pause-wish = Pause wünschen
pause-unwish = Doch keine Pause
pause-wished = { $count ->
    [one] { $names } hätte gern eine Pause.
   *[other] { $names } hätten gern eine Pause.
}
pause-agree = Einverstanden
pause-title = Pause
pause-about = Uhren und Bots stehen still. Jeder von euch kann weitermachen.
pause-about-watching = Die Spieler haben sich auf eine Pause geeinigt.
pause-go-on = Weiter
