# Turniere zwischen Bots: der Befehl `arena`, sein Bericht und was nicht gehen kann.

cli-arena = Ein Turnier zwischen Bots austragen: jeder auf jedem Platz, mit denselben Karten.
cli-arena-examples =
    Beispiele:

      sevenfold arena sevn --bot sharp --bot odds --bot cautious --games 3000
      sevenfold arena weisen --bot steady --bot easy --seats 3 --games 60 --out turnier/
      sevenfold arena weisen --bot steady --bot easy --seats 3 --games 60 --out turnier/ --resume
      sevenfold arena sevn --games 100000 --ray auto --json

    Derselbe Startwert gibt dieselben Ergebnisse, mit beliebig vielen Prozessen und auf einem Ray-Cluster.
cli-arena-game = Das Spiel, etwa sevn.
cli-arena-bot = Ein Bot, der teilnimmt; für jeden einmal. Sonst alle, die sofort ziehen. „sevenfold bots“ zählt sie auf.
cli-arena-games = Wie viele Spiele mindestens: jede Verteilung wird je Platz einmal gespielt.
cli-arena-seats = Wie viele an einem Tisch sitzen; sonst alle Bots, oder was beim Spiel üblich ist.
cli-arena-seed = Wo der Zufall beginnt.
cli-arena-processes = Wie viele Prozesse spielen; sonst einer je Kern.
cli-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen (auto, local, RECHNER:6379, ray://RECHNER:10001).
cli-arena-out = Alles in diesem Ordner aufheben: jede Verteilung, sobald sie gespielt ist, Tabellen und einen Bericht.
cli-arena-resume = Mit dem weitermachen, was im Ordner ist.
cli-arena-option = Eine Option des Spiels, NAME=WERT; auch mehrmals. „sevenfold rules SPIEL“ zählt sie auf.
cli-arena-json = Das Ergebnis als ein JSON-Objekt ausgeben.
cli-arena-plain = Die Regeln nicht übersetzen: langsamer, aber sofort da.
cli-arena-column-bot = Bot
cli-arena-column-share = Siege
cli-arena-column-interval = 95-%-Bereich
cli-arena-column-points = Punkte
cli-arena-column-more = ± 95 %
cli-arena-column-rating = Wertung
cli-arena-against = Wie oft der Bot der Zeile vor dem der Spalte lag:
cli-arena-done = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} mit { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
}.
cli-arena-written = Der Bericht ist { $path }.
cli-arena-resume-where = --resume braucht den Ordner: --out ORDNER.
cli-arena-both = Entweder --processes oder --ray, nicht beides.

arena-title = { $game }: Turnier
arena-fact-games = Spiele
arena-fact-deals = Verteilungen
arena-fact-players = Plätze
arena-fact-bots = Bots
arena-fact-seed = Startwert
arena-fact-options = Optionen
arena-won = Siege
arena-won-about = Welchen Teil seiner Spiele jeder Bot gewann, geteilte Siege zu gleichen Teilen. Der Balken ist der 95-%-Bereich, die gestrichelte Linie ist { $fair }: so viel gäbe der Zufall allein.
arena-points = Punkte
arena-points-about = Punkte am Ende eines Spiels, im Mittel, mit dem 95-%-Bereich.
arena-cross = Einer gegen den anderen
arena-cross-about = Wie oft der Bot der Zeile vor dem der Spalte lag, wenn beide am Tisch saßen; gleichauf zählt halb. Dazu der 95-%-Bereich und darunter, wie viele Punkte er mehr hatte. Farbig ist, wo der Bereich keinen Zweifel lässt.
arena-cross-bot = Bot
arena-cross-points = { $points } Punkte
arena-spread = Wie die Punkte fallen
arena-spread-about = Wie oft ein Bot mit wie vielen Punkten aufhörte. Alle Bilder haben denselben Maßstab für die Punkte.
arena-spread-mean = im Mittel { $points }
arena-spread-plot = { $bot }: von { $least } bis { $most } Punkte
arena-seats = Platz für Platz
arena-seats-about = Welcher Teil der Spiele von jedem Platz aus gewonnen wurde. Jede Verteilung wurde für jede Drehung der Plätze einmal gespielt.
arena-seat = Platz { $seat }
arena-rating = Wertung
arena-rating-about = OpenSkill (Plackett-Luce) über alle Spiele in der Reihenfolge des Plans, mit ihrem eigenen 95-%-Bereich. Sie sieht auf jeden Platz, nicht nur auf den Sieg. Alle beginnen bei 25.
arena-again = Dieselben Bots, Optionen und derselbe Startwert geben diesen Bericht noch einmal. Alle Spiele stehen in games.csv.

error-arena-bots = An einem Turnier nehmen 2 bis { $most } Bots teil, nicht { $given }.
error-arena-twice = Der Bot { $bot } ist zweimal genannt; besetzt wird ohnehin jeder Platz.
error-arena-no-ray = Ray ist nicht installiert: pip install "sevenfold[ray]".
error-arena-ray = Der Ray-Cluster unter { $address } ist nicht zu erreichen: { $reason }
error-arena-process-lost = Ein Prozess des Turniers ist gestorben, vielleicht aus Mangel an Speicher. Mit --out ist aufgehoben, was gespielt ist: weiter geht es mit --resume.
error-arena-there = In { $path } ist schon ein Turnier. Mach mit --resume damit weiter oder nenne einen anderen Ordner.
error-arena-nothing = In { $path } ist kein Turnier, mit dem es weiterginge.
error-arena-no-plan = { $path } ist nicht der Plan eines Turniers: { $reason }
error-arena-other-plan = Das Turnier in { $path } ist ein anderes. { $name ->
    [game] Sein Spiel
    [rules] Seine Fassung der Regeln
    [bots] Seine Bots
    [seats] Die Zahl seiner Plätze
    [seed] Sein Startwert
   *[options] Seine Optionen
}: „{ $before }“, nicht „{ $now }“.
error-arena-bad-line = Zeile { $line } von { $path } ist keine Verteilung eines Turniers: { $reason }
error-arena-folder = Der Ordner { $path } ist nicht zu gebrauchen: { $reason }.
