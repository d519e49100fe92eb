# Die Lobby: der eigene Name, die Spiele, offene Tische, einen eigenen aufmachen.

home-title = Drei Spiele der Sieben an einem Tisch
home-sevn = Noch eine Karte ziehen oder rechtzeitig stoppen? Sieben verschiedene Werte sind SEVN; derselbe Wert zweimal, und die Runde ist verloren. 2 bis 8 Leute, 15 Minuten.
home-weisen = Druiden und Hexen verhandeln um Bündnisse und ringen mit Karten und Zaubern, bis der Zeiger sagt, wer die Kristalle nimmt. Rede, versprich, halte, was du magst. 3 bis 5 Leute, 60 Minuten.
home-7wonders = Ein Weltwunder der Antike, drei Zeitalter und Nachbarn, die dir beim Bauen zusehen. Alle wählen zugleich. 3 bis 7 Leute, 30 Minuten.
play-now = Sofort gegen Bots spielen
play-friends = Tisch aufmachen
name-placeholder = Wie heißt du?
name-guest = Gast

lobby-return = Zurück an deinen Tisch
lobby-tables = Öffentliche Tische
lobby-coming = Ich sehe mich um …
lobby-empty = Gerade ist kein öffentlicher Tisch offen. Mach selbst einen auf und lade Freunde ein, oder spiel eine Runde gegen Bots.
lobby-filter-game = Tische welches Spiels
lobby-filter-shown = Welche Tische
lobby-all-games = Alle Spiele
lobby-shown-all = Alle Tische
lobby-shown-open = Mit freien Plätzen
lobby-shown-playing = Laufende zum Zusehen
lobby-count = { $count ->
    [0] Kein Tisch passt
    [one] Ein Tisch
   *[other] { $count } Tische
}
lobby-none-fit = { $count ->
    [one] Kein Tisch passt zu dieser Auswahl. Einen anderen gibt es.
   *[other] Kein Tisch passt zu dieser Auswahl. Es gibt { $count } andere.
}
lobby-show-all = Alle zeigen
lobby-public-only = Hier stehen nur öffentliche Tische: Alle dürfen sich setzen oder zusehen. Zu privaten Tischen führt nur ihr Link.
lobby-free = { $free ->
    [0] voll, { $seats } Plätze
    [one] { $free } von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}
lobby-playing-sevn = Runde { NUMBER($round, useGrouping: 0) }
lobby-playing-7wonders = Zug { NUMBER($round, useGrouping: 0) }
lobby-playing-weisen = Runde { NUMBER($round, useGrouping: 0) }
lobby-position = ab einer Stellung
lobby-join = Mitspielen
lobby-watch = Zusehen
