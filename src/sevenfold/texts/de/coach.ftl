# Der Coach: ein Grund für jede Möglichkeit, und warum er gerade nicht gefragt werden kann.
# $name ist, um wen es geht, $card und $other sind Kennungen von Karten ("none", wo keine ist); alle anderen Angaben sind Zahlen.

refused-coach-rated = An Wertungstischen ist der Coach aus.
refused-coach-not-playing = Der Coach hilft in einer Partie, die gerade gespielt wird.
refused-coach-not-asked = Du hast gerade nichts zu entscheiden. Frag den Coach, wenn du dran bist.
refused-coach-busy = Der Coach denkt noch über deine letzte Frage nach.
refused-coach-no-engine = Der Coach braucht das Rechenwerk, und das ist nicht bereit. Wenn es gerade erst startet, versuch es in einer Minute noch einmal.
refused-coach-late = Der Coach kam nicht zum Antworten. Frag noch einmal.
refused-coach-full = Der Coach sieht sich schon { $most } Partien an. Versuch es in ein paar Minuten noch einmal.
error-coach-no-game = Das Spiel „{ $game }“ kennt der Coach nicht.
error-coach-nothing-asked = Platz { $seat } hat hier nichts zu entscheiden.
error-coach-rehearsals = { NUMBER($given, useGrouping: 0) } Proben gehen nicht. Richtig wären 1 bis { NUMBER($most, useGrouping: 0) }.
error-coach-no-seat = Platz { $seat } gibt es nicht: Die Plätze zählen ab 0, der letzte ist { $last }.

# SEVN
coach-because-sevn-draw-risk = In { $bust } von { $unseen } Fällen bist du mit der nächsten Karte raus; auf dem Spiel { $points ->
    [one] steht { $points } Punkt.
   *[other] stehen { $points } Punkte.
}
coach-because-sevn-draw-sevn = Die nächste Karte bringt in { $sevn } von { $unseen } Fällen SEVN und in { $bust } bist du raus; auf dem Spiel { $points ->
    [one] steht { $points } Punkt
   *[other] stehen { $points } Punkte
}, SEVN bringt { $bonus } dazu.
coach-because-sevn-draw-safe = Keine der { $unseen } Karten, die noch da sind, kann dich rauswerfen.
coach-because-sevn-draw-saved = { $bust } von { $unseen } Karten hättest du doppelt, und vor einer davon rettet dich Second Chance.
coach-because-sevn-draw-none = Es ist keine Karte mehr da: Die Reihe zählt, wie sie liegt, { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
coach-because-sevn-stop = Sichert { $points ->
    [one] { $points } Punkt, zusammen { $total }.
   *[other] { $points } Punkte, zusammen { $total }.
}
coach-because-sevn-stop-safe = Sichert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $total }; die nächste Karte würde sie in { $bust } von { $unseen } Fällen kosten.
coach-because-sevn-stop-target = Macht { $total } Punkte: Damit ist das Ziel von { $target } erreicht, und von den anderen hat keiner mehr als { $rival } sicher.
coach-because-sevn-stop-behind = Macht { $total } Punkte und erreicht das Ziel von { $target }, aber jemand hat { $rival } sicher.
coach-because-sevn-keep = Ein Wert mehr, { $distinct } von 7, aber er kostet Punkte; ohne ihn ist die Reihe { $before } wert.
coach-because-sevn-keep-sevn = { sevn-card } ist der siebte Wert: SEVN bringt { $bonus } Punkte dazu und beendet die Runde.
coach-because-sevn-drop = Die Reihe bleibt, wie sie ist: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $distinct } von 7 Werten.
coach-because-sevn-take = Nimmt { sevn-card-the }.
coach-because-sevn-take-points = Mit { sevn-card-the } ist die Reihe { $points } wert statt { $before }.
coach-because-sevn-take-out = { sevn-card } liegt schon da: Du wärst raus, und das kostet { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
coach-because-sevn-take-saved = { sevn-card } liegt schon da: Das kostet dich Second Chance.
coach-because-sevn-take-sevn = { sevn-card } ist der siebte Wert: SEVN bringt { $bonus } Punkte dazu und beendet die Runde.
coach-because-sevn-take-away = Rettet dich vor { sevn-other-the }: Damit wärst du raus.
coach-because-sevn-freeze-self = Du verlässt die Runde mit { $points ->
    [one] { $points } Punkt, zusammen { $total }.
   *[other] { $points } Punkten, zusammen { $total }.
}
coach-because-sevn-freeze = { $name } kommt nicht über { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} hinaus und hat dann { $total }.
coach-because-sevn-triple-self = { $saved ->
    [yes] { $bust } von { $unseen } Karten hättest du doppelt, und du hast eine Second Chance.
   *[no] Jede Karte kann dich rauswerfen: die erste in { $bust } von { $unseen } Fällen. Auf dem Spiel { $points ->
        [one] steht { $points } Punkt.
       *[other] stehen { $points } Punkte.
    }
}
coach-because-sevn-triple = { $saved ->
    [yes] { $name } hat eine Second Chance gegen die erste von { $bust } doppelten unter { $unseen } Karten.
   *[no] Mit der ersten Karte ist { $name } in { $bust } von { $unseen } Fällen raus; auf dem Spiel { $points ->
        [one] steht { $points } Punkt.
       *[other] stehen { $points } Punkte.
    }
}
coach-because-sevn-give = { $name } hat { $total } Punkte gesichert; ohne Hilfe kostet die nächste Karte in { $bust } von { $unseen } Fällen eine Reihe, die { $points } wert ist.

# 7 Wonders. Was sonst zu sagen ist: was es kostet, sonst was es umsonst macht, sonst was damit umsonst wird.
coach-because-7wonders-besides = { $paid ->
    [0] { $card ->
        [none] { $other ->
            [none] {""}
           *[other] {" "}Damit gibt es später umsonst: { other-7wonders }.
        }
       *[other] {" "}Umsonst durch: { card-7wonders }.
    }
    [one] {" "}Kostet { $paid } Münze.
   *[other] {" "}Kostet { $paid } Münzen.
}
coach-because-7wonders-points = Bringt nach jetzigem Stand { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}{ coach-because-7wonders-besides }
coach-because-7wonders-points-coins = Bringt nach jetzigem Stand { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $coins ->
    [one] { $coins } Münze.
   *[other] { $coins } Münzen.
}{ coach-because-7wonders-besides }
coach-because-7wonders-coins = Bringt sofort { $coins ->
    [one] { $coins } Münze.
   *[other] { $coins } Münzen.
}{ coach-because-7wonders-besides }
coach-because-7wonders-science = { $symbol ->
    [compass] Ein Zirkel
    [gear] Ein Zahnrad
    [tablet] Eine Schrifttafel
   *[any] Ein Symbol deiner Wahl
}: Deine Forschung zählt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.{ coach-because-7wonders-besides }
coach-because-7wonders-shields = Du hast dann { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}; links sind es { $left }, rechts { $right }.{ coach-because-7wonders-besides }
coach-because-7wonders-produce = { $resource ->
    [choice] Gibt dir in jedem Zug einen Rohstoff oder eine Ware mehr, nach Wahl.
   *[other] Gibt dir in jedem Zug { $amount ->
        [one] einmal
       *[other] { $amount }-mal
    } { good-7wonders } mehr.
}{ coach-because-7wonders-besides }
coach-because-7wonders-discount = Was du kaufst, wird ab jetzt billiger.{ coach-because-7wonders-besides }
coach-because-7wonders-later = Bringt noch nichts; es zählt am Ende.{ coach-because-7wonders-besides }
coach-because-7wonders-stage-cost = { $paid ->
    [0] {""}
    [one] {" "}Kostet { $paid } Münze.
   *[other] {" "}Kostet { $paid } Münzen.
}
coach-because-7wonders-stage-points = Stufe { $number } bringt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-shields = Mit Stufe { $number } hast du insgesamt { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}; links sind es { $left }, rechts { $right }.{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-science = Mit Stufe { $number } zählt deine Forschung { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-coins = Stufe { $number } bringt { $coins ->
    [one] { $coins } Münze.
   *[other] { $coins } Münzen.
}{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-discard = Mit Stufe { $number } baust du eine der { $count } abgelegten Karten, ohne ihre Kosten.{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-power = Stufe { $number } bringt keine Punkte, aber ihre Fähigkeit für den Rest des Spiels.{ coach-because-7wonders-stage-cost }
coach-because-7wonders-sell = Bringt { $coins } Münzen; du hast dann { $total }.
coach-because-7wonders-sell-denies = Bringt { $coins } Münzen, und { card-7wonders } kommt nicht an { $name }: Dort wäre die Karte umsonst.
coach-because-7wonders-sell-double = Bringt { $coins } Münzen; { card-7wonders } steht schon in deiner Stadt.
coach-because-7wonders-skip = Nimmt nichts vom Ablagestapel.

# Die Sieben Weisen. $ours und $theirs ist, was beide Seiten vermutlich haben und legen können.
coach-because-weisen-ally = Mit { $name } könnt ihr zusammen etwa { $ours } legen, die anderen etwa { $theirs }.
coach-because-weisen-refuse = Lässt { $name } beiseite: Zu zweit könntet ihr etwa { $ours } legen, die anderen { $theirs }.
coach-because-weisen-join = Mit diesen beiden könnt ihr etwa { $ours } legen, die anderen etwa { $theirs }.
coach-because-weisen-stay = Deine Seite kann dann etwa { $ours } legen, diese beiden etwa { $theirs }.
coach-because-weisen-side = Auf dieser Seite könnt ihr mit denen, die da sind, etwa { $ours } legen, alle anderen etwa { $theirs }.
coach-because-weisen-alone = Allein kannst du etwa { $ours } legen und { $bonus } dazu abstecken; die anderen können etwa { $theirs } legen.
coach-because-weisen-ready = So, wie die Karten sind, kann deine Seite etwa { $ours } legen, die andere etwa { $theirs }.
coach-because-weisen-open = Überlässt es dem Nächsten, wer mit wem ist.
coach-because-weisen-done = Du sagst nichts mehr und wartest, was die anderen anbieten.
coach-because-weisen-show = { $name } weiß dann von deiner Karte { card-weisen } und kann damit rechnen.
coach-because-weisen-role = Als { card-weisen } kannst du { $points } aus der Hand legen; auf diesem Platz ist das Rang { $place }.
coach-because-weisen-give = { $name } kann { card-weisen } ebenso legen wie du: so oder so { $points } für eure Seite.
coach-because-weisen-give-useful = Du kannst { card-weisen } nicht legen, { $name } schon: { $points } mehr für eure Seite.
coach-because-weisen-give-idle = { $name } kann { card-weisen } in dieser Runde nicht legen.
coach-because-weisen-give-spell = { $name } kann dann { card-weisen } benutzen.
coach-because-weisen-lay = Bringt { $points }; deine Seite { $lead ->
    [0] hat dann Gleichstand.
   *[other] steht dann bei { $lead }.
}
coach-because-weisen-lay-turns = Bringt { $points } und damit deine Seite in Führung, mit { $lead }.
coach-because-weisen-lay-early = { $lead } Punkte Vorsprung: Das beendet den Machtkampf sofort.
coach-because-weisen-lay-spell = { card-weisen }: Danach steht deine Seite bei { $lead }, vorher bei { $before }.
coach-because-weisen-drop = Du legst nichts mehr; deine Seite steht bei { $lead }.
coach-because-weisen-drop-first = Du legst nichts mehr und ziehst als Erster nach; deine Seite steht bei { $lead }.
coach-because-weisen-drop-last = Der Machtkampf endet, und deine Seite steht bei { $lead }.
coach-because-weisen-pass = Du wartest ab, ohne zu legen; deine Seite steht bei { $lead }.
coach-because-weisen-hand = { card-weisen } geht an { $name }, gerade auf der anderen Seite.
coach-because-weisen-hand-ally = { card-weisen } geht an { $name }, gerade auf deiner Seite.
coach-because-weisen-discard = Gibt { card-weisen } ab.
coach-because-weisen-take = Ein Kristall mit { $value }: zusammen { $total }. Der beste dort ist { $best } wert.
coach-because-weisen-take-best = Der beste Kristall dort, mit { $value }: zusammen { $total }.
coach-because-weisen-move = { $count ->
    [one] { $count } Kristall liegt
   *[other] { $count } Kristalle liegen
} dort, zusammen { $points } wert, der beste { $value }.
coach-because-weisen-finitum = Beendet das Spiel; deine Kristalle sind { $total } wert.
