# Die Fenster von 7 Wonders: bezahlen, Konflikte, Wertung. $name ist eine Person oder ein Rohstoff, $coins eine Zahl.

wonders-own = eigene
wonders-left = links
wonders-right = rechts
wonders-bank = Bank
wonders-purse = Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $spent } davon gehen weg.
wonders-unit = { $number }. { $name }
wonders-from-own = { $name } aus eigener Stadt
wonders-from = von { $name } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
wonders-no-way = So lässt es sich nicht bezahlen
wonders-pays = { $coins ->
    [0] Kostet nichts
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
wonders-cheaper = { $coins ->
    [0] Es ginge auch ohne Münzen.
    [one] Es ginge auch für { $coins } Münze.
   *[other] Es ginge auch für { $coins } Münzen.
}
wonders-pay = { $coins ->
    [0] Ohne Münzen bauen
    [one] { $coins } Münze zahlen
   *[other] { $coins } Münzen zahlen
}

wonders-conflicts = Konflikte am Ende von Zeitalter { $age }
wonders-tie = gleich stark: nichts
wonders-continue = Weiter

wonders-total = Summe
wonders-coins-decide = Oben steht es nach Punkten gleich: Es entscheiden die Münzen, { $coins } davon.
wonders-shared = Nach Punkten und Münzen steht es oben gleich: Der Sieg wird geteilt.
