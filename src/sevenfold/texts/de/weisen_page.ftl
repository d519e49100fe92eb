# Was die Seite von Die Sieben Weisen sagt.

## Karten und Rollen
# $name ist der Name einer Karte oder eines Weisen, $words was ein Zauber bewirkt.

card-weisen-power = { $name } { $value }
card-weisen-said-power = { $name }, Wert { $value }.
card-weisen-said-one = { $name }, Wert 1. Die zweite 1 einer Rolle zählt { $second }.
card-weisen-said-spell = Zauber { $name } { $words }
card-weisen-back = { $kind ->
    [spell] Ein verdeckter Zauber
   *[power] Eine verdeckte Machtkarte
}
card-weisen-moventi-short = Vertausche zwei Kristalle, die auf Plätzen liegen.
card-weisen-anulensa-short = Wirf eine ausgelegte Machtkarte ab, auch eine Eule.
card-weisen-volensia-short = Nimm eine ausgelegte Eule auf die Hand.
card-weisen-absentus-short = Setze aus und bleib dabei, bis alle anderen ausgestiegen sind.
card-weisen-mutantus-short = Tausche die große Rollenkarte mit einem Verbündeten.
card-weisen-potentia-short = Zieh { $cards } Machtkarten.
card-weisen-binensus-short = Nimm eine zweite Rolle aus der Mitte und leg ab deinem nächsten Zug auch ihre Karten.

## Plätze
# $order sind Namen von Weisen, $crystals Zahlen; $state ist ein Kürzel.

space-weisen = Platz { $number }
space-weisen-finitum = finitum
space-weisen-empty = Leerer Platz
space-weisen-said = Zeremonienplatz { $number }{ $state ->
    [current] , hier treffen sich die Weisen jetzt
    [next] , hierhin kann die Figur ziehen
   *[after] {""}
}. Von oben: { $order }.
space-weisen-said-finitum = Finitum, das Ende des Spiels{ $state ->
    [next] , hierhin kann die Figur ziehen
   *[after] {""}
}.
space-weisen-said-crystals = Kristalle: { $crystals }.
space-weisen-said-no-crystals = Keine Kristalle.
stack-weisen-said = { $count ->
    [0] Keine Zeremonienplätze mehr
    [one] { $count } verdeckter Zeremonienplatz
   *[other] { $count } verdeckte Zeremonienplätze
}. { $finitum ->
    [known] Finitum ist aufgedeckt.
   *[hidden] Finitum liegt unter den untersten { $among }.
}

## Zählleisten
# $left und $right sind Namen von Weisen, $count wie viele $left nennt.

track-weisen-said-left = { $left } { $count ->
    [one] liegt
   *[other] liegen
} um { $points } vor { $right }.
track-weisen-said-even = Gleichstand: { $left } gegen { $right }.
track-weisen-said-nobody = Gleichstand bei null.
track-weisen-said-bonus = Wer allein spielt, begann mit { $bonus }.
track-weisen-nobody = niemand

## Zeichen

crystal-weisen = { $value ->
    [one] Kristall mit { $value } Punkt
   *[other] Kristall mit { $value } Punkten
}
crystal-weisen-hidden = Ein verdeckter Kristall
pawn-weisen = Die Figur
