# Die Bots nach ihrer id, was jeder tut, und was an einem Bot oder einer Simulation nicht stimmen kann.

bot-random = Würfel
bot-random-about = Spielt irgendeinen erlaubten Zug, wie er gerade fällt.
bot-cautious = Vorsichtig
bot-cautious-about = Stoppt bei zwanzig Punkten und macht sich sonst keine Mühe.
bot-odds = Chancen
bot-odds-about = Kennt das genaue Risiko der nächsten Karte und zieht, solange es unter einem Fünftel liegt.
bot-sharp = Scharf
bot-sharp-about = Wägt jede Karte ab, die kommen kann, und spielt auf Sieg, nicht auf Punkte.
bot-builder = Baumeister
bot-builder-about = Probiert jeden Zug an der eigenen Stadt aus und spielt den, der ihr am meisten bringt.
bot-steady = Besonnen
bot-steady-about = Sucht sich den Verbündeten, mit dem die Karten am meisten versprechen, und legt nicht mehr, als die Kristalle wert sind.
bot-easy = Suche, leicht
bot-easy-about = Spielt die Partie vor jedem Zug gut sechzigmal in Gedanken durch.
bot-medium = Suche, mittel
bot-medium-about = Spielt die Partie vor jedem Zug gut vierhundertmal in Gedanken durch.
bot-hard = Suche, schwer
bot-hard-about = Spielt die Partie vor jedem Zug bis zu dreitausendmal in Gedanken durch und nimmt sich dafür bis zu zwei Sekunden.

error-unknown-bot = Den Bot „{ $given }“ gibt es für { $game } nicht. Es gibt: { $known }.
error-no-bots = Für „{ $game }“ gibt es keine Bots. Spiele mit Bots: { $known }.
error-bots-seats = { $given ->
        [one] Es ist ein Bot genannt
       *[other] Es sind { $given } Bots genannt
    }, aber { $players } Plätze sind zu besetzen: nenne einen für jeden Platz oder einen einzigen für alle.
error-policy-illegal = Das Verfahren „{ $policy }“ antwortete in Spiel { NUMBER($number, useGrouping: 0) } für Platz { $seat } mit { NUMBER($move, useGrouping: 0) }; das ist dort kein erlaubter Zug.
error-policy-endless = Spiel { NUMBER($number, useGrouping: 0) } war nach einer Million Entscheidungen nicht zu Ende: so erreicht niemand je das Ziel.
error-simulate-number = { $name } = { $given } geht nicht: es muss eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } sein.
error-simulate-record = Nach { $path } kann nicht geschrieben werden: { $reason }.
error-simulate-record-there = { $path } gibt es schon, und eine Aufzeichnung ersetzt nichts: nenne eine andere Datei, einen anderen Ordner, oder räume sie weg.
