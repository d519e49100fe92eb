# Vor dem Beginn: einen Tisch eröffnen, und warten, wer kommt.

table-public-about = Der Tisch steht in der Lobby, und alle dürfen sich setzen oder zusehen.
table-private-about = Der Tisch steht nirgends. Wer den Link hat, darf sich setzen oder zusehen.
clock-none-about = Alle denken nach, so lange sie mögen.
clock-relaxed-about = Reichlich Zeit. Läuft sie ab, entscheidet der Tisch: stoppen, abwerfen oder was niemandem schadet.
clock-days-about = Zwei Tage für jede Entscheidung: für eine Partie neben dem Alltag her.
clock-brisk-about = Ein paar Sekunden je Entscheidung. Laufen sie ab, entscheidet der Tisch.
clock-bank-about = Jede Person hat einen Vorrat an Zeit für die ganze Partie, und jede Entscheidung bringt etwas dazu. Die Uhr läuft nur, solange du gefragt bist. Ist der Vorrat leer, entscheidet der Tisch.
clock-bank-is = { $minutes } Min.{ $seconds ->
    [0] { "" }
   *[other] { " " }{ $seconds } Sek.
} + { $increment } Sek.
clock-bank-often = Oft gespielt
clock-bank-minutes = Minuten für die Partie
clock-bank-increment = Sekunden je Entscheidung
clock-set = Die Zeit ändern
waiting-title = Wer spielt mit?
waiting-seats = { $empty ->
    [one] Ein Platz ist noch frei. Warte auf jemanden oder gib ihn einem Bot.
   *[other] { $empty } Plätze sind noch frei. Warte auf jemanden oder gib sie Bots.
}
waiting-ready = Alle sind da.
waiting-sit = Nimm Platz, oder bleib und sieh zu.
waiting-full = Alle Plätze sind besetzt. Du kannst zusehen.
waiting-host = { $name } fängt das Spiel an.
options-title = Einstellungen des Spiels
deck-own = Ein eigenes Deck
deck-standard = Zurück zum üblichen Deck
deck-total = Das Deck hat { $total } Karten.
start-with-bots = { $empty ->
    [one] Mit einem Bot anfangen
   *[other] Mit { $empty } Bots anfangen
}
seat-person = da
seat-host = hat den Tisch aufgemacht
seat-move = Hierher setzen
seat-stand = Aufstehen
seat-bot = Bot hinsetzen
seat-bot-level = Bot für { $place }
seat-kick = Den Platz von { $name } räumen
seat-for-people = für jemanden
invite-title = Mit diesem Link einladen
invite-copy = Kopieren
invite-share = Teilen
invite-code = Als Code zeigen
invite-code-title = Die Kamera eines Telefons darauf richten
invite-code-alt = Ein quadratischer Code, der zu { $link } führt
invite-copied = Der Link ist kopiert. Schick ihn deinen Freunden.
invite-select = Der Link ist markiert: kopier ihn mit der Tastatur.
invite-text = Komm und spiel an meinem Tisch.
new-table-rated = Für die Wertung
rated-no = Nur zum Spaß
rated-yes = Gewertet
rated-no-about = Es geht um nichts als das Spiel.
rated-yes-about = Das Ergebnis zählt für die Wertung aller. Nur Menschen: keine Bots, keine Programme, kein Coach. Auch wer geht, bekommt das Ergebnis.
new-table-title = Ein neuer Tisch { $game }
new-table-who = Wer darf kommen?
new-table-clock = Zeit für eine Entscheidung
new-table-bots = Die anderen Plätze
new-table-open = Tisch aufmachen
