# Die Sieben Weisen: why a move is not open, what is wrong with a position, and the options at the table.
# $seat is a seat as the notation counts it (from 0), $slot one of the three open spaces (from 0), $card a card's id, $role a
# role's, $field the place inside a position.

card-weisen = { $card ->
    [moventi] { spell-weisen-moventi }
    [anulensa] { spell-weisen-anulensa }
    [volensia] { spell-weisen-volensia }
    [absentus] { spell-weisen-absentus }
    [mutantus] { spell-weisen-mutantus }
    [potentia] { spell-weisen-potentia }
    [binensus] { spell-weisen-binensus }
    [healer] { role-weisen-healer }
    [druid] { role-weisen-druid }
    [seer] { role-weisen-seer }
    [priestess] { role-weisen-priestess }
    [witch] { role-weisen-witch }
    [alchemist] { role-weisen-alchemist }
    [magician] { role-weisen-magician }
    [owl] { role-weisen-owl }
    [healer_1] { role-weisen-healer } 1
    [healer_2] { role-weisen-healer } 2
    [healer_3] { role-weisen-healer } 3
    [healer_4] { role-weisen-healer } 4
    [healer_5] { role-weisen-healer } 5
    [healer_6] { role-weisen-healer } 6
    [healer_7] { role-weisen-healer } 7
    [druid_1] { role-weisen-druid } 1
    [druid_2] { role-weisen-druid } 2
    [druid_3] { role-weisen-druid } 3
    [druid_4] { role-weisen-druid } 4
    [druid_5] { role-weisen-druid } 5
    [druid_6] { role-weisen-druid } 6
    [druid_7] { role-weisen-druid } 7
    [seer_1] { role-weisen-seer } 1
    [seer_2] { role-weisen-seer } 2
    [seer_3] { role-weisen-seer } 3
    [seer_4] { role-weisen-seer } 4
    [seer_5] { role-weisen-seer } 5
    [seer_6] { role-weisen-seer } 6
    [seer_7] { role-weisen-seer } 7
    [priestess_1] { role-weisen-priestess } 1
    [priestess_2] { role-weisen-priestess } 2
    [priestess_3] { role-weisen-priestess } 3
    [priestess_4] { role-weisen-priestess } 4
    [priestess_5] { role-weisen-priestess } 5
    [priestess_6] { role-weisen-priestess } 6
    [priestess_7] { role-weisen-priestess } 7
    [witch_1] { role-weisen-witch } 1
    [witch_2] { role-weisen-witch } 2
    [witch_3] { role-weisen-witch } 3
    [witch_4] { role-weisen-witch } 4
    [witch_5] { role-weisen-witch } 5
    [witch_6] { role-weisen-witch } 6
    [witch_7] { role-weisen-witch } 7
    [alchemist_1] { role-weisen-alchemist } 1
    [alchemist_2] { role-weisen-alchemist } 2
    [alchemist_3] { role-weisen-alchemist } 3
    [alchemist_4] { role-weisen-alchemist } 4
    [alchemist_5] { role-weisen-alchemist } 5
    [alchemist_6] { role-weisen-alchemist } 6
    [alchemist_7] { role-weisen-alchemist } 7
    [magician_1] { role-weisen-magician } 1
    [magician_2] { role-weisen-magician } 2
    [magician_3] { role-weisen-magician } 3
    [magician_4] { role-weisen-magician } 4
    [magician_5] { role-weisen-magician } 5
    [magician_6] { role-weisen-magician } 6
    [magician_7] { role-weisen-magician } 7
    [owl_3] { role-weisen-owl } 3
    [owl_4] { role-weisen-owl } 4
    [owl_5] { role-weisen-owl } 5
   *[other] { $card }
}

refusal-weisen-over = Das Spiel ist vorbei.
refusal-weisen-dealing = Erst wird aufgedeckt und gezogen.
refusal-weisen-not-dealer = Jetzt wird nichts gezogen: Erst entscheiden die Plätze.
refusal-weisen-not-asked = { $seat ->
    [-1] Dieser Platz hat nichts zu entscheiden.
   *[other] Jetzt entscheidet Platz { $seat }.
}
refusal-weisen-other-question = { $asking ->
    [role] Gerade geht es darum, welche Rolle genommen wird.
    [negotiate] Gerade geht es darum, wer sich mit wem verbündet.
    [join] Gerade geht es darum, ob sich jemand dem Paar anschließt.
    [side] Gerade geht es darum, an welche Leiste eine Rolle kommt.
    [solo] Gerade geht es darum, wer allein spielt.
    [exchange] Gerade geht es um Geschenke unter Verbündeten.
    [lay] Gerade läuft der Machtkampf: Leg eine Karte oder steig aus.
    [hand] Gerade geht es darum, welche Karten weitergereicht werden.
    [discard] Gerade geht es darum, welche Karten abgelegt werden.
    [take] Gerade geht es darum, welcher Kristall genommen wird.
   *[other] Gerade geht es darum, wohin die Spielfigur zieht.
}
refusal-weisen-no-such-move = Einen solchen Zug gibt es nicht.
refusal-weisen-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
refusal-weisen-own-seat = Das ist dein eigener Platz: Nenn einen anderen.
refusal-weisen-role-taken = { role-weisen } ist schon vergeben.
refusal-weisen-role-removed = { $role ->
    [none] Eine solche Rolle gibt es nicht.
   *[other] { role-weisen } spielt in dieser Partie nicht mit.
}
refusal-weisen-offer-open = Dein Angebot an Platz { $seat } steht schon.
refusal-weisen-offers-used = Du hast alle { $count } Angebote dieser Runde gemacht. Annehmen kannst du noch.
refusal-weisen-no-offer = Du hast Platz { $seat } nichts angeboten.
refusal-weisen-not-offered = Platz { $seat } hat dir nichts angeboten.
refusal-weisen-already-done = Du hast schon gesagt, dass du fertig bist.
refusal-weisen-not-in-hand = { card-weisen } hast du nicht auf der Hand.
refusal-weisen-shown-already = Platz { $seat } hat { card-weisen } in dieser Runde schon gesehen.
refusal-weisen-last-decides = Die beiden anderen haben es dir überlassen: Such dir einen von ihnen als Verbündeten aus.
refusal-weisen-not-with = Platz { $seat } hat noch keine Karte an eine Leiste gelegt; dort kannst du dich nicht anschließen.
refusal-weisen-not-ally = Platz { $seat } ist nicht dein Verbündeter; Geschenke gibt es nur unter Verbündeten.
refusal-weisen-moved-twice = { card-weisen } hat in dieser Runde schon zweimal die Hand gewechselt und bleibt, wo es ist.
refusal-weisen-already-ready = Du bist schon bereit.
refusal-weisen-other-role = { card-weisen } gehört zu einer Rolle, die du nicht spielst. Richtig wäre deine eigene Rolle, eine Eule oder ein Zauber.
refusal-weisen-spell-used = Deinen Zauber in diesem Machtkampf hast du schon gelegt; jeder hat nur einen.
refusal-weisen-target-needed = { card-weisen } muss genutzt werden: Nenn das Ziel.
refusal-weisen-no-target = Ein solches Ziel für { card-weisen } liegt nicht aus.
refusal-weisen-no-absentus = Passen darf nur, wer ein absentus ausliegen hat. Leg eine Karte oder steig aus.
refusal-weisen-all-dropped = Alle anderen sind ausgestiegen, du kannst nicht mehr passen. Leg eine Karte oder steig aus.
refusal-weisen-not-power = { card-weisen } ist ein Zauber; weitergereicht und abgelegt werden nur Machtkarten.
refusal-weisen-no-crystal = Auf diesem Platz liegt kein Kristall mit { $value }.
refusal-weisen-same-space = Die Spielfigur steht schon auf Platz { $slot }; sie muss weiterziehen.
refusal-weisen-is-finitum = Auf { $slot } liegt finitum: Sag „finitum“, um das Spiel dort zu beenden.
refusal-weisen-no-finitum = Finitum ist noch nicht aufgedeckt.
refusal-weisen-not-in-pile = { $card ->
    [none] Eine solche Karte gibt es nicht.
   *[other] { card-weisen } kann jetzt nicht gezogen werden.
}
refusal-weisen-not-in-supply = Im Vorrat ist kein Kristall mit { $value }.
refusal-weisen-not-in-stack = { $space ->
    [0] Einen solchen Platz gibt es nicht.
   *[other] Platz { $space } ist nicht mehr im Stapel.
}
refusal-weisen-finitum-later = Finitum liegt unter den letzten fünf Teilen des Stapels; jetzt kann es noch nicht kommen.

role-weisen = { $role ->
    [healer] { role-weisen-healer }
    [druid] { role-weisen-druid }
    [seer] { role-weisen-seer }
    [priestess] { role-weisen-priestess }
    [witch] { role-weisen-witch }
    [alchemist] { role-weisen-alchemist }
   *[magician] { role-weisen-magician }
}

option-weisen-negotiation = Verhandlung
option-weisen-negotiation-about = Zu viert und zu fünft werden Bündnisse ausgehandelt. Ohne Verhandlung entscheidet gleich die Rangfolge.
option-weisen-open_offers = Offene Angebote
option-weisen-open_offers-about = Alle sehen, wer wem ein Bündnis anbietet, nicht nur die beiden.
option-weisen-open_crystals = Offene Kristalle
option-weisen-open_crystals-about = Die Werte gewonnener Kristalle liegen offen; sonst sehen alle nur, wie viele es sind.
option-weisen-first = Wer beginnt
option-weisen-first-about = Wer in Runde 1 zuerst eine Rolle wählt; später ist es, wer die Spielfigur versetzt hat.
option-weisen-first-random = das Los entscheidet
option-weisen-removed = Weggelassene Rollen
option-weisen-removed-about = Zu dritt bleiben zwei Rollen in der Schachtel, zu viert eine. Sonst entscheidet das Los, welche.
option-weisen-spaces = Rangfolgen der Plätze
option-weisen-spaces-about = Die elf Rangfolgen der Weisen, jede von oben nach unten. Die üblichen sind nachgebaut, denn die gedruckten waren nicht zu finden; wer das Spiel besitzt, kann sie hier eintragen.

error-weisen-option-role = „{ $given }“ ist keine Rolle. Richtig wären welche von { $known }.
error-weisen-option-removed = Die Option „removed“ nennt { $given ->
    [one] eine Rolle
   *[other] { $given } Rollen
}; mit { $players } Spielern { $right ->
    [0] fehlt keine
    [one] fehlt eine
   *[other] fehlen { $right }
}.
error-weisen-option-role-twice = Die Option „removed“ nennt { role-weisen } zweimal.
error-weisen-option-spaces = Die Option „spaces“ kann nicht { $given } sein. Richtig wäre eine Liste von { $right } Rangfolgen.
error-weisen-option-order = Rangfolge { $number } der Option „spaces“ kann nicht { $given } sein. Richtig wäre jede von { $known } einmal, die höchste zuerst.
error-weisen-option-order-twice = Rangfolge { $number } der Option „spaces“ ist dieselbe wie { $other }.

error-weisen-target = „{ $given }“ nennt kein Ziel des Zaubers. Ziele schreibt man { $known }.
error-weisen-number = In „{ $given }“ steht eine Zahl, die nicht sein kann. Richtig wäre eine von { $least } bis { $most }.
error-weisen-seat = „{ $given }“ ist kein Platz. Plätze zählen von 0 bis { $most }.
error-weisen-role = „{ $given }“ ist keine Rolle. Die Rollen sind { $known }.
error-weisen-start = „{ $given }“ sagt nicht, wer beginnt. Richtig wäre „start 0“ mit der Zahl eines Platzes.

# Positions.
error-weisen-position-seats = „{ $field }“ hat { $given ->
    [one] einen Platz
   *[other] { $given } Plätze
}. Eine Stellung hat { $least } bis { $most }.
error-weisen-position-role-twice = „{ $field }“: { role-weisen } steht in der Stellung schon an anderer Stelle.
error-weisen-position-removed = „{ $field }“ muss sagen, { $right ->
    [0] welche Rollen fehlen; bei so vielen Spielern fehlt keine
    [one] welche Rolle nicht mitspielt
   *[other] welche { $right } Rollen nicht mitspielen
}, und niemand darf sie haben.
error-weisen-position-spare = „{ $field }“ muss { $right } sein: Diese Rollen liegen in der Mitte.
error-weisen-position-spaces = „{ $field }“: { $given ->
    [one] Ein Platz hat
   *[other] { $given } Plätze haben
} eine Rangfolge; in diesem Augenblick { $right ->
    [one] wäre einer
   *[other] wären { $right }
} richtig.
error-weisen-position-order = „{ $field }“ muss jede der sieben Rollen einmal nennen, anders als die übrigen offenen Plätze.
error-weisen-position-on-space = „{ $field }“ hat { $given ->
    [one] einen Kristall
   *[other] { $given } Kristalle
}; dort können höchstens { $most } liegen.
error-weisen-position-crystals = „{ $field }“: Es sind mehr als sechs Kristalle mit { $value } genannt.
error-weisen-position-covered = „{ $field }“: { $space ->
    [0] Es bleiben weniger Plätze übrig, als der Stapel haben muss
   *[other] Platz { $space } ist offen oder zweimal genannt
}.
error-weisen-position-finitum = „{ $field }“ ist true, sobald finitum aufgedeckt ist; es liegt, wo ein Platz keine Rangfolge hat, und erst danach ist das Spiel aus.
error-weisen-position-copies = „{ $field }“: { card-weisen } ist öfter genannt, als mitspielt, hier { $copies ->
    [0] gar nicht
    [one] einmal
   *[other] { $copies }-mal
}.
error-weisen-position-spell = „{ $field }“ hat mehr Zauber als den einen, den ein Platz in einem Machtkampf legen darf.
error-weisen-position-roles = „{ $field }“: Bei der Frage „{ $what }“ haben die Plätze ihre Rollen im Uhrzeigersinn vom Wählenden an, später haben alle eine.
error-weisen-position-sides = „{ $field }“: Die Bündnisse passen nicht zur Frage „{ $what }“.
error-weisen-position-struggle = „{ $field }“: Gelegt und ausgestiegen wird nur in einem Machtkampf.
error-weisen-position-second = „{ $field }“ gehört zu einem gelegten binensus, und nur in einen Machtkampf.
error-weisen-position-absentus = „{ $field }“: Das zweite absentus räumt das erste weg, also liegt höchstens eines aus.
error-weisen-position-bonus = „{ $field }“ hat nur, wer im Machtkampf allein spielt.
error-weisen-position-dropped = „{ $field }“: Ausgestiegene zählen ab 1 ohne Lücken, und es muss zur Frage passen.
error-weisen-position-early = „{ $field }“ nennt, wer den Machtkampf mit { $least } oder mehr Vorsprung beendet hat und zuletzt aussteigt.
error-weisen-position-took = „{ $field }“: Was die Wertung gebracht hat, muss der Rangfolge folgen, erst Kristalle, dann Zauber.
error-weisen-position-round = „{ $field }“ passt nicht zum Stapel: Finitum kommt nach Runde 5 bis 9, und ein oder zwei Machtkämpfe folgen.
error-weisen-position-last = „{ $field }“ ist nur nach finitum true, in einem Machtkampf, auf den kein Zug mehr folgt.
error-weisen-position-pawn = „{ $field }“: Die Spielfigur steht auf einem Platz mit einer Rangfolge.
error-weisen-position-number = „{ $field }“ muss hier { $right } sein.
error-weisen-position-asked = „{ $field }“ muss { $right ->
    [none] leer
   *[other] { $right }
} sein.
error-weisen-position-deal = „{ $field }“: Beim Austeilen ist die nächste Frage „{ $right }“, und später kann noch nichts geschehen sein.
error-weisen-position-offers = „{ $field }“: Angebote macht man in der Verhandlung, jedem anderen Platz eines zugleich, in einer Runde so viele, wie es andere gibt.
error-weisen-position-talk = „{ $field }“ gehört in das Gespräch vor dem Machtkampf.
error-weisen-position-shown = „{ $field }“: Jedes Exemplar einer Karte wird einem anderen Platz einmal gezeigt.
error-weisen-position-moved = „{ $field }“ muss auf der Hand sein.
error-weisen-position-knows = „{ $field }“ kann nicht sein: Was ein Platz weiß, muss zu den Händen der anderen passen.
error-weisen-position-all-done = „{ $field }“: Wenn alle fertig sind, geht es sofort weiter. Lass einen Platz übrig.
error-weisen-position-nothing = „{ $field }“: Der Nachziehstapel ist leer; der Ablagestapel würde hineingemischt.
