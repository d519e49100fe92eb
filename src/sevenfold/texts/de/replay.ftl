# Noch einmal ansehen: eine beendete Partie, Zug für Zug.

replay-title = { $game }, noch einmal angesehen
replay-coming = Die Partie wird geholt …
replay-lost = Diese Partie lässt sich nicht zeigen.
replay-step = Zug { $step } von { $last }
replay-start = Der Anfang
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Weiterspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-position = Augenblick der Partie
replay-seat = Gesehen von
replay-spectator = Zuschauenden
replay-speed = Tempo
replay-by-clock = Die Uhr hat für { $name } entschieden.
replay-moved = { $name } hat sich entschieden.
replay-result = { $name }: { $points }
replay-share = Link zu diesem Augenblick kopieren
replay-shared = Der Link zu diesem Augenblick ist kopiert.
replay-record = Aufzeichnung speichern
replay-keys = ← → ein Zug · Pos1 und Ende · Leertaste spielt und hält an
replay-log = Was geschieht

check-title = Wurde ehrlich gegeben?
check-asking = Die ganze Partie wird nachgerechnet …
check-fair = Ja. Alles war, wie es vor der ersten Karte versprochen wurde.
check-seal = Das Siegel wurde vor der ersten Karte veröffentlicht, und der am Ende geöffnete Startwert passt dazu.
check-outcomes = { $outcomes ->
    [one] Ein Ausgang des Zufalls wurde
   *[other] Alle { $outcomes } Ausgänge des Zufalls wurden
} noch einmal aus dem Startwert abgeleitet: genau dieselben.
check-moves = Alle { $lines } Zeilen der Aufzeichnung wurden nach den Regeln noch einmal gespielt; jeder Zug war erlaubt.
check-result = Punkte und Plätze wurden noch einmal gezählt und stimmen.
check-unsealed = Diese Aufzeichnung trägt kein Siegel: Was der Zufall tat, lässt sich nicht prüfen. Züge und Ergebnis stimmen.
check-unended = Diese Aufzeichnung hat noch kein Ende: Ihr Startwert ist nicht veröffentlicht, darum lässt sich das Geben nicht prüfen. Bis hierher stimmt jeder Zug.
check-wrong = Nein. Etwas stimmt nicht:
check-how = Wie das geht und wie man es von Hand nachrechnet, steht in der Dokumentation unter „The seal“; oder mit dem Befehl sevenfold verify.
check-seal-is = Siegel
check-seed-is = Startwert

open-title = Eine Aufzeichnung ansehen
open-lead = Wähle eine gespeicherte Aufzeichnung (*.sevenfold.jsonl). Sie wird nach den Regeln geprüft und gezeigt; gespeichert wird nichts.
open-choose = Datei wählen
open-drop = Oder zieh sie hierher.
open-large = Diese Datei ist zu groß für eine Aufzeichnung.
