# Die vollständigen Regeln von SEVN, wie die Seite sie zeigt. Zahlen kommen aus den Angaben der Karten und gespielten Stellungen.

rules-sevn-title = Die Regeln von SEVN
rules-sevn-lead = Alles, bis zu den seltenen Fällen. Server, Bots und Lektionen folgen genau diesen Regeln.
rules-sevn-minute = Lieber kurz? SEVN in einer Minute

rules-sevn-goal = Ziel
rules-sevn-goal-1 = Sammle über mehrere Runden Punkte. Ist eine Runde gewertet und jemand hat { $target } oder mehr, gewinnt der höchste Stand.
rules-sevn-goal-2 = Liegen dann mehrere gleichauf vorn, spielen alle noch eine Runde und noch eine, bis jemand allein vorn liegt. Wer zurücklag, kann die Führenden dabei überholen und gewinnen.

rules-sevn-round = Eine Runde
rules-sevn-round-1 = Zuerst bekommen alle eine offene Karte, im Uhrzeigersinn ab der Person, die beginnt. Zu entscheiden gibt es dabei nichts. Ist es eine Aktion, wird sie ausgeführt, bevor die nächste Person ihre Karte bekommt.
rules-sevn-round-2 = Wer durch eine fremde Aktion schon Karten vor sich hat, bevor die eigene erste Karte kommt, wird beim Austeilen übersprungen. Eine geschenkte Second Chance zählt dafür nicht.
rules-sevn-round-3 = Dann geht es im Uhrzeigersinn reihum. Die Runde ist vorbei, wenn niemand mehr dabei ist und keine Aktion mehr wartet, oder sofort, wenn jemand SEVN erreicht.
rules-sevn-round-4 = Alle ausliegenden Karten kommen dann auf den Ablagestapel, und die nächste Runde beginnt eine Person weiter im Uhrzeigersinn. Der Ziehstapel bleibt, wie er ist.

rules-sevn-turn = Ein Zug
rules-sevn-turn-1 = Zieh genau eine Karte oder stoppe. Was du auch ziehst, danach ist dein Zug vorbei, selbst wenn du die Karte abwirfst oder Second Chance sie abfängt.
rules-sevn-turn-2 = Wer stoppt, verlässt die Runde und wertet die Reihe an ihrem Ende. Liegt nichts vor dir, kannst du nicht stoppen, sondern musst ziehen.
rules-sevn-turn-3 = Nach einer Aktion ist die Person nach der an der Reihe, deren Zug es war, egal wen die Aktion getroffen hat. Karten, die jemand ziehen muss, sind kein eigener Zug.

rules-sevn-twice = Duplikate
rules-sevn-twice-1 = Ziehst du eine Zahl, die schon in deiner Reihe liegt, bist du raus: Die Reihe zählt nichts, und du wartest auf die nächste Runde. Second Chance nimmt dir ein Duplikat ab.
rules-sevn-twice-2 = Nur Zahlen können Duplikate sein. Durch Ballast, Modifikatoren und Bonuskarten fliegt niemand raus.

rules-sevn-seven = SEVN
rules-sevn-seven-1 = Wer { $seven } verschiedene Werte hat, beendet die Runde auf der Stelle. Werte sind Zahlen und behaltener Ballast. Wartende Aktionen verfallen.
rules-sevn-seven-2 = Die Reihe, die es geschafft hat, bekommt { $bonus } Punkte dazu. Alle, die nicht raus sind, werten, was sie haben.

rules-sevn-deck = Jede Karte
rules-sevn-deck-1 = Das Deck hat { $cards } Karten mit { $values } verschiedenen Wertungswerten. So viele gibt es von jeder:

rules-sevn-queue = Die Reihenfolge der Aktionen
rules-sevn-queue-1 = Eine Aktion, die in einem gewöhnlichen Zug gezogen wird, wirkt sofort. Aktionen, die auftauchen, während eine andere ausgeführt wird, warten in einer Schlange und beginnen, wenn diese fertig ist: zuerst gezogen, zuerst ausgeführt.
rules-sevn-queue-2 = Jede gehört der Person, die sie gezogen hat, und diese wählt, wen sie trifft, sobald sie an der Reihe ist. Wählbar sind alle, die noch in der Runde sind, auch man selbst; sonst niemand. Ist die Person bis dahin raus oder eingefroren, kommt die Karte ungenutzt auf den Ablagestapel.
rules-sevn-queue-3 = Entscheidungen über Ballast und über eine weitere Second Chance warten nicht: Sie fallen, sobald die Karte gezogen ist.

rules-sevn-scoring = Wertung
rules-sevn-scoring-1 = Gewertet wird am Rundenende, bei allen, die nicht raus sind, und immer in dieser Reihenfolge:
rules-sevn-scoring-numbers = Zähle die Zahlen zusammen.
rules-sevn-scoring-ballast = Zieh den behaltenen Ballast ab.
rules-sevn-scoring-doubled = Verdopple diese Summe mit ×2. Sonst wird nie etwas verdoppelt.
rules-sevn-scoring-plus = Zähle die Pluskarten dazu.
rules-sevn-scoring-bonus = Zähle jeden Bonus dazu, den die Reihe verdient hat.
rules-sevn-scoring-sevn = Zähle { $bonus } für SEVN dazu.
rules-sevn-scoring-floor = Liegt das Ergebnis unter null, gilt null.
rules-sevn-scoring-out = Wer raus ist, bekommt null, was auch immer daliegt.
rules-sevn-count = Eine Reihe zählen
rules-sevn-count-rows = Fertige Reihen
rules-sevn-count-row-scoring = Fünf Zahlen und zwei Bonuskarten
rules-sevn-count-row-scoring_doubled = Mit Ballast, ×2 und einer Pluskarte
rules-sevn-count-row-scoring_floor = Unter null
rules-sevn-count-start = Eine fertige Reihe. Gezählt ist noch nichts.
rules-sevn-count-line = { $what }: { $points }
rules-sevn-count-total = Laufende Summe
rules-sevn-count-done = Die Reihe bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

rules-sevn-clock = Wenn die Uhr entscheidet
rules-sevn-clock-1 = Wer die Zeit verstreichen lässt, bekommt die Antwort, die sonst niemandem schadet: stoppen (oder ziehen, wo Stoppen nicht geht), Ballast abwerfen, Freeze oder Triple Draw auf sich selbst nehmen, die Second Chance im Uhrzeigersinn der nächsten Person geben, die sie haben darf, und bei Crossroads eine Karte nehmen, mit der man nicht rausfliegt.

rules-sevn-cases = Sonderfälle
case-sevn-crossroads_twice = Beide Karten bei Crossroads sind Duplikate. Was nun?
case-sevn-crossroads_twice-answer = Eine davon musst du nehmen, also bist du raus.
case-sevn-crossroads_saved = Und mit einer Second Chance?
case-sevn-crossroads_saved-answer = Sie fängt die Karte ab, die du nimmst. Die andere schadet nie: Sie kommt auf den Ablagestapel, ohne deine Reihe zu berühren.
case-sevn-storm_seven = Jemand erreicht SEVN mitten in einem Storm.
case-sevn-storm_seven-answer = Damit ist die Runde vorbei. Wer noch nicht gezogen hat, zieht nicht mehr.
case-sevn-ballast_seven = Zählt Ballast für SEVN?
case-sevn-ballast_seven-answer = Ja, behaltener Ballast ist ein eigener Wert. Seine Punkte werden trotzdem abgezogen.
case-sevn-ballast_bonuses = Und für die Boni?
case-sevn-ballast_bonuses-answer = Für Featherweight ist er einer der niedrigen Werte. Für Heavyweight ist er keine hohe Karte, und eine Ladder wird durch ihn weder länger noch unterbrochen.
case-sevn-scoring_doubled = Verdoppelt ×2 auch Boni?
case-sevn-scoring_doubled-answer = Nein, nur die Summe aus Zahlen und Ballast. Auch Pluskarten und die Punkte für SEVN werden nicht verdoppelt.
case-sevn-empty_pile = Der Ziehstapel ist aufgebraucht.
case-sevn-empty_pile-answer = Sobald die nächste Karte gebraucht wird, wird der Ablagestapel gemischt, und von ihm wird gezogen. Was vor den Leuten liegt, bleibt liegen, ebenso eine Aktion, die gerade läuft. Ist nirgends mehr eine Karte, gelten alle, die noch dabei sind, als gestoppt.
case-sevn-queue = Während eines Triple Draw tauchen Aktionen auf.
case-sevn-queue-answer = Sie warten, bis die drei Karten gezogen sind, und wirken dann nacheinander. Ist die Person, die sie gezogen hat, bis dahin eingefroren oder raus, verfällt der Rest.
case-sevn-second_chance_extra = Du ziehst eine zweite Second Chance.
case-sevn-second_chance_extra-answer = Du gibst sie sofort jemandem in der Runde, der keine hat. Gibt es niemanden, kommt sie auf den Ablagestapel.
case-sevn-early_freeze = Jemand wird vor der ersten Karte eingefroren.
case-sevn-early_freeze-answer = Die Person verlässt die Runde mit nichts und bekommt keine Karte mehr. Wer Freeze gezogen hat, bekommt dafür keine andere Karte.
case-sevn-tie = Zwei liegen am Ziel gleichauf.
case-sevn-tie-answer = Es geht mit allen weiter, bis jemand allein vorn liegt.

rules-sevn-decisions = Was Sevenfold entschieden hat
rules-sevn-decisions-1 = Die Beschreibung, aus der diese Regeln stammen, lässt einiges offen. Wo das so ist, hat Sevenfold eine Wahl getroffen. Diese spürt man am Tisch:
rules-sevn-decision-deck = Wie oft es die Aktions- und Bonuskarten gibt, und die Werte von Ballast und Pluskarten. Die Zahlen und die Größe des Decks sind vorgegeben; wer einen Tisch eröffnet, kann andere Anzahlen wählen.
rules-sevn-decision-seats = Die Zahl der Plätze: { $least } bis { $most }.
rules-sevn-decision-start = Wer beginnt: in der ersten Runde das Los, danach jedes Mal ein Platz weiter im Uhrzeigersinn.
rules-sevn-decision-pile = Dass der Ziehstapel zwischen den Runden nicht neu gemischt wird.
rules-sevn-decision-empty = Dass niemand stoppen kann, vor dem nichts liegt (eine Option erlaubt es).
rules-sevn-decision-order = Wann Ziele benannt werden. Hier geschieht es für jede Aktion, wenn sie an der Reihe ist. Anderswo werden erst alle wartenden Aktionen zugeteilt und dann ausgeführt. Der Unterschied zeigt sich nur in seltenen Ketten.
rules-sevn-decision-storm = Dass ein Storm bei der Person beginnt, die ihn gezogen hat (mit einer Option beim nächsten Platz).
rules-sevn-decision-bonus = Dass zwei gleiche Bonuskarten beide zahlen (mit einer Option nur eine).
rules-sevn-decision-clock = Was die Uhr für jemanden spielt, der nicht antwortet.

rules-sevn-glossary = Wörter des Spiels
rules-sevn-glossary-en = Englisch
rules-sevn-glossary-de = Deutsch
rules-sevn-glossary-meaning = Bedeutung
glossary-sevn-round-en = round
glossary-sevn-round-de = Runde
glossary-sevn-round = vom Austeilen bis zur Wertung der Reihen
glossary-sevn-row-en = row
glossary-sevn-row-de = Reihe
glossary-sevn-row = die Karten, die vor jemandem liegen
glossary-sevn-draw-en = draw
glossary-sevn-draw-de = ziehen
glossary-sevn-draw = die oberste Karte für sich aufdecken
glossary-sevn-stop-en = stop, pass
glossary-sevn-stop-de = stoppen, passen
glossary-sevn-stop = die Runde sicher verlassen
glossary-sevn-value-en = distinct value
glossary-sevn-value-de = verschiedener Wert
glossary-sevn-value = eine Zahl oder behaltener Ballast, auf dem Weg zu SEVN einmal gezählt
glossary-sevn-duplicate-en = duplicate
glossary-sevn-duplicate-de = Duplikat
glossary-sevn-duplicate = eine Zahl, die schon in der Reihe liegt
glossary-sevn-bust-en = bust, out
glossary-sevn-bust-de = raus
glossary-sevn-bust = mit nichts aus der Runde, nach einem Duplikat
glossary-sevn-active-en = in the round
glossary-sevn-active-de = noch in der Runde
glossary-sevn-active = weder gestoppt noch eingefroren noch raus
glossary-sevn-left-en = out of the round
glossary-sevn-left-de = aus der Runde
glossary-sevn-left = gestoppt, eingefroren oder raus; in dieser Runde nicht mehr am Zug
glossary-sevn-frozen-en = frozen
glossary-sevn-frozen-de = eingefroren
glossary-sevn-frozen = durch Freeze sicher aus der Runde geschickt
glossary-sevn-modifier-en = modifier
glossary-sevn-modifier-de = Modifikator
glossary-sevn-modifier = ×2 und die Pluskarten
glossary-sevn-bonus-en = bonus
glossary-sevn-bonus-de = Bonus
glossary-sevn-bonus = Featherweight, Heavyweight und Ladder
glossary-sevn-action-en = action
glossary-sevn-action-de = Aktion
glossary-sevn-action = eine Karte, die etwas tut, wenn sie aufgedeckt wird
glossary-sevn-banked-en = banked points
glossary-sevn-banked-de = gesicherte Punkte
glossary-sevn-banked = Punkte der Runden, die gewertet sind
glossary-sevn-pile-en = draw pile, discard pile
glossary-sevn-pile-de = Ziehstapel, Ablagestapel
glossary-sevn-pile = verdeckt zum Ziehen; offen für alles Gebrauchte und Abgeworfene
