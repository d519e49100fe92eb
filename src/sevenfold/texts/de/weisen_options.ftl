# Die Optionen, die man am Tisch eingibt: Rollen, die draußen bleiben, und die Rangfolgen der Plätze. $place zählt von oben ab 1.

weisen-roles-by-lot = per Los
weisen-roles-lot = Das Los entscheidet, wer draußen bleibt.
weisen-roles-missing = { $missing ->
    [one] Wähle noch eine Rolle. Bis dahin bleibt es, wie es war.
   *[other] Wähle noch { $missing } Rollen. Bis dahin bleibt es, wie es war.
}
weisen-roles-out = Draußen bleiben: { $names }.
weisen-orders-usual = Die rekonstruierten Rangfolgen
weisen-orders-own = { $own ->
    [one] Eine Rangfolge ist eingegeben, die anderen sind rekonstruiert
    [11] Alle Rangfolgen sind eingegeben
   *[other] { $own } Rangfolgen sind eingegeben, die anderen sind rekonstruiert
}
weisen-orders-space = Platz { $number }{ $state ->
    [own] , eingegeben
    [wrong] , hier stimmt etwas nicht
   *[usual] , rekonstruiert
}
weisen-orders-of = Rangfolge von Platz { $number }, der Höchste zuerst
weisen-orders-row = { $name }, Nummer { $place }. Mit den Pfeiltasten verschieben
weisen-orders-up = { $name } eins höher
weisen-orders-down = { $name } eins tiefer
weisen-orders-placed = { $name } ist jetzt Nummer { $place }.
weisen-orders-enter = Von oben nach unten antippen
weisen-orders-stop = Zurück zur Liste
weisen-orders-next = Platz { $number }: Wer steht auf { $place ->
    [1] der höchsten Stelle
   *[other] Stelle { $place }
}?
weisen-orders-back = Den letzten zurücknehmen
weisen-orders-reset = Diesen Platz zurücksetzen
weisen-orders-reset-all = Alle zurücksetzen
weisen-orders-use = Diese Rangfolgen verwenden
weisen-orders-undo = Verwerfen
