# Die Karten von SEVN. `sevn-card`, `sevn-card-the` und `sevn-other-the` machen aus der Kennung einer Karte ($card, $other) ihren Namen; jede
# Meldung darf sich auf sie beziehen. Die Werte in den Sätzen auf -rule sind die Angaben der Karte in cards.toml.

sevn-card = { $card ->
    [ballast_2] Ballast −2
    [ballast_4] Ballast −4
    [ballast_6] Ballast −6
    [freeze] { card-sevn-freeze }
    [second_chance] { card-sevn-second_chance }
    [triple_draw] { card-sevn-triple_draw }
    [crossroads] { card-sevn-crossroads }
    [storm] { card-sevn-storm }
    [featherweight] { card-sevn-featherweight }
    [heavyweight] { card-sevn-heavyweight }
    [ladder] { card-sevn-ladder }
    [x2] ×2
   *[other] { $card }
}

# Mit dem Artikel, den eine Zahl im Satz hat.
sevn-card-the = { $card ->
    [ballast_2] Ballast −2
    [ballast_4] Ballast −4
    [ballast_6] Ballast −6
    [freeze] { card-sevn-freeze }
    [second_chance] { card-sevn-second_chance }
    [triple_draw] { card-sevn-triple_draw }
    [crossroads] { card-sevn-crossroads }
    [storm] { card-sevn-storm }
    [featherweight] { card-sevn-featherweight }
    [heavyweight] { card-sevn-heavyweight }
    [ladder] { card-sevn-ladder }
    [x2] ×2
   *[other] die { $card }
}
sevn-other-the = { $other ->
    [ballast_2] Ballast −2
    [ballast_4] Ballast −4
    [ballast_6] Ballast −6
    [freeze] { card-sevn-freeze }
    [second_chance] { card-sevn-second_chance }
    [triple_draw] { card-sevn-triple_draw }
    [crossroads] { card-sevn-crossroads }
    [storm] { card-sevn-storm }
    [featherweight] { card-sevn-featherweight }
    [heavyweight] { card-sevn-heavyweight }
    [ladder] { card-sevn-ladder }
    [x2] ×2
   *[other] die { $other }
}

# Eine ganze Karte, gesprochen: ihr Name und wozu sie da ist.
card-sevn-said = { $name }: { $short }
card-sevn-said-twice = { $said } Doppelt gezogen.
card-sevn-back = Eine verdeckte Karte

group-sevn-number = Zahlenkarten
group-sevn-number-about = Eine Zahl zählt ihren Wert und ist einer der sieben verschiedenen Werte, die du suchst. Je höher sie ist, desto mehr Exemplare gibt es, und desto eher ziehst du sie noch einmal.
group-sevn-ballast = Ballast
group-sevn-ballast-about = Ballast kostet Punkte, ist aber ein eigener Wert auf dem Weg zur Sieben. Wer ihn zieht, entscheidet sofort: behalten oder abwerfen. Läuft die Zeit ab, wird er abgeworfen.
group-sevn-modifier = Modifikatoren
group-sevn-modifier-about = Modifikatoren ändern am Rundenende, was die Reihe wert ist. Sie sind keine Werte: Sie zählen nie für die Sieben und sind nie ein Duplikat.
group-sevn-bonus = Bonuskarten
group-sevn-bonus-about = Eine Bonuskarte zahlt am Rundenende, wenn deine Reihe dann zu ihr passt. Ein Bonus wird nie verdoppelt, und jedes Exemplar zahlt für sich.
group-sevn-action = Aktionskarten
group-sevn-action-about = Eine Aktion wirkt, sobald sie an der Reihe ist. Mehrere warten in einer Schlange und werden in der Reihenfolge ausgeführt, in der sie gezogen wurden.

card-sevn-number = { $value }
card-sevn-number-short = zählt { $value }.
card-sevn-number-rule = Zählt { $value }.

card-sevn-ballast = Ballast { $value }
card-sevn-ballast-short = kostet Punkte, zählt als eigener Wert.
card-sevn-ballast-rule = Zieht der Reihe { $cost } Punkte ab, wenn du ihn behältst, und zählt als eigener Wert.

card-sevn-plus = +{ $plus }
card-sevn-plus-short = bringt am Rundenende zusätzliche Punkte.
card-sevn-plus-rule = Bringt { $plus } Punkte, erst nach dem Verdoppeln.

card-sevn-times = ×{ $times }
card-sevn-times-short = vervielfacht am Rundenende Zahlen und Ballast.
card-sevn-times-rule = Nimmt die Summe deiner Zahlen und deines Ballasts mal { $times }. Pluskarten, Boni und die Punkte für SEVN bleiben, wie sie sind.

card-sevn-freeze = Freeze
card-sevn-freeze-short = jemand verlässt die Runde, die Punkte sind sicher.
card-sevn-freeze-rule = Wähle jemanden, der noch in der Runde ist, auch dich selbst. Die Person steigt sofort aus und wertet alles, was vor ihr liegt, so als hätte sie gestoppt.

card-sevn-second_chance = Second Chance
card-sevn-second_chance-short = rettet dich vor einem Duplikat.
card-sevn-second_chance-rule = Bleibt vor dir liegen. Die erste Zahl, die du doppelt ziehst, kommt mit dieser Karte auf den Ablagestapel, und du bleibst dabei. Niemand hat zwei: Eine weitere geht an jemanden ohne, oder auf den Ablagestapel, wenn alle eine haben.

card-sevn-triple_draw = Triple Draw
card-sevn-triple_draw-short = jemand zieht bis zu drei Karten.
card-sevn-triple_draw-rule = Wähle jemanden, der noch in der Runde ist, auch dich selbst. Die Person zieht nacheinander bis zu drei Karten; es endet früher, wenn sie dabei rausfliegt oder SEVN erreicht.

card-sevn-crossroads = Crossroads
card-sevn-crossroads-short = nimm eine von zwei offenen Karten.
card-sevn-crossroads-rule = Zwei Karten werden für alle aufgedeckt. Du nimmst eine, als hättest du sie gezogen; die andere kommt ohne Wirkung auf den Ablagestapel.

card-sevn-storm = Storm
card-sevn-storm-short = alle, die noch dabei sind, ziehen eine Karte.
card-sevn-storm-rule = Alle, die noch in der Runde sind, ziehen im Uhrzeigersinn eine Karte. Erreicht dabei jemand SEVN, ist die Runde vorbei, und wer noch nicht gezogen hat, zieht nicht mehr.

card-sevn-featherweight = Featherweight
card-sevn-featherweight-short = Bonus für eine Reihe aus niedrigen Werten.
card-sevn-featherweight-rule = Zahlt +{ $points }, wenn du mindestens { $least } Zahlen und behaltene Ballastkarten hast und keine davon über { $limit } liegt.

card-sevn-heavyweight = Heavyweight
card-sevn-heavyweight-short = Bonus für mehrere hohe Zahlen.
card-sevn-heavyweight-rule = Zahlt +{ $points }, wenn du mindestens { $least } Zahlen ab { $limit } hast, egal was sonst noch daliegt.

card-sevn-ladder = Ladder
card-sevn-ladder-short = Bonus für Zahlen in Folge.
card-sevn-ladder-rule = Zahlt { $points } für jede Zahl deiner längsten lückenlosen Folge, wenn sie mindestens { $least } lang ist. Ballast ist nie eine Sprosse.

card-copies = { $copies ->
    [one] { $copies } Exemplar
   *[other] { $copies } Exemplare
}
