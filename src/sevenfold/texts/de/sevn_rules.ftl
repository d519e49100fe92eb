# SEVN: warum ein Zug nicht offensteht, was an einer Stellung nicht stimmt, und die Optionen am Tisch.
# $seat ist ein Platz, wie die Notation zählt (ab 0), $card die Kennung einer Karte, $field die Stelle in einer Stellung.

refusal-sevn-over = Das Spiel ist vorbei.
refusal-sevn-dealing = Zuerst wird eine Karte aufgedeckt.
refusal-sevn-not-asked = Jetzt entscheidet Platz { $seat }.
refusal-sevn-not-dealer = Jetzt wird keine Karte aufgedeckt: Zuerst entscheidet Platz { $seat }.
refusal-sevn-other-question = { $asking ->
    [draw_or_stop] Zu entscheiden ist jetzt: ziehen oder stoppen.
    [target] Zu entscheiden ist jetzt, wen die Karte trifft.
    [give] Zu entscheiden ist jetzt, wer die zweite Second Chance bekommt.
    [take] Zu entscheiden ist jetzt, welche Karte am Crossroads genommen wird.
    [keep_or_drop] Zu entscheiden ist jetzt, ob der Ballast bleibt.
   *[other] Jetzt ist etwas anderes zu entscheiden.
}
refusal-sevn-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
refusal-sevn-nothing-in-front = Vor dir liegt noch nichts, deshalb kannst du nicht stoppen. Zieh eine Karte.
refusal-sevn-not-active = { $status ->
    [stopped] Platz { $seat } hat gestoppt
    [frozen] Platz { $seat } ist eingefroren
   *[out] Platz { $seat } ist raus
} und nicht mehr in der Runde. Wähle jemanden, der noch dabei ist.
refusal-sevn-has-second-chance = Platz { $seat } hat schon eine Second Chance. Wähle jemanden ohne.
refusal-sevn-one-card = Es liegt nur eine Karte offen. Nimm diese.
refusal-sevn-not-in-pile = { $card ->
    [none] Eine solche Karte gibt es nicht.
   *[other] Im Ziehstapel ist kein Exemplar von { sevn-card } mehr.
}

option-sevn-target_score = Ziel
option-sevn-target_score-about = Das Spiel endet nach der Runde, in der jemand so viele Punkte erreicht und allein vorn liegt.
option-sevn-deck = Deck
option-sevn-deck-about = Das Deck mit 120 Karten oder ein eigenes: Gib für jede Karte, die du ändern willst, die Zahl ihrer Exemplare an.
option-sevn-deck-standard = Standard, 120 Karten
option-sevn-storm_start = Storm beginnt bei
option-sevn-storm_start-about = Wer zuerst zieht, wenn ein Storm kommt.
option-sevn-storm_start-drawer = dem Platz, der ihn gezogen hat
option-sevn-storm_start-next = dem nächsten Platz im Uhrzeigersinn
option-sevn-bonus_stack = Jede Bonuskarte zahlt
option-sevn-bonus_stack-about = Hat jemand dieselbe Bonuskarte mehrmals, zahlt jede davon. Sonst zahlt nur eine.
option-sevn-allow_empty_pass = Stoppen ohne Karten
option-sevn-allow_empty_pass-about = Erlaubt es zu stoppen, auch wenn noch keine Karte vor einem liegt.
option-sevn-start = Wer beginnt
option-sevn-start-about = Wer die erste Runde beginnt. Danach wandert der Beginn im Uhrzeigersinn weiter.
option-sevn-start-random = wird ausgelost

error-option-deck = „{ $given }“ ist kein Deck. Ein Deck ist "standard" oder eine Tabelle von Karten und Exemplaren, etwa {"{"}"13": 10, "storm": 3{"}"}.
error-option-deck-card = Das Deck nennt die Karte „{ $card }“, die SEVN nicht hat. Es hat { $known }.
error-option-deck-copies = Das Deck hat { $given } Exemplare von „{ $card }“. Richtig wäre eine ganze Zahl von 0 bis { $most }.
error-option-deck-storms = Mit mehr als einem Storm braucht ein Deck für { $players } Plätze mindestens { $least } Zahlenkarten; dieses hat { $given }. Sonst könnten Storms einander ohne Ende ziehen.
error-option-deck-size = Das Deck hat { NUMBER($given, useGrouping: 0) } Karten. Es braucht mindestens { $least } und darf höchstens { NUMBER($most, useGrouping: 0) } haben.
error-option-deck-numbers = Das Deck hat { $given ->
    [one] nur eine Zahl
   *[other] nur { $given } Zahlen
} von 1 bis 13. Es braucht mindestens { $least }, sonst könnte niemand das Ziel erreichen.
error-option-deck-actions = Das Deck hat { $given } Aktionskarten außer Second Chance. Höchstens { $most } können im Spiel sein.
error-no-such-start = „{ $given }“ sagt nicht, wer beginnt. Man schreibt es wie „start 2“: das Wort, ein Leerzeichen und ein Platz, gezählt ab 0.

# Stellungen.
error-position-seat-count = „{ $field }“ hat { $given ->
    [one] einen Platz
   *[other] { $given } Plätze
}. Eine Stellung hat { $least } bis { $most }.
error-position-options = „{ $field }“: { $reason }
error-position-copies = „{ $field }“ braucht ein Exemplar von { sevn-card } mehr, als es gibt: Das Deck hat { $copies ->
    [0] keines
    [one] ein einziges
   *[other] { $copies }
}, und in dieser Stellung { $copies ->
    [0] ist keines übrig
    [one] liegt es schon woanders
   *[other] liegen alle schon woanders
}.
error-position-twice = „{ $field }“: { sevn-card } liegt schon in dieser Reihe, und keine Reihe behält einen Wert zweimal.
error-position-gift = „{ $field }“ sagt, die Second Chance sei geschenkt, aber es ist keine da: Setze "second_chance" auf true oder lass "gift" weg.
error-position-duplicate = „{ $field }“: { sevn-card } kann nur dann das Duplikat eines Platzes sein, wenn sein "status" "out" ist und dieselbe Zahl in seiner Reihe liegt.
error-position-queue = „{ $field }“ hat { $given } Karten; höchstens { $most } können warten.
error-position-open = „{ $field }“ sind die aufgedeckten Karten eines Crossroads: höchstens zwei, und nur solange "running" ein Crossroads ist.
error-position-open-enough = „{ $field }“ ist "card", aber beide Karten am Crossroads liegen schon offen. Gefragt ist dann "take".
error-position-one-seat = „{ $field }“ muss einen Platz nennen: SEVN fragt einen nach dem anderen.
error-position-nobody-asked = „{ $field }“ muss leer sein: Im Moment „{ $what }“ entscheidet kein Platz.
error-position-must-be-empty = „{ $field }“ muss wegbleiben: Im Moment „{ $what }“ gibt es nichts dergleichen.
error-position-not-active = „{ $field }“: Platz { $seat } ist nicht mehr in der Runde, kann also weder gefragt werden noch ziehen. Sein "status" müsste "active" sein.
error-position-turn = „{ $field }“ muss { $seat } sein: Wer zwischen Ziehen und Stoppen entscheidet, ist am Zug.
error-position-turn-in-deal = „{ $field }“: Solange noch ausgeteilt wird, ist niemand am Zug. Lass "turn" weg oder setze "deal" auf 0.
error-position-target = „{ $field }“ muss ein Freeze oder Triple Draw von Platz { $seat } sein, denn dieser Platz soll ein Ziel wählen.
error-position-take = „{ $field }“ muss ein Crossroads von Platz { $seat } mit mindestens einer Karte in "open" sein, denn dieser Platz soll eine nehmen.
error-position-running = „{ $field }“: Solange { sevn-card } läuft, kann der Moment nicht „{ $what }“ sein.
error-position-running-seat = „{ $field }“ muss { $seat } sein, nach dem Platz, der jetzt zieht oder entscheidet.
error-position-card-for = „{ $field }“ muss { $seat } sein: Dieser Platz zieht die nächste Karte.
error-position-give = „{ $field }“: Platz { $seat } hat nur dann eine Second Chance weiterzugeben, wenn vor ihm selbst eine liegt und jemand in der Runde keine hat.
error-position-no-card = „{ $field }“: Im Ziehstapel ist keine Karte mehr, die aufgedeckt werden könnte. Der Ablagestapel wird gemischt, bevor gefragt wird.
error-position-seven = „{ $field }“: Ein siebter Wert (hier Platz { $seat }) beendet die Runde. So eine Reihe liegt nur da, wenn der Moment "over" ist: als der aktive Platz in "sevn", mit genau sieben Werten.
error-position-not-over = „{ $field }“ kann nicht "over" sein: Niemand liegt allein vorn mit { NUMBER($target, useGrouping: 0) } Punkten oder mehr.
