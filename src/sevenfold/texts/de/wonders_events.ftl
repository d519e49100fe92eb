# Was in 7 Wonders geschieht, als Zeile im Protokoll, Bildunterschrift oder Ansage.
# $name ist, wem es geschieht, $by die andere Person darin, $card und $other sind Kennungen von Karten („none“, wo verborgen), $amount eine Zahl.

event-7wonders-board = { $name } baut in { board-7wonders }.
event-7wonders-age = Zeitalter { $amount ->
    [1] I
    [2] II
   *[other] III
} beginnt.
event-7wonders-dealt = { $card ->
    [none] { $name } bekommt eine Karte.
   *[other] { $name } bekommt eine Karte: { card-7wonders }.
}
event-7wonders-chosen = { $card ->
    [none] { $name } hat gewählt.
   *[other] { $name } hat gewählt: { card-7wonders }.
}
event-7wonders-built = { $other ->
    [none] { $name } baut: { card-7wonders }.
   *[other] { $name } baut: { card-7wonders }, umsonst durch { other-7wonders }.
}
event-7wonders-free = { $name } nutzt den freien Bau dieses Zeitalters: { card-7wonders }.
event-7wonders-stage = { $name } baut Stufe { $amount } des Weltwunders{ $card ->
    [none] .
   *[other] ; darunter liegt: { card-7wonders }.
}
event-7wonders-sold = { $card ->
    [none] { $name } wirft eine Karte für { $amount } Münzen ab.
   *[other] { $name } wirft für { $amount } Münzen ab: { card-7wonders }.
}
event-7wonders-paid = { $by } zahlt { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} an { $name } für Rohstoffe.
event-7wonders-coins = { $name } bekommt { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}{ $card ->
    [none] {" "}für die Stufe.
   *[other] {" "}durch { card-7wonders }.
}
event-7wonders-passed = Die Handkarten gehen nach { $amount ->
    [1] links
   *[other] rechts
}.
event-7wonders-seventh = { $name } darf auch die letzte Karte spielen.
event-7wonders-left = { $card ->
    [none] Die letzte Karte von { $name } kommt auf den Ablagestapel.
   *[other] Die letzte Karte von { $name } kommt auf den Ablagestapel: { card-7wonders }.
}
event-7wonders-looked = { $name } sieht den Ablagestapel durch.
event-7wonders-nothing = Im Ablagestapel liegt nichts, was { $name } bauen könnte.
event-7wonders-picked = { $name } baut aus dem Ablagestapel: { card-7wonders }.
event-7wonders-skipped = { $name } nimmt nichts aus dem Ablagestapel.
event-7wonders-victory = { $name } besiegt { $by }: { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}.
event-7wonders-defeat = { $name } verliert gegen { $by }: { $amount } Punkt.
event-7wonders-tie = { $name } und { $by } sind gleich stark.
event-7wonders-copied = { $name } wertet eine Gilde von nebenan: { card-7wonders }.
event-7wonders-scored = { $name } hat { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}.
event-7wonders-won = { $name } gewinnt mit { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
}.

# Die Zeilen des Wertungsblatts.
score-7wonders-conflicts = Konflikte
score-7wonders-coins = Münzen
score-7wonders-wonder = Weltwunder
score-7wonders-civilian = Profanbauten
score-7wonders-commerce = Handelsgebäude
score-7wonders-guilds = Gilden
score-7wonders-science = Forschung
