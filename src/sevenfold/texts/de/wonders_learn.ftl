# „7 Wonders in drei Minuten“ und die Hinweise des ersten Zeitalters.

learn-wonders-title = 7 Wonders in drei Minuten
learn-wonders-lead = Lies eine Minute, dann spiel: ein Zeitalter gegen zwei Bots, und bei allem Neuen gibt es einen Hinweis.

learn-wonders-goal-step = Das Ziel
learn-wonders-goal = Die meisten Punkte nach drei Zeitaltern
learn-wonders-goal-text = Du baust an deiner Stadt und ihrem Weltwunder. Punkte bringt am Ende alles, was dort steht: Prachtbauten, Forschung, Handel, ein starkes Heer, das Wunder selbst. In jedem der { $ages } Zeitalter spielst du { $turns } Karten.

learn-wonders-turn-step = Ein Zug
learn-wonders-turn = Eine Karte behalten, den Rest weitergeben
learn-wonders-turn-text = Du bekommst { $hand } Karten und wählst eine. Alle anderen tun das gleichzeitig, dann wird gemeinsam aufgedeckt. Der Rest deiner Hand geht zum Nachbarn, und du bekommst die nächste, um eine Karte kleiner.
learn-wonders-turn-try = Probier es: Wähl eine Karte.
learn-wonders-turn-chosen = { card-7wonders } bleibt bei dir. Die anderen gehen weiter nach links, und von rechts kommt eine neue Hand.
learn-wonders-turn-picture = Eine Hand mit drei Karten zur Auswahl

learn-wonders-card-step = Eine Karte
learn-wonders-card = Drei Dinge, die du mit ihr tun kannst
learn-wonders-card-text = Was aus der Karte wird, die du behältst, entscheidest du.
learn-wonders-build = Bau sie
learn-wonders-build-text = Hast du die Rohstoffe von ihrem linken Rand, steht sie für immer in deiner Stadt.
learn-wonders-stage = Nimm sie für dein Weltwunder
learn-wonders-stage-text = Bezahl die nächste Stufe. Die Karte kommt unter die Tafel; was sie zeigt, ist egal.
learn-wonders-sell = Mach sie zu Münzen
learn-wonders-sell-text = Jede Karte, jederzeit, für { $amount } Münzen.

learn-wonders-neighbours-step = Die Nachbarn
learn-wonders-neighbours = Sie verkaufen, und sie kämpfen
learn-wonders-neighbours-text = Was du nicht herstellst, kaufst du in der Stadt links oder rechts, für je { $price } Münzen; ablehnen geht nicht. Am Ende eines Zeitalters werden die Schilde verglichen: Mehr zu haben bringt Punkte, weniger kostet welche.
learn-wonders-trade-picture = Eine Stadt zahlt ihrem Nachbarn { $price } Münzen und bekommt Lehm
learn-wonders-fight-picture = Zwei Schilde schlagen einen: { $points } Punkt für die eine Stadt, { $defeat } für die andere

learn-wonders-start = Jetzt spiel ein Zeitalter
learn-wonders-start-text = Du und zwei Bots, Seite A, keine Uhr. Alles Weitere erfährst du, wenn es so weit ist.
learn-wonders-start-play = Das erste Zeitalter spielen
learn-wonders-start-rules = Die Regeln lesen

# Das Feld mit den Hinweisen am Tisch.
hints-title = Hinweise
hints-number = Hinweis { $number }
hints-open = Hinweise zeigen
hints-open-new = Hinweise zeigen: Es gibt einen neuen
hints-close = Hinweise schließen
hints-back = Voriger Hinweis
hints-next = Nächster Hinweis
hints-done = Alles klar
hints-play-on = Weiterspielen
hints-anew = Neue Partie gegen Bots
hints-rules = Die Regeln lesen

# Jeder Hinweis: ein paar Worte, dann ein, zwei Sätze. $name ist eine Person, $card und $other sind Karten, $why ist die Begründung des Servers.
hint-wonders-hand = Deine Hand
hint-wonders-hand-text = Eine dieser { $count } Karten behältst du. Grüner Haken: Du kannst sie bauen, für die Münzen darüber. Rotes Kreuz: Das geht nicht. Gelber Stern: Sie ist umsonst.
hint-wonders-build = Ein guter Anfang
hint-wonders-build-text = { card-7wonders } kostet dich gerade nichts. Wähl die Karte, dann „Bauen“, und sie steht in deiner Stadt.
hint-wonders-produce = Rohstoffe bleiben
hint-wonders-produce-text = { card-7wonders } liefert ab dem nächsten Zug etwas, und zwar in jedem Zug wieder. Braune und graue Karten bezahlen das meiste, was später kommt.
hint-wonders-closed = Warum das Kreuz?
hint-wonders-closed-text = { card-7wonders }: { $why }
hint-wonders-buy = Nebenan gibt es das
hint-wonders-buy-text = { card-7wonders } braucht { good-7wonders }, und das stellst du nicht her. { $name } schon, und verkauft es für { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}. { $ways ->
    [one] Wenn du baust, wird von selbst bezahlt.
   *[other] Wenn du baust, wählst du in einem Fenster, wer die Münzen bekommt.
}
hint-wonders-coins = Mit Münzen bezahlt
hint-wonders-coins-text = { card-7wonders } kostet { $coins ->
    [one] { $coins } Münze. Sie geht
   *[other] { $coins } Münzen. Sie gehen
} an die Bank.
hint-wonders-own = Deine Stadt hat alles
hint-wonders-own-text = Was { card-7wonders } braucht, hat deine Stadt selbst. Verbraucht wird nichts: Im nächsten Zug ist alles wieder da.
hint-wonders-passed = Die Hände sind gewandert
hint-wonders-passed-text = { $direction ->
    [left] In diesem Zeitalter geht es nach links: Deine Hand hatte eben noch { $name }, und was du übrig lässt, geht zur anderen Seite weiter.
   *[right] In diesem Zeitalter geht es nach rechts: Deine Hand hatte eben noch { $name }, und was du übrig lässt, geht zur anderen Seite weiter.
}
hint-wonders-stage = Dein Weltwunder
hint-wonders-stage-text = { $open ->
    [yes] Stufe { $number } kannst du bezahlen{ $coins ->
        [0] {""}
        [one] , mit { $coins } Münze
       *[other] , mit { $coins } Münzen
    }. Jede Karte passt darunter: Nimm eine, die nebenan keiner haben soll, und wähl die Stufe.
   *[no] Stufe { $number } wartet noch auf ihre Rohstoffe: { $why } Sind sie da, passt jede Karte darunter.
}
hint-wonders-chain = Ein Stern: umsonst
hint-wonders-chain-text = { card-7wonders } kostet dich nichts, denn { other-7wonders } steht in deiner Stadt. Solche Ketten stehen auf den Karten.
hint-wonders-free = Dein Wunder baut umsonst
hint-wonders-free-text = Einmal in diesem Zeitalter darfst du eine Karte wie { card-7wonders } ohne ihre Kosten bauen.
hint-wonders-shields = Schilde
hint-wonders-shields-text = { $where ->
    [hand] { card-7wonders } bringt Schilde.
   *[players] Am Tisch gibt es Schilde.
} Am Ende dieses Zeitalters wirst du mit beiden Nachbarn verglichen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn du mehr hast, { $defeat } bei weniger, nichts bei Gleichstand.
hint-wonders-science = Forschung
hint-wonders-science-text = { card-7wonders } trägt ein Symbol. Gleiche zählen das Quadrat ihrer Anzahl, je drei verschiedene noch { $set } dazu. Es lohnt sich, wenn du weitersammelst.
hint-wonders-sell = Knapp bei Kasse?
hint-wonders-sell-text = Aus jeder Karte werden auf Wunsch { $amount } Münzen, auch aus einer mit Kreuz. Sie liegt dann verdeckt auf dem Ablagestapel.
hint-wonders-others = Sanduhr und Karte
hint-wonders-others-text = { $name } hat schon gewählt, das sagt die Sanduhr. Bei der Karte wird noch überlegt. Was du wählst, sieht niemand.
hint-wonders-change = Du kannst es dir anders überlegen
hint-wonders-change-text = Deine Karte liegt verdeckt. Bis alle gewählt haben, darfst du eine andere nehmen.
hint-wonders-last = Der letzte Zug des Zeitalters
hint-wonders-last-text = Du hast { $count } Karten: Eine spielst du, die andere kommt auf den Ablagestapel. Danach folgen die Konflikte.
hint-wonders-conflict = Das erste Zeitalter ist vorbei
hint-wonders-conflict-text = { $outcome ->
    [both] Du hast { $won ->
        [one] einen Konflikt
       *[other] beide Konflikte
    } gewonnen und { $lost ->
        [one] einen
       *[other] beide
    } verloren.
    [won] Du hast { $won ->
        [one] einen Konflikt
       *[other] beide Konflikte
    } gewonnen.
    [lost] Du hast { $lost ->
        [one] einen Konflikt
       *[other] beide Konflikte
    } verloren.
   *[none] Du hast keinen Konflikt gewonnen und keinen verloren.
} Das macht bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für deine Wertung.
hint-wonders-ages = Noch zwei Zeitalter
hint-wonders-ages-text = Die Karten bringen jetzt mehr und kosten mehr, und die Hände wandern nach { $direction ->
    [left] links
   *[right] rechts
}. Ein gewonnener Konflikt zählt in diesem Zeitalter { $second } Punkte und im nächsten { $third }; dort schauen die Gilden darauf, was deine Nachbarn gebaut haben.
hint-wonders-end = Das war ein Zeitalter
hint-wonders-end-text = Du weißt genug, um zu Ende zu spielen. Spiel hier weiter, und Neues wird dir auch dann noch erklärt.
hint-wonders-pick = Such im Ablagestapel
hint-wonders-pick-text = Dein Wunder lässt dich eine von { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} dort ohne Kosten bauen. Oder du lässt es.
hint-wonders-guild = Eine Gilde
hint-wonders-guild-text = { card-7wonders } zählt am Ende, meistens für das, was nebenan steht. Schau dir erst die Städte deiner Nachbarn an.
