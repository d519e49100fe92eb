# 7 Wonders: warum ein Zug nicht offensteht, was an einer Stellung nicht stimmt, und die Optionen am Tisch.
# $seat ist ein Platz, wie die Notation zählt (ab 0), $card die Kennung einer Karte, $resource die eines Rohstoffs, $field die Stelle in einer Stellung.

refusal-7wonders-over = Das Spiel ist vorbei.
refusal-7wonders-dealing = Zuerst wird ausgeteilt.
refusal-7wonders-not-asked = { $seat ->
    [-1] Dieser Platz hat nichts zu entscheiden.
   *[other] Jetzt entscheidet Platz { $seat }.
}
refusal-7wonders-not-dealer = Jetzt wird nicht ausgeteilt: Zuerst entscheiden die Plätze.
refusal-7wonders-other-question = { $asking ->
    [pick] Zu entscheiden ist jetzt, welche Karte des Ablagestapels gebaut wird.
   *[other] Zu entscheiden ist jetzt, was aus einer deiner Handkarten wird.
}
refusal-7wonders-no-such-move = Einen solchen Zug gibt es nicht.
refusal-7wonders-not-in-hand = { card-7wonders } hast du nicht auf der Hand.
refusal-7wonders-built-already = { card-7wonders } steht schon in deiner Stadt, und nichts wird zweimal gebaut.
refusal-7wonders-missing = { $count ->
    [one] Dir fehlt { $count } { good-7wonders }
   *[other] Dir fehlen { $count } { good-7wonders }
}{ $more ->
    [0] {""}
    [one] {" "}und { $more } weiterer Rohstoff
   *[other] {" "}und { $more } weitere Rohstoffe
}: Weder du noch deine Nachbarn können das liefern.
refusal-7wonders-coins = Das kostet { $needs ->
    [one] { $needs } Münze
   *[other] { $needs } Münzen
}; du hast { $has }.
refusal-7wonders-split = { $left ->
    [-1] Dafür ist nichts zu kaufen, also kann kein Nachbar bezahlt werden.
   *[other] Für { $left } links und { $right } rechts ist das Nötige nicht zu kaufen, ohne dass etwas Überflüssiges dabei wäre.
}
refusal-7wonders-no-stage-left = Alle { $stages } Stufen deines Weltwunders sind gebaut.
refusal-7wonders-no-free-build = Dein Weltwunder hat keinen freien Bau, oder seine Stufe ist noch nicht gebaut.
refusal-7wonders-free-used = Den freien Bau dieses Zeitalters hast du schon genutzt.
refusal-7wonders-free-needless = { card-7wonders } kostet dich ohnehin nichts: Bau es so und behalte den freien Bau.
refusal-7wonders-not-discarded = { $card ->
    [none] Eine solche Karte gibt es nicht.
   *[other] { card-7wonders } liegt nicht im Ablagestapel.
}
refusal-7wonders-not-in-deck = { $card ->
    [none] Eine solche Karte gibt es nicht.
   *[other] Im Stapel dieses Zeitalters ist diese Karte nicht mehr: { card-7wonders }.
}
refusal-7wonders-no-guild-left = Alle Gilden, die im Spiel sind, sind ausgeteilt.
refusal-7wonders-board-taken = { $board ->
    [none] Eine solche Tafel gibt es nicht.
   *[other] Die Tafel „{ $board }“ ist vergeben.
}
refusal-7wonders-other-side = Die Tafel „{ $board }“ zeigt die Seite, die nicht gespielt wird.

option-7wonders-side = Tafeln
option-7wonders-side-about = Welche Seite der Weltwundertafeln gespielt wird. Seite A empfiehlt sich für die ersten Runden.
option-7wonders-side-a = Seite A
option-7wonders-side-b = Seite B
option-7wonders-side-ab = Seite A oder B, nach Los
option-7wonders-wonders = Weltwunder
option-7wonders-wonders-about = Welche Tafel jeder Platz bekommt. Plätze ohne eine ziehen ein Los.
option-7wonders-wonders-random = nach Los

error-7wonders-option-list = „{ $given }“ sagt nicht, wer welche Tafel bekommt. Richtig wäre eine Liste mit einer Tafel oder "random" für jeden der { $players } Plätze.
error-7wonders-option-count = Die Option „wonders“ nennt { $given ->
    [one] eine Tafel
   *[other] { $given } Tafeln
}, der Tisch hat { $players } Plätze. Wer ein Los zieht, bekommt "random".
error-7wonders-option-board = „{ $given }“ ist keine Tafel. Richtig wäre eine von { $known }.
error-7wonders-option-twice = Die Option „wonders“ gibt { $wonder } zweimal aus; es gibt nur eine Tafel davon.
error-7wonders-coins-range = Kein Nachbar kann { $given } Münzen verlangen; mehr als { $most } kann ein Zug nicht nennen.
error-7wonders-no-such-board = „{ $given }“ ist keine Tafel. Die Tafeln sind { $known }.

# Stellungen.
error-7wonders-position-seats = „{ $field }“ hat { $given ->
    [one] einen Platz
   *[other] { $given } Plätze
}. Eine Stellung hat { $least } bis { $most }.
error-7wonders-position-copies = In „{ $field }“ und im Ablagestapel liegt { $given ->
    [one] einmal
   *[other] { $given }-mal
} { card-7wonders }; bei so vielen Plätzen gibt es { $copies ->
    [0] keine
    [one] eine
   *[other] { $copies }
} davon.
error-7wonders-position-age = „{ $field }“: { card-7wonders } gehört in ein späteres Zeitalter als { $age }.
error-7wonders-position-guilds = In „{ $field }“ und im Ablagestapel liegen { $given } Gilden; im Spiel sind { $most }.
error-7wonders-position-tokens = „{ $field }“: Ein Platz hat für jedes Zeitalter, das vorbei ist (hier { $ages }), höchstens zwei Marker, Siege und Niederlagen zusammen.
error-7wonders-position-token = „{ $field }“ ist kein Siegmarker. Die zählen { $known }.
error-7wonders-position-hand = „{ $field }“ hat { $given ->
    [one] eine Karte
   *[other] { $given } Karten
}; in diesem Moment { $right ->
    [one] wäre eine richtig
   *[other] wären { $right } richtig
}.
error-7wonders-position-hand-age = „{ $field }“: { card-7wonders } kann nicht auf einer Hand des Zeitalters { $age } sein.
error-7wonders-position-built-twice = „{ $field }“: { card-7wonders } steht schon in dieser Stadt.
error-7wonders-position-board-twice = „{ $field }“: Dieses Weltwunder hat schon Platz { $seat }; es gibt nur eine Tafel davon.
error-7wonders-position-under = „{ $field }“ hat { $given ->
    [one] eine Karte
   *[other] { $given } Karten
} für { $stages ->
    [one] eine Stufe
   *[other] { $stages } Stufen
}. Setze null, wo die Karte nicht bekannt ist.
error-7wonders-position-chosen = „{ $field }“ muss ein Zug sein, den dieser Platz jetzt wählen darf.
error-7wonders-position-all-chosen = „{ $field }“: Wenn alle gewählt haben, werden die Karten sofort gespielt. Lass einen Platz ohne "chosen".
error-7wonders-position-asked = „{ $field }“ muss { $right ->
    [none] leer sein
   *[other] Platz { $right } sein
}.
error-7wonders-position-for = „{ $field }“ muss { $seat } sein: Dieser Platz bekommt das Nächste.
error-7wonders-position-all-dealt = „{ $field }“ sagt, dass ausgeteilt wird, aber jeder Platz hat schon alles.
error-7wonders-position-no-power = „{ $field }“ kann nicht "{ $what }" sein: Niemand hat die Stufe dafür, oder es gibt nichts zu wählen.
error-7wonders-position-deal-turn = „{ $field }“ muss 1 sein: Karten werden am Anfang eines Zeitalters ausgeteilt.
error-7wonders-position-over = „{ $field }“: Das Spiel endet nach Zug 6 des Zeitalters 3.
error-7wonders-position-pick-due = „{ $field }“ ist nur wahr, solange Babylons siebte Karte offen ist und gerade eine Stufe von Halikarnassos gebaut wurde.
error-7wonders-position-free = „{ $field }“ ist wahr, aber niemand hat den freien Bau von Olympia.
error-7wonders-position-log = „{ $field }“ muss für jedes Zeitalter eine Liste enthalten, darin eine für jede ausgeteilte Hand, mit Einträgen wie { $known }.
error-7wonders-position-log-entry = „{ $field }“: „{ $given }“ passt nicht zu dem, was vor Platz { $seat } liegt, oder nicht zum Moment.
error-7wonders-position-log-discard = „{ $field }“ wirft { card-7wonders } öfter ab, als der Ablagestapel zeigt.
error-7wonders-position-look = „{ $field }“: Der Ablagestapel wird nacheinander durchgesehen, höchstens dreimal, nicht nach diesem Moment.
error-7wonders-position-look-card = „{ $field }“: { card-7wonders } wurde aus dem Ablagestapel genommen, steht aber in keiner Stadt.
