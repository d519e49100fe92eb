# Der Tisch von Die Sieben Weisen: Plätze, Zeremonienplätze, Verhandlung, die Hand und was zu tun ist. $name ist ein Mensch,
# $names mehrere, $card der Name einer Karte, $role der eines Weisen, $side ist 1 (die Sonne) oder 2 (der Mond), $space ein Platz.

weisen-moment = Runde { $round } · { $phase }
weisen-phase-remove = Austeilen
weisen-phase-space = Neuer Platz
weisen-phase-crystal = Neuer Platz
weisen-phase-deal = Austeilen
weisen-phase-start = Austeilen
weisen-phase-role = Rollen
weisen-phase-negotiate = Verhandlung
weisen-phase-join = Bündnisse
weisen-phase-side = Bündnisse
weisen-phase-solo = Bündnisse
weisen-phase-exchange = Geschenke
weisen-phase-lay = Machtkampf
weisen-phase-hand = Aussteigen
weisen-phase-draw = Aussteigen
weisen-phase-discard = Aussteigen
weisen-phase-take = Kristalle
weisen-phase-spell = Kristalle
weisen-phase-move = Die Spielfigur
weisen-phase-over = Das Ende

weisen-players = Die anderen im Uhrzeigersinn
weisen-seat = Der Platz von { $name }
weisen-seat-open = Den Platz von { $name } ansehen
weisen-you = { $name } (du)
weisen-place = { $place ->
    [1] Höchster Rang
   *[other] Rang { $place } der Hierarchie
}
weisen-side = Seite { $side }
weisen-side-own = Seite { $side }, deine
weisen-laid-out = { $points } ausgelegt
weisen-points = { $points ->
    [one] { $points } Punkt ausgelegt
   *[other] { $points } Punkte ausgelegt
}
weisen-laid = { $count ->
    [0] Noch nichts ausgelegt
    [one] Eine Karte ausgelegt, { $points } Punkte
   *[other] { $count } Karten ausgelegt, { $points } Punkte
}
weisen-holds = Hat { $power ->
    [one] { $power } Machtkarte
   *[other] { $power } Machtkarten
} und { $spells ->
    [one] { $spells } Zauberkarte
   *[other] { $spells } Zauberkarten
} auf der Hand
weisen-crystals = { $count ->
    [0] Keine Kristalle
    [one] { $count } Kristall, verdeckt
   *[other] { $count } Kristalle, verdeckt
}
weisen-crystals-known = { $count ->
    [0] Keine Kristalle
    [one] { $count } Kristall: { $values }
   *[other] { $count } Kristalle: { $values }
}
weisen-crystals-title = Kristalle
weisen-second = Zweite Rolle: { $role }
weisen-showed = { $name } hat dir gezeigt
weisen-is-out = Ausgestiegen, als { $place }.
weisen-is-done-negotiate = fertig
weisen-is-busy-negotiate = verhandelt
weisen-is-done-exchange = bereit
weisen-is-busy-exchange = schenkt
weisen-is-asked-role = wählt
weisen-is-asked-join = entscheidet
weisen-is-asked-side = entscheidet
weisen-is-asked-solo = entscheidet
weisen-is-asked-lay = am Zug
weisen-is-asked-hand = gibt weiter
weisen-is-asked-discard = wirft ab
weisen-is-asked-take = nimmt
weisen-is-asked-move = zieht
weisen-moment-passed = passt
weisen-moment-dropped = steigt aus
weisen-moment-no_effect = ohne Wirkung
weisen-moment-stayed = bleibt draußen
weisen-moment-joined = schließt sich an
weisen-moment-alone = allein
weisen-moment-left_open = lässt es offen
weisen-moment-declined = lehnt ab
weisen-moment-no_spell = kein Zauber mehr

weisen-spaces = Die Zeremonienplätze
weisen-space-open = { $space } genauer ansehen
weisen-space-about = Wer höher steht, nimmt früher einen Kristall. Der Höchste eröffnet den Machtkampf, der Niedrigste zieht die Spielfigur.
weisen-orders-are = { $from ->
    [entered] Reihenfolgen eingegeben
   *[reconstructed] Reihenfolgen rekonstruiert
}
weisen-hierarchies-reconstructed = Die Reihenfolge der Weisen ist rekonstruiert: die gedruckten Plätze sind uns nicht bekannt. Wer den Tisch eröffnet, kann andere eingeben.
weisen-hierarchies-entered = Die Reihenfolge der Weisen hat eingegeben, wer den Tisch eröffnet hat.
weisen-tracks = Die Zählleisten
weisen-middle = Rollen in der Mitte
weisen-role-free = { $role }: diese Rolle spielt niemand
weisen-role-about = { $role }: { $place ->
    [1] höchster Rang auf dem jetzigen Platz
   *[other] Rang { $place } auf dem jetzigen Platz
}, { $count ->
    [0] keine Karte davon auf deiner Hand
    [one] { $count } Karte davon auf deiner Hand
   *[other] { $count } Karten davon auf deiner Hand
}
weisen-pile-power = Nachziehstapel: { $count ->
    [one] { $count } Machtkarte
   *[other] { $count } Machtkarten
}
weisen-pile-spell = Nachziehstapel: { $count ->
    [one] { $count } Zauberkarte
   *[other] { $count } Zauberkarten
}
weisen-discard-power = Ablagestapel: { $count ->
    [one] { $count } Machtkarte
   *[other] { $count } Machtkarten
}
weisen-discard-spell = Ablagestapel: { $count ->
    [one] { $count } Zauberkarte
   *[other] { $count } Zauberkarten
}
weisen-discard-empty = Hier liegt noch nichts.

weisen-negotiation = Verhandlung
weisen-negotiation-about = { $left ->
    [0] Deine Angebote sind aufgebraucht.
    [one] Ein Angebot kannst du noch machen.
   *[other] { $left } Angebote kannst du noch machen.
} Rede im Chat; nimm Karten auf, um sie jemandem zu zeigen. Die ersten zwei, die sich einig sind, sind verbündet.
weisen-offer = Anbieten
weisen-withdraw = Zurückziehen
weisen-accept = Annehmen
weisen-decline = Das Angebot von { $name } ablehnen
weisen-offers-you = bietet dir ein Bündnis an
weisen-you-offered = du hast ein Bündnis angeboten
weisen-offers-to = bietet { $names } ein Bündnis an
weisen-done = Alles gesagt
weisen-done-about = Haben alle alles gesagt und ist kein Angebot offen, entscheidet die Hierarchie.
weisen-join = Mitmachen
weisen-stay = Draußen bleiben
weisen-side-with = Seite { $side }, mit { $names }
weisen-side-empty = Seite { $side }, noch niemand
weisen-alone = Ich spiele allein
weisen-open = Ich lasse es offen
weisen-with = Mit { $name }
weisen-ready = Bereit zum Machtkampf
weisen-show-to = Zeigen
weisen-give-to = Schenken

weisen-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
weisen-card-open = Kann gespielt werden.
weisen-card-fresh = Gerade gekommen.
weisen-spell-hint = { $name } { $words }
weisen-not-power = { $card } ist ein Zauber und bleibt auf deiner Hand: nur Machtkarten gehen weg.
weisen-actions = Was du tun kannst
weisen-put-back = Aufgenommenes zurücklegen
weisen-lay = { $card } auslegen
weisen-lay-aim = { $card } auslegen und zielen
weisen-lay-idle = { $card } wirkungslos auslegen
weisen-drop = Aussteigen
weisen-drop-yes = Ja, aussteigen
weisen-drop-sure = Endgültig aussteigen? Du könntest noch etwas auslegen.
weisen-pass = Passen
weisen-missing = { $count ->
    [one] Nimm noch eine Machtkarte auf.
   *[other] Nimm noch { $count } Machtkarten auf.
}
weisen-discard = { $count ->
    [one] Diese Karte ablegen
   *[other] Diese { $count } ablegen
}
weisen-handing = { $count ->
    [one] Diese Karte an { $name } geben
   *[other] Diese { $count } an { $name } geben
}
weisen-move-to = Nach { $space } ({ $crystals })
weisen-finitum = Auf finitum das Spiel beenden
weisen-finitum-about = Zieht die Spielfigur auf finitum, ist das Spiel sofort zu Ende.
weisen-target-card = { $name }: { $card }
weisen-target-crystal = { $crystal } auf { $space }
weisen-swap-with = Mit { $name } die Rolle tauschen
weisen-aim-moventi = Welche Kristalle tauschen den Platz? Wähle den ersten.
weisen-aim-second = Und der zweite Kristall?
weisen-aim-anulensa = Welche Karte kommt auf den Ablagestapel?
weisen-aim-volensia = Welche Eule kommt auf deine Hand?
weisen-aim-mutantus = Mit wem tauschst du die Rolle?
weisen-aim-binensus = Welche zweite Rolle nimmst du?

weisen-ask-role = Wähle eine Rolle.
weisen-ask-negotiate = Such dir ein Bündnis.
weisen-ask-join = Schließt du dich dem Paar an? Ablehnen können sie nicht.
weisen-ask-side = Niemand wurde sich einig: wähle deine Seite.
weisen-ask-solo = Allein, offen, oder mit wem?
weisen-ask-exchange = Schenk Karten her, wenn du magst.
weisen-ask-lay = Du bist dran: leg eine Karte aus oder steig aus.
weisen-ask-hand = { $name } steigt aus: wähle { $count ->
    [one] eine Machtkarte
   *[other] { $count } Machtkarten
} zum Weitergeben.
weisen-ask-discard = Du steigst als Letzter aus: wähle { $count ->
    [one] eine Machtkarte
   *[other] { $count } Machtkarten
} für den Ablagestapel.
weisen-ask-take = Nimm einen Kristall.
weisen-ask-move = Du stehst am niedrigsten: wo treffen sich die Weisen als Nächstes?
weisen-wait-role = { $names } wählt eine Rolle
weisen-wait-negotiate = Wir warten auf { $names }
weisen-wait-join = { $names } kann sich dem Paar anschließen
weisen-wait-side = { $names } wählt eine Seite
weisen-wait-solo = { $names } entscheidet, wer mit wem spielt
weisen-wait-exchange = Wir warten auf { $names }
weisen-wait-lay = { $names } legt aus oder steigt aus
weisen-wait-hand = { $names } gibt Karten an { $name }
weisen-wait-discard = { $names } wirft ab
weisen-wait-take = { $names } nimmt einen Kristall
weisen-wait-move = { $names } zieht die Spielfigur
weisen-dealing = Es wird aufgebaut …
weisen-forward = Vorspulen

weisen-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
weisen-you-won = { $count ->
    [one] Du gewinnst!
   *[other] Ihr gewinnt gemeinsam!
}
weisen-shared = Gleich viele Punkte und gleich wertvolle Kristalle: der Sieg ist geteilt.
weisen-tie-broken = Gleichstand: es entscheidet, wer den wertvolleren einzelnen Kristall hat.
weisen-compared = Die Hände im Vergleich: am meisten von einer Rolle bringt einen kleinen Kristall
weisen-compared-role = Rolle

help-key-weisen-hand = durch deine Hand
help-key-weisen-take = eine Karte aufnehmen oder zurücklegen
help-key-weisen-lay = die Karte auslegen
help-key-weisen-drop = aussteigen
help-key-weisen-pass = passen (absentus!)
help-key-weisen-ready = bereit zum Machtkampf
help-key-weisen-done = alles gesagt
help-key-weisen-hand-on = die aufgenommenen Karten weitergeben oder ablegen
help-key-weisen-value = einen Kristall dieses Werts nehmen

# Warum ein Zug nicht offen ist, wo er von jemandem handelt: mit dem Namen statt dem Platz.
why-weisen-not-asked = { $seat ->
    [-1] Du hast gerade nichts zu entscheiden.
   *[other] Jetzt entscheidet { $name }.
}
why-weisen-offer-open = Dein Angebot an { $name } steht schon.
why-weisen-no-offer = Du hast { $name } nichts angeboten.
why-weisen-not-offered = { $name } hat dir nichts angeboten.
why-weisen-shown-already = { $name } hat { card-weisen } in dieser Runde schon gesehen.
why-weisen-not-with = { $name } hat noch keine Karte an eine Leiste gelegt; dort kannst du dich nicht anschließen.
why-weisen-not-ally = { $name } ist nicht mit dir verbündet; Geschenke gibt es nur unter Verbündeten.
