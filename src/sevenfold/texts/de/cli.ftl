# Der Befehl `sevenfold`: seine Hilfe, seine Ausgaben und was er antwortet, wenn etwas nicht geht.

cli-help =
    Drei Spiele mit der Sieben an einem Tisch. Ohne Befehl wird die Seite bereitgestellt.

    Jeder Befehl spricht Deutsch oder Englisch: --language de|en (sonst wie das System).
cli-help-examples =
    Beispiele:

      sevenfold                                  stellt die Seite bereit
      sevenfold simulate sevn --games 1000       lässt Bots spielen und zählt mit
      sevenfold replay partie.sevenfold.jsonl    zeigt eine Partie Zug für Zug
      sevenfold bot run my_bot.py --new sevn     lässt ein eigenes Programm spielen
cli-commands = Befehle
cli-parameters = Angaben

cli-replay = Die Aufzeichnung einer Partie prüfen und Zeile für Zeile zeigen.
cli-replay-examples =
    Beispiele:

      sevenfold replay partie.sevenfold.jsonl
      sevenfold replay --json partie.sevenfold.jsonl | jq .asking
      cat partie.sevenfold.jsonl | sevenfold replay -

    Bei einer Zeile, die nicht stimmen kann, ist Schluss, mit Exit-Status 2.
cli-replay-file = Die Aufzeichnung (*.sevenfold.jsonl); - liest die Standardeingabe.
cli-replay-json = Nach jeder Zeile den ganzen Stand als JSON ausgeben, ein Objekt je Zeile, im letzten das Ergebnis.
cli-replay-header = { $game }, Regeln { NUMBER($rules, useGrouping: 0) }: { $seats }
cli-replay-position = Die Partie beginnt mit einer vorgegebenen Stellung.
cli-replay-clock = durch die Uhr
cli-replay-end = Ende der Aufzeichnung
cli-replay-over = Die Partie ist zu Ende:
cli-replay-unfinished = Die Aufzeichnung endet vor der Partie. Bis dahin:
cli-replay-won = gewinnt
cli-replay-lines = { $lines ->
    [one] Eine Zeile gelesen
   *[other] { $lines } Zeilen gelesen
}, kein Widerspruch gefunden.

cli-moves = Auflisten, was am Ende einer Aufzeichnung gespielt werden kann und warum der Rest nicht geht.
cli-moves-examples =
    Beispiele:

      sevenfold moves partie.sevenfold.jsonl
      sevenfold moves partie.sevenfold.jsonl --seat 2
      head -n 5 partie.sevenfold.jsonl | sevenfold moves -

    Wo etwas aufzudecken ist, steht da, was kommen kann, und in wie vielen von wie vielen Fällen.
cli-moves-file = Die Aufzeichnung (*.sevenfold.jsonl); - liest die Standardeingabe.
cli-moves-seat = Nur die Züge dieses Platzes (Plätze zählen ab 0).
cli-moves-json = Als JSON ausgeben.
# seat -1 is the dealer
cli-moves-heading = { $seat ->
    [-1] Aufgedeckt wird eines von diesen:
   *[other] Platz { $seat }, { $name }:
}
cli-moves-who = { $seat ->
    [-1] etwas aufzudecken
   *[other] Platz { $seat }, { $name }
}
cli-moves-over = Das Spiel ist zu Ende; niemand hat einen Zug.
cli-moves-not-asked = Platz { $seat } hat gerade nichts zu entscheiden. Gefragt: { $asked }.

cli-verify = Jede Ausgabe einer Partie aus ihrem veröffentlichten Startwert noch einmal herleiten.
cli-verify-examples =
    Beispiele:

      sevenfold verify partie.sevenfold.jsonl

    Das Siegel in der ersten Zeile stand vor der ersten Karte fest; der Startwert in der letzten öffnet es.
cli-verify-file = Die Aufzeichnung (*.sevenfold.jsonl); - liest die Standardeingabe.
cli-verify-lines = { $lines ->
    [one] Eine Zeile gelesen: Sie ist
   *[other] { $lines } Zeilen gelesen: Sie sind
} nach den Regeln möglich.
cli-verify-sealed = Der Startwert passt zum Siegel, und alle { $outcomes } aufgedeckten Ergebnisse folgen aus ihm. Das Ergebnis stimmt mit den Zügen überein.
cli-verify-unsealed = Nicht geprüft: die Ausgabe der Karten. Diese Partie trägt kein Siegel; nichts kann zeigen, dass ehrlich gegeben wurde.
cli-verify-unopened = Nicht geprüft: die Ausgabe der Karten. Die Partie ist versiegelt, aber ihr Startwert wird erst mit ihrem Ende veröffentlicht.
cli-verify-unended = Nicht geprüft: das Ergebnis. Die Aufzeichnung hört vor dem Ende der Partie auf.

cli-serve = Die Seite mit ihren Tischen und Bots bereitstellen (auch ganz ohne Befehl).
cli-serve-examples =
    Beispiele:

      sevenfold serve
      sevenfold serve --host 0.0.0.0 --port 7801
      sevenfold serve --database-url postgresql://user@host/name

    Die Umgebung sagt dasselbe wie die Angaben: SEVENFOLD_HOST, SEVENFOLD_PORT, SEVENFOLD_DATABASE_URL.
    Strg-C beendet; beim nächsten Start geht jede Partie da weiter, wo sie stand.
cli-serve-host = Die Adresse: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle.
cli-serve-port = Der Port, sonst 7777.
cli-serve-database-url = Wo Tische und Partien liegen: sqlite:///DATEI oder postgresql://USER@HOST/NAME.
cli-serve-workers = Wie viele Prozesse die Seite bereitstellen, mit PostgreSQL; sonst 1.
cli-serve-config = Eine Datei mit Einstellungen, in TOML.
cli-serve-open = Die Seite im Browser öffnen.

cli-review = Eine Partie noch einmal ansehen: wie sich die Chancen eines Platzes entwickelt haben und welche Züge am meisten gekostet haben.
cli-review-examples =
    Beispiele:

      sevenfold review partie.sevenfold.jsonl
      sevenfold review partie.sevenfold.jsonl --seat 2 --rehearsals 2000
      sevenfold review partie.sevenfold.jsonl --json | jq .costly

    Jede Entscheidung wird danach beurteilt, was der Platz damals wissen konnte. Derselbe Startwert ergibt denselben Rückblick.
cli-review-file = Die Aufzeichnung (*.sevenfold.jsonl); - liest die Standardeingabe.
cli-review-seat = Wessen Züge angesehen werden (Plätze zählen ab 0).
cli-review-rehearsals = Wie viele Spiele für jede Entscheidung durchgespielt werden: Mehr dauern länger und lassen weniger Zufall übrig.
cli-review-seed = Wo der Zufall beginnt.
cli-review-json = Den Rückblick als ein JSON-Objekt ausgeben.
cli-review-seed-wrong = --seed nimmt eine ganze Zahl ab 0, nicht { $given }.
cli-review-looking = Die Partie wird angesehen
cli-review-heading = { $game }, { $name }: { $decisions ->
    [0] nichts zu entscheiden.
    [one] { $decisions } Entscheidung.
   *[other] { $decisions } Entscheidungen.
}
cli-review-step = Schritt
cli-review-percent = { $percent } %
cli-review-nothing = Kein Zug hat zweifelsfrei etwas gekostet.
cli-review-costly = { $count ->
    [one] Der teuerste Zug:
   *[other] Die { $count } teuersten Züge:
}
cli-review-cost = Schritt { $step }: { $move } hat { $percent } Prozentpunkte der Gewinnchance gekostet (auf { $error } genau).
cli-review-better = Besser: { $move } (im Schnitt { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
})

cli-backup = Alles in eine Datei kopieren, auch während der Server läuft: Leute, Tische, Partien, Gespräche.
cli-backup-examples =
    Beispiele:

      sevenfold backup
      sevenfold backup /var/backups/sevenfold.sqlite3

    Kopiert wird die Datenbank, die auch serve nähme. Eine Kopie enthält auch die geheimen Startwerte laufender Partien: Sie gehört gut verwahrt.
cli-backup-file = Die neue Datei; ohne Angabe eine mit Datum und Uhrzeit im Namen.
cli-backup-done = { $file } enthält alles ({ $kilobytes } kB).

cli-simulate = Bots viele ganze Spiele gegeneinander spielen lassen und mitzählen.
cli-simulate-examples =
    Beispiele:

      sevenfold simulate sevn --games 100000 --bots sharp,odds,odds,cautious
      sevenfold simulate sevn --players 2 --bots odds --seed 7 --json
      sevenfold simulate sevn --option target_score=100 --option bonus_stack=false
      sevenfold simulate sevn --games 20 --record partien/

    Derselbe Startwert spielt dieselben Spiele, mit beliebig vielen Threads.
cli-simulate-game = Das Spiel, etwa sevn.
cli-simulate-players = Wie viele Plätze; sonst so viele, wie Bots genannt sind, oder was beim Spiel üblich ist.
cli-simulate-games = Wie viele Spiele.
cli-simulate-bots = Für jeden Platz ein Bot, durch Kommas getrennt, oder einer für alle; „sevenfold bots“ zählt sie auf.
cli-simulate-seed = Wo der Zufall beginnt.
cli-simulate-threads = Wie viele Spiele zugleich; sonst eines je Kern.
cli-simulate-option = Eine Option des Spiels, NAME=WERT; auch mehrmals. „sevenfold rules SPIEL“ zählt sie auf.
cli-simulate-record = Die Partien als versiegelte Aufzeichnungen schreiben: eine in diese Datei, mehrere in diesen Ordner.
cli-simulate-json = Das Ergebnis als ein JSON-Objekt ausgeben.
cli-simulate-plain = Die Regeln nicht übersetzen: langsamer, aber sofort da.
cli-simulate-compiling = Die Regeln werden übersetzt, einmal je Rechner
cli-simulate-playing = Gespielt
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-won = Siege
cli-simulate-share = Anteil
cli-simulate-interval = 95-%-Bereich
cli-simulate-points = Punkte
cli-simulate-speed = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} in { $seconds } s: { $speed } Spiele je Sekunde, { $threads ->
    [one] ein Thread
   *[other] { $threads } Threads
}.
cli-simulate-slow = Die Regeln liefen unübersetzt. Einige hundert Mal schneller: pip install "sevenfold[fast]".
cli-simulate-recorded = Aufgezeichnet in { $path }.
cli-simulate-no-option = --option nimmt NAME=WERT, nicht „{ $given }“.

cli-rules = Die Regeln eines Spiels ausgeben: die Karten und was sie tun, die Wertung, die Optionen.
cli-rules-examples =
    Beispiele:

      sevenfold rules sevn
      sevenfold rules sevn --language en
cli-rules-game = Das Spiel.
cli-rules-seats = Für { $least } bis { $most } Personen.
cli-rules-options = Optionen

# $kind: int, bool, choice or counts (a named deck or copies by card)
cli-rules-values = { $kind ->
    [int] Von { $least } bis { NUMBER($most, useGrouping: 0) }.
    [bool] true oder false.
    [counts] { $values } oder Anzahlen je Karte wie {"{"}"13": 10{"}"}.
    [list] Bis zu { $most } von { $values } oder keine: Dann entscheidet das Los.
    [orders] { $most } Rangfolgen aus { $values } oder keine: Dann gelten die üblichen.
   *[choice] Eines von { $values }.
}

cli-bots = Die Bots aufzählen und was jeder von ihnen tut.
cli-bots-examples =
    Beispiele:

      sevenfold bots
      sevenfold simulate sevn --bots sharp,odds
cli-bots-game = Nur die Bots dieses Spiels.


cli-no-language = Die Sprache „{ $given }“ gibt es nicht; --language nimmt eine von { $known }.
cli-no-command = Den Befehl „{ $given }“ gibt es nicht. Die Befehle sind { $known }; „sevenfold --help“ erklärt sie.
cli-no-option = „{ $command }“ hat keine Angabe { $given }. „{ $command } --help“ zählt auf, was es gibt.
cli-missing = „{ $command }“ braucht { $name }. „{ $command } --help“ zeigt, wie.
cli-no-value = „{ $given }“ kann kein Wert von { $name } sein. „{ $command } --help“ sagt, was geht.
cli-no-number = „{ $given }“ kann kein Wert von { $name } sein: das ist eine ganze Zahl. „{ $command } --help“ sagt mehr.
cli-too-much = „{ $command }“ kann mit „{ $given }“ nichts anfangen. „{ $command } --help“ zeigt, was es nimmt.
cli-wrong = „{ $command }“ kann das nicht lesen: { $problem }
cli-no-file = Die Datei „{ $file }“ gibt es nicht.
cli-folder = „{ $file }“ ist ein Ordner; eine Aufzeichnung ist eine Datei (*.sevenfold.jsonl).
cli-no-input = Es gibt keine Standardeingabe zum Lesen: sie ist geschlossen. Nenne statt - eine Datei.
cli-no-writing = Die Ausgabe lässt sich nicht schreiben: { $problem }.
cli-no-reading = „{ $file }“ lässt sich nicht lesen: { $problem }.
cli-no-text = „{ $file }“ ist keine Aufzeichnung: Zeile { $line } ist kein UTF-8-Text.
cli-too-long = „{ $file }“ ist keine Aufzeichnung: In Zeile { $line } ist sie länger als jede Partie.
cli-no-seat = Platz { $seat } gibt es nicht: Die Plätze dieser Partie sind 0 bis { $last }.
