# Der Coach auf der Seite: die Tafel am Tisch und der Rückblick auf eine Partie. $name ist eine Person, $card der Name einer Karte,
# $chance ein Prozentsatz, $margin wie weit er danebenliegen kann, $points eine Zahl.

coach-wait = Du bist noch nicht dran. Der Coach spricht, sobald du gefragt bist.
coach-thinking = Der Coach denkt nach …
coach-options = Was der Coach von jeder Möglichkeit hält
coach-said = { $move }: { $chance } Siegchance
coach-again = Noch einmal fragen
coach-best = am besten
coach-chance = Siegchance
coach-margin = ± { $margin }
coach-margin-none = sicher
coach-points = { $points } Punkte
coach-points-sevn = { $points } Punkte in dieser Runde
coach-estimated = geschätzt
coach-unstudied = Nicht untersucht
coach-unstudied-more = { $count ->
    [one] Eine weitere Möglichkeit wurde nicht untersucht
   *[other] { $count } weitere Möglichkeiten wurden nicht untersucht
}
coach-rehearsed = { $rehearsals ->
    [one] Ein Spiel
   *[other] { $rehearsals } Spiele
} durchgespielt, mit dem, was du wissen kannst. ± gilt in 19 von 20 Fällen. Der Coach spielt nie für dich.

# Die Namen der Züge, wo sie ohne den Tisch stehen.
coach-sevn-for = { $card } für { $name }
coach-sevn-for-you = { $card } für dich selbst
coach-wonders-build = { $card } bauen
coach-wonders-stage = Stufe des Weltwunders, mit { $card }
coach-wonders-sell = { $card } für Münzen abwerfen
coach-wonders-free = { $card } frei bauen, durch das Weltwunder
coach-wonders-pick = { $card } aus dem Ablagestapel bauen
coach-wonders-paying = { $way } ({ $coins } nach { $side ->
    [left] links
   *[right] rechts
})
coach-wonders-paying-both = { $way } ({ $left } nach links, { $right } nach rechts)
coach-weisen-role = Rolle { $role } nehmen
coach-weisen-offer = { $name } ein Bündnis anbieten
coach-weisen-withdraw = Das Angebot an { $name } zurücknehmen
coach-weisen-accept = Das Angebot von { $name } annehmen
coach-weisen-decline = Das Angebot von { $name } ablehnen
coach-weisen-show = { $name } { $card } zeigen
coach-weisen-give = { $name } { $card } schenken
coach-weisen-side = Leiste { $side }
coach-weisen-hand = { $card } weitergeben
coach-weisen-discard = { $card } abwerfen
coach-weisen-take = { $crystal } nehmen
coach-weisen-move = Spielfigur nach { $space }
coach-weisen-aimed = { $lay }: { $target }
coach-weisen-swap = { $one } und { $other }

# Der Rückblick auf eine Partie.
review-title = Wie lief es?
review-seat = Wessen Partie
review-waiting = Erst kommen andere Partien dran …
review-running = { $done } von { $of } Entscheidungen angesehen
review-failed = Diese Partie ließ sich nicht zu Ende ansehen.
review-chart = Siegchancen
review-at-start = Am Anfang
review-at = Nach Zug { $step } von { $last }
review-here = { $name } { $chance }
review-chart-keys = Ein Klick auf die Kurve oder die Pfeiltasten führen zu einem Augenblick.
review-costly = { $count ->
    [0] Kein teurer Zug
    [one] Der teuerste Zug
    [2] Die zwei teuersten Züge
   *[other] Die { $count } teuersten Züge
}
review-costly-none = Von { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
} hat keine mehr verschenkt, als der Coach sicher sagen kann.
review-move = Zug { $step }
review-cost = kostete { $cost } Siegchance
review-cost-points = und { $points } Punkte
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-look = Diesen Augenblick zeigen
review-about = Gezählt mit dem, was { $name } jeweils wissen konnte. { $decisions ->
    [one] Eine Entscheidung
   *[other] { $decisions } Entscheidungen
}. ± gilt in 19 von 20 Fällen.
review-table = Die Chancen als Tabelle
review-table-step = Zug
