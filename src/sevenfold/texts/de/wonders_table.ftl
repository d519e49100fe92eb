# Der Tisch von 7 Wonders: Plätze, Tableaus, Hand und was zu tun ist. $name ist eine Person, $names sind mehrere,
# $card ist der Name einer Karte, $age ist I, II oder III, $side und $direction sind left oder right.

wonders-moment = Zeitalter { $age } · Zug { $turn }
wonders-age = Zeitalter { $age }
wonders-turn = Zug { $turn } von 6
wonders-passed-left = Handkarten gehen nach links
wonders-passed-right = Handkarten gehen nach rechts
wonders-passed-to-left = Handkarten gehen nach links zu { $name }
wonders-passed-to-right = Handkarten gehen nach rechts zu { $name }
wonders-passed-none = Letzter Zug des Zeitalters
wonders-discard = Ablagestapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
wonders-discard-short = auf dem Ablagestapel

wonders-players = Wer mitspielt
wonders-player = { $name }: { $state ->
    [chosen] hat gewählt
    [choosing] wählt noch
   *[waiting] wartet
}, Münzen { $coins }, Schilde { $shields }, Punkte { $points }
wonders-state-chosen = hat gewählt
wonders-state-choosing = wählt noch
wonders-state-waiting = wartet
wonders-neighbour-left = links von dir
wonders-neighbour-right = rechts von dir
wonders-neighbour-left-of = links von { $name }
wonders-neighbour-right-of = rechts von { $name }
wonders-yours = deine Stadt
wonders-show-cards = alle Karten groß zeigen
wonders-to-front = Das Tableau von { $name } nach vorn holen
wonders-back = Zu meinem Tableau
wonders-tableau = Tableau von { $name }
wonders-tableau-own = Dein Tableau
wonders-city = Die Stadt von { $name }
wonders-laid = { $count ->
    [0] Noch keine ausgelegte Karte
    [one] Eine ausgelegte Karte
   *[other] { $count } ausgelegte Karten
}
wonders-laid-none = Bei { $name } liegt noch keine Karte.
wonders-laid-none-you = Was du baust, liegt hier.
wonders-points-now = Stand jetzt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
wonders-sold = Liefert und verkauft: { $resources }.
wonders-kept = Nur für die eigene Stadt: { $resources }.
wonders-tokens = { $count }-mal { $value }

wonders-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
wonders-mark = { $mark ->
    [free] umsonst zu bauen: { $reason }
    [affordable] { $coins ->
        [0] ohne Münzen zu bauen
        [one] für { $coins } Münze zu bauen
       *[other] für { $coins } Münzen zu bauen
    }
   *[closed] nicht zu bauen: { $reason }
}
wonders-free-by = umsonst durch { $card }
wonders-chosen-mark = gewählt, liegt verdeckt vor dir
wonders-actions = { $card }: was willst du damit tun?
wonders-act-build = Bauen
wonders-act-stage = { $stage ->
    [0] Stufe des Weltwunders
   *[other] Stufe { $stage } des Weltwunders
}
wonders-act-sell = 3 Münzen nehmen
wonders-act-free = Frei bauen, mit der Kraft des Weltwunders
wonders-pay-build = { $card } bezahlen
wonders-pay-stage = Stufe { $stage } bezahlen

wonders-play-built = gebaut
wonders-play-free = frei gebaut
wonders-play-stage = Stufe { $amount }
wonders-play-sold = { $amount } Münzen
wonders-play-picked = aus dem Ablagestapel

wonders-ask-choose = Wähl eine Karte.
wonders-ask-seventh = Du darfst auch deine letzte Karte spielen.
wonders-ask-pick = Bau eine Karte aus dem Ablagestapel, umsonst.
wonders-chosen = { $card } liegt verdeckt: { $word ->
    [build] wird gebaut
    [free] wird frei gebaut
    [stage] kommt unter dein Weltwunder
   *[sell] bringt 3 Münzen
}. Noch kannst du es dir anders überlegen. Warten auf { $names }.
wonders-several = { $count } andere
wonders-wait = Warten auf { $names }
wonders-wait-seventh = { $name } darf auch die letzte Karte spielen
wonders-wait-pick = { $name } sucht eine Karte im Ablagestapel
wonders-lots = Die Weltwunder werden verlost …
wonders-dealing = Die Karten für Zeitalter { $age } werden ausgeteilt …
wonders-forward = Vorspulen
wonders-pick = Aus dem Ablagestapel bauen
wonders-pick-about = Eine dieser Karten darfst du bauen, ohne ihre Kosten zu zahlen.
wonders-pick-open = Karte aussuchen
wonders-skip = Nichts nehmen

help-key-wonders-hand = durch die Hand
help-key-wonders-open = zeigen, was mit der Karte zu tun ist
help-key-wonders-build = die Karte bauen
help-key-wonders-stage = mit ihr eine Stufe des Weltwunders bauen
help-key-wonders-sell = 3 Münzen für sie nehmen
help-key-wonders-free = sie frei bauen, wo das Weltwunder es erlaubt
help-key-wonders-number = ein Tableau nach vorn holen; noch einmal: alle seine Karten groß

why-7wonders-not-asked = { $seat ->
    [-1] Du hast gerade nichts zu entscheiden.
   *[other] Jetzt entscheidet { $name }.
}
