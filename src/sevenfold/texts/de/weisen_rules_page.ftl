# Die ganzen Regeln von Die Sieben Weisen.

rules-weisen-title = Die Regeln von Die Sieben Weisen
rules-weisen-lead = Alles für drei bis fünf Personen, mit jeder Karte, jedem Zauber und jedem Platz. Die Beispiele sind Stellungen, die nach denselben Regeln gespielt werden wie eure Partie; klapp eins auf und geh es Schritt für Schritt durch.
rules-weisen-to-spells = Zu den Zaubern
rules-weisen-minutes = Lieber in fünf Minuten lernen
rules-weisen-example = Auf dem Tisch ansehen: { $title }
rules-weisen-copies = { $copies ->
    [one] einmal im Spiel
    [2] zweimal im Spiel
   *[other] { $copies }-mal im Spiel
}

rules-weisen-goal = Ziel des Spiels
rules-weisen-goal-1 = Sieben Weise treffen sich bis zu { $rounds }-mal am Steinkreis und kämpfen um Kristalle. In jeder Runde bilden sich zwei Bündnisse; wer mehr Punkte ausgelegt hat, gewinnt die Kristalle des Platzes.
rules-weisen-goal-2 = Eine Runde hat fünf Teile: Alle wählen eine Rolle, Bündnisse werden geschlossen, der Machtkampf wird ausgetragen, Kristalle und Zauber werden verteilt, und die Spielfigur zieht auf den nächsten Platz.
rules-weisen-goal-3 = Wer am Ende die wertvollsten Kristalle hat, gewinnt, und zwar allein: Bündnisse halten nur eine Runde.

rules-weisen-setup = Aufbau
rules-weisen-setup-1 = Die { $spaces } Zeremonienplätze werden verdeckt gemischt. Finitum, das Ende des Spiels, wird unter die untersten { $below } gemischt. Die obersten { $open } werden nebeneinander aufgedeckt, und die Spielfigur kommt auf den letzten davon.
rules-weisen-setup-2 = Von jedem Wert zwischen { $least } und { $most } gibt es { $copies } große Kristalle. Sie werden verdeckt gemischt, und auf jeden offenen Platz kommen { $crystals } davon, offen; zu fünft { $five }.
rules-weisen-setup-3 = Jeder bekommt { $power } Machtkarten und { $spells ->
    [one] einen Zauber
   *[other] { $spells } Zauber
}. Die Hände sind geheim, aber wie viele Karten jemand hält, dürfen alle sehen. Bei weniger als fünf Personen sind manche Rollen nicht im Spiel, samt ihren Machtkarten; die Eulen sind es immer.
rules-weisen-setup-players = Personen
rules-weisen-setup-out = Rollen, die in der Schachtel bleiben
rules-weisen-setup-roles = Rollen im Spiel
rules-weisen-setup-power = Machtkarten
rules-weisen-setup-crystals = Kristalle auf jedem Platz

rules-weisen-cards = Die Machtkarten
rules-weisen-cards-1 = Jeder Weise hat Karten von 1 bis 7, die 1 zweimal. Eulen sind Joker, die alle auslegen dürfen.

rules-weisen-hierarchy = Hierarchien
rules-weisen-hierarchy-1 = Jeder Platz nennt die { $roles } Weisen von oben nach unten. Es gilt nur der Platz, auf dem die Spielfigur steht, und nur für Rollen, die jemand spielt; alle anderen werden übersprungen.
rules-weisen-hierarchy-2 = Die Hierarchie sagt dreierlei: Der Höchste beginnt den Machtkampf, Kristalle und Zauber werden von oben verteilt, und der Niedrigste zieht die Spielfigur. An der Zugfolge ändert sie nichts, die geht immer im Uhrzeigersinn.
rules-weisen-hierarchy-3 = Die Reihenfolgen auf den gedruckten Plätzen kennen wir nicht; sie waren nirgends zu finden. Die hier sind rekonstruiert, nach dem, was Besprechungen und Anleitung erzählen, und ausgewogen: Jeder Weise steht etwa gleich oft an jeder Stelle. Wer das Spiel besitzt und einen Tisch eröffnet, kann die echten eingeben.

rules-weisen-roles = 1. Rollen
rules-weisen-roles-1 = Einer nach dem anderen nimmt im Uhrzeigersinn eine Rolle, die noch in der Mitte liegt: die große Karte, die vor dir liegt, und die kleine, die später dein Bündnis zeigt. Du darfst jede nehmen, auch eine, von der du keine Karte hast. Wer anfängt, bestimmt in der ersten Runde das Los, später fängt an, wer die Spielfigur gezogen hat.
rules-weisen-roles-2 = { $middle } Rollen bleiben immer in der Mitte. Bevor nicht alle gewählt haben, darf niemand ein Bündnis anbieten oder Karten zeigen.

rules-weisen-alliances = 2. Bündnisse zu viert und zu fünft
rules-weisen-alliances-1 = Jetzt reden alle gleichzeitig. Du darfst Bündnisse anbieten, annehmen, ablehnen und Angebote zurückziehen, anderen Karten aus deiner Hand zeigen und versprechen, was du willst. Kein Versprechen muss gehalten werden.
rules-weisen-alliances-2 = Sobald sich zwei einig sind, sind sie verbündet, und das bindet. Auch zwei Angebote, die sich kreuzen, sind eine Einigung. Alle anderen Angebote verfallen.
rules-weisen-alliances-3 = Zu viert sind die beiden anderen damit das zweite Bündnis: zwei gegen zwei.
rules-weisen-alliances-4 = Zu fünft darf sich jemand dem Paar anschließen, und das Paar darf nicht ablehnen. Wollen mehrere, kommt zum Zug, wer von ihnen am höchsten steht. Will niemand, sind die drei anderen das zweite Bündnis. So oder so steht es drei gegen zwei.
rules-weisen-alliances-5 = Einigt sich niemand, entscheidet die Hierarchie. Der Höchste legt seine kleine Rollenkarte an eine Zählleiste. Dann wählt von oben jeder eine der beiden, bis ein Bündnis voll ist; die Übrigen müssen ins andere. Voll sind zwei zu viert, drei zu fünft. Ohne Bündnis bleibt niemand.

rules-weisen-trio = Bündnisse zu dritt
rules-weisen-trio-1 = Zu dritt spielt einer allein gegen zwei, und Angebote gibt es nicht; reden und Karten zeigen dürft ihr nach Belieben. Gefragt werden der Reihe nach der Höchste, der Mittlere und der Niedrigste:
rules-weisen-trio-2 = Der Höchste legt seine kleine Rollenkarte an eine Zählleiste und sagt, ob er allein spielt.
rules-weisen-trio-alone = Der Höchste spielt allein: gegen die beiden anderen.
rules-weisen-trio-open_alone = Der Höchste lässt es offen, der Mittlere spielt allein: gegen den Höchsten und den Niedrigsten.
rules-weisen-trio-open_with = Der Höchste lässt es offen, der Mittlere geht mit ihm: beide gegen den Niedrigsten.
rules-weisen-trio-open_open = Beide lassen es offen, der Mittlere an der anderen Zählleiste: Der Niedrigste sucht sich einen von ihnen aus, und der andere spielt allein.
rules-weisen-trio-after = Der Niedrigste kann sich also nicht selbst fürs Alleinspielen entscheiden, und niemand kann einen Verbündeten ablehnen.
rules-weisen-trio-bonus = Wer allein spielt, beginnt immer den Machtkampf, legt aber in diesem ersten Zug keine Karte. Stattdessen wird die Summe der beiden Kristalle des Platzes als Bonus markiert: zwei 2er bringen 4, 4 und 6 bringen 10, 6 und 7 bringen 13. Dann geht es links weiter. Steigen alle ohne eine Karte aus, gewinnt der Alleinspieler durch den Bonus.

rules-weisen-gifts = Geschenke unter Verbündeten
rules-weisen-gifts-1 = Stehen beide Bündnisse, dürfen sich Verbündete Karten geben, Machtkarten und Zauber, so viele sie wollen, sogar die ganze Hand. Ein Geschenk gilt sofort; ablehnen oder zurückholen kann man es nicht.
rules-weisen-gifts-2 = Es sind Geschenke, kein Tausch: Ob etwas zurückkommt, liegt beim anderen. Die Karte sehen nur die beiden; wie viele Karten alle haben, ist offen.
rules-weisen-gifts-3 = Sind alle bereit, beginnt der Machtkampf. Von da an darf niemand mehr etwas geben oder zeigen.

rules-weisen-struggle = 3. Der Machtkampf
rules-weisen-struggle-1 = Der Höchste in der Hierarchie beginnt, zu dritt der Alleinspieler. Dann geht es im Uhrzeigersinn weiter. Wer dran ist, legt eine Karte aus oder steigt aus; wer ausgestiegen ist, wird ab da übersprungen. Zu Ende ist der Machtkampf, wenn alle ausgestiegen sind.
rules-weisen-struggle-2 = Auslegen darfst du eine Machtkarte deiner Rolle, eine Eule, oder einen Zauber, wenn du in diesem Machtkampf noch keinen ausgelegt hast. Passen gibt es nicht. Passt nichts, bleibt nur auszusteigen.
rules-weisen-struggle-3 = Der Zeiger zeigt, um wie viel ein Bündnis führt. Jede Machtkarte und jede Eule rückt ihn um ihren Wert auf die Seite dessen, der sie legt. Ein Zauber wirkt sofort.
rules-weisen-struggle-4 = Liegen beide 1en derselben Rolle vor derselben Person, zählt die zweite { $one }: zusammen { $eleven }.
rules-weisen-struggle-5 = Ausgelegte Karten bleiben bis zum Ende der Runde liegen und zählen, auch wenn ihr Besitzer ausgestiegen ist. Wer allein übrig ist, darf weiter auslegen, solange er will.

rules-weisen-dropping = Aussteigen und vorzeitiges Ende
rules-weisen-dropping-1 = Wer als Erstes aussteigt, zieht { $first } Machtkarten. Wer später aussteigt, bekommt { $passed } Machtkarten von dem, der zuletzt ausgestiegen ist, und zieht { $later }. Der Geber sucht sie aus all seinen Machtkarten aus, auch den eben gezogenen, und weiß, wer sie bekommt.
rules-weisen-dropping-2 = Auch der Letzte bekommt { $passed } und zieht { $later }, und legt dann { $passed } Machtkarten offen auf den Ablagestapel.
rules-weisen-dropping-3 = Zauber werden nie weitergegeben. Was von einem zum anderen geht, sehen nur die beiden.
rules-weisen-dropping-4 = Führt ein Bündnis mit { $early } oder mehr, ist der Machtkampf in diesem Moment zu Ende, egal wodurch. Wer noch dabei ist, steigt im Uhrzeigersinn aus, zuallerletzt der, der den Vorsprung gemacht hat; gezogen und weitergegeben wird wie sonst.

rules-weisen-spells = Die Zauber
rules-weisen-spells-1 = Jeder darf pro Machtkampf einen Zauber auslegen. Damit ist dein Zug getan; was er dir an Karten erlaubt, kannst du ab deinem nächsten Zug nutzen.
rules-weisen-spells-2 = Du darfst einen Zauber auch auslegen, wenn er nichts bewirkt; verbraucht ist er trotzdem. Gibt es aber etwas, worauf er zielen kann, muss er zielen.
rules-weisen-spells-3 = Ausgelegte Zauber bleiben bis zum Ende der Runde liegen.
rules-weisen-spell-moventi = Vertausche zwei beliebige Kristalle, die auf den offenen Plätzen liegen.
rules-weisen-spell-moventi-1 = Sie dürfen auch auf demselben Platz liegen oder gleich viel wert sein; dann ändert sich nichts.
rules-weisen-spell-moventi-2 = Liegen weniger als zwei Kristalle da, bewirkt er nichts.
rules-weisen-spell-moventi-3 = Ein Bonus, der schon markiert ist, bleibt, wie er ist.
rules-weisen-spell-anulensa = Leg eine beliebige ausgelegte Machtkarte auf den Ablagestapel, auch eine Eule. Der Zeiger rückt entsprechend.
rules-weisen-spell-anulensa-1 = Es darf auch eine Karte der eigenen Seite sein, oder eine von jemandem, der ausgestiegen ist.
rules-weisen-spell-anulensa-2 = Eine von zwei 1en, die zusammen liegen, kostet 10, egal welche; eine einzelne 1 kostet 1.
rules-weisen-spell-anulensa-3 = Zauber lassen sich damit nicht ablegen.
rules-weisen-spell-volensia = Nimm eine beliebige ausgelegte Eule auf die Hand. Der Zeiger rückt entsprechend, und ab deinem nächsten Zug darfst du sie selbst auslegen.
rules-weisen-spell-volensia-1 = Sie darf vor jedem liegen, auch vor jemandem, der ausgestiegen ist.
rules-weisen-spell-volensia-2 = Liegen nur Eulen der eigenen Seite da, musst du eine von diesen nehmen.
rules-weisen-spell-absentus = In jedem deiner Züge darfst du passen, ohne auszusteigen, bis alle anderen ausgestiegen sind.
rules-weisen-spell-absentus-1 = Du darfst in einem Zug eine Karte legen und im nächsten wieder passen.
rules-weisen-spell-absentus-2 = Sind alle anderen ausgestiegen, auch deine Verbündeten, spielst du normal weiter: auslegen oder aussteigen.
rules-weisen-spell-absentus-3 = Wird im selben Machtkampf auch das zweite absentus ausgelegt, gilt nur noch dieses. Das erste wird abgelegt, und wem es gehörte, spielt normal weiter, ohne einen weiteren Zauber.
rules-weisen-spell-absentus-4 = Es gehört zur Person, nicht zur Rolle, und schützt nicht vor dem vorzeitigen Ende.
rules-weisen-spell-mutantus = Tausche deine große Rollenkarte mit der eines Verbündeten.
rules-weisen-spell-mutantus-1 = Damit ändert sich, welche Karten ihr auslegen dürft, wer zuerst Kristalle oder Zauber bekommt und wer womöglich der Niedrigste ist.
rules-weisen-spell-mutantus-2 = Nichts ändert sich an Zugfolge, ausgelegten Karten, Händen und Bündnis.
rules-weisen-spell-mutantus-3 = Ein Verbündeter, der ausgestiegen ist, bleibt draußen.
rules-weisen-spell-mutantus-4 = Eine zweite Rolle durch binensus wird nicht mitgetauscht.
rules-weisen-spell-mutantus-5 = Wer allein spielt, hat niemanden zum Tauschen: Er bewirkt nichts.
rules-weisen-spell-potentia = Zieh { $cards } Machtkarten.
rules-weisen-spell-potentia-1 = Sind weniger da, ziehst du, was da ist.
rules-weisen-spell-binensus = Nimm eine der Rollen aus der Mitte. Ab deinem nächsten Zug darfst du auch ihre Machtkarten auslegen.
rules-weisen-spell-binensus-1 = Das gilt bis zum Ende des Machtkampfs; dann geht die Rolle zurück.
rules-weisen-spell-binensus-2 = Dein Rang bleibt der deiner ersten Rolle; die kleine Karte bleibt in der Mitte.
rules-weisen-spell-binensus-3 = Jede Rolle bildet ihr eigenes Paar von 1en; eine 1 der einen und eine der anderen sind keins.
rules-weisen-spell-binensus-4 = Hat schon jemand eine genommen, bleibt nur noch eine Rolle übrig.

rules-weisen-scoring = 4. Wertung
rules-weisen-scoring-1 = Gewonnen hat das Bündnis, auf dessen Zählleiste der Zeiger steht. In der Reihenfolge der Hierarchie nimmt jedes Mitglied einen Kristall seiner Wahl vom Platz. Gewonnene Kristalle liegen verdeckt: Wie viele du hast, ist offen, was sie wert sind, nicht.
rules-weisen-scoring-2 = Jeder Verlierer zieht einen Zauber, ebenfalls in der Reihenfolge der Hierarchie. Sind keine mehr da, gehen die Niedrigeren leer aus.
rules-weisen-scoring-3 = Liegen mehr Kristalle da, als es Sieger gibt, kommt der letzte aus dem Spiel. Das geschieht, wenn zu fünft das Zweierbündnis gewinnt oder zu dritt der Alleinspieler.
rules-weisen-scoring-4 = Gleichstand: Steht der Zeiger auf null, werden die Kristalle nach der Hierarchie genommen, egal in welchem Bündnis, bis keiner mehr da ist. Wer keinen bekommen hat, zieht einen Zauber.

rules-weisen-space = 5. Der nächste Platz
rules-weisen-space-1 = Der Niedrigste der gespielten Weisen zieht die Spielfigur auf einen der beiden anderen Plätze, egal ob er gewonnen oder verloren hat.
rules-weisen-space-2 = Erst dann wird ein neuer Platz aufgedeckt und auf den eben verlassenen gelegt, mit neuen Kristallen. Was zugedeckt ist, ist aus dem Spiel.
rules-weisen-space-3 = Alle ausgelegten Karten kommen auf die Ablagestapel, alle Rollen zurück in die Mitte, der Zeiger auf null. Wer die Spielfigur gezogen hat, wählt in der nächsten Runde zuerst eine Rolle.

rules-weisen-end = Das Ende des Spiels
rules-weisen-end-1 = Finitum wird irgendwann unter den letzten { $last } Plätzen des Stapels aufgedeckt, also nach Runde 5 bis 9. Kristalle kommen nicht darauf, und ab dann gibt es keine neuen Plätze mehr.
rules-weisen-end-2 = Der Machtkampf, zu dem die Spielfigur eben gezogen ist, wird noch ausgetragen. Dann wählt der Niedrigste: ein letzter Machtkampf auf dem anderen Zeremonienplatz, oder finitum, womit das Spiel sofort endet. So gibt es 6 bis { $rounds } Runden.
rules-weisen-end-3 = Danach werden die Hände verglichen: Für jede Rolle im Spiel, und für die Eulen als eigene Rolle, bekommt einen kleinen Kristall im Wert von 1, wer die höchste Summe hält; haben mehrere gleich viel, bekommt jeder einen. Zwei 1en einer Rolle zählen auch hier { $eleven }. Zauber und ausgelegte Karten zählen nicht.
rules-weisen-end-4 = Wessen Kristalle am meisten wert sind, gewinnt. Bei Gleichstand entscheidet der wertvollste einzelne Kristall, dann der nächste und so weiter. Ist alles gleich, wird der Sieg geteilt.

rules-weisen-options = Optionen

rules-weisen-cases = Besondere Fälle
case-weisen-ones_annulled = Was bleibt, wenn eine von zwei 1en abgelegt wird?
case-weisen-ones_annulled-answer = Eine einzelne 1, die 1 zählt, egal welche von beiden es war. Legst du später noch eine, sind sie wieder ein Paar.
case-weisen-ones_split = Sind 1en vor zwei verschiedenen Personen ein Paar?
case-weisen-ones_split-answer = Nein. Dazu kann es nach mutantus kommen: Der eine hat eine 1 der Rolle ausgelegt, der andere legt die zweite. Jede zählt 1.
case-weisen-ones_second_role = Gehört eine 1 meiner Rolle zu einer 1 meiner zweiten Rolle?
case-weisen-ones_second_role-answer = Nein. Nur zwei 1en derselben Rolle sind ein Paar.
case-weisen-owls_ones = Kann eine Eule eine 1 ersetzen?
case-weisen-owls_ones-answer = Nein. Eine Eule zählt, was auf ihr steht, für den, der sie ausgelegt hat.
case-weisen-alone = Alle anderen sind ausgestiegen. Darf ich weitermachen?
case-weisen-alone-answer = Ja, Karte um Karte, bis du aussteigst oder der Vorsprung { $early } erreicht.
case-weisen-dead_hand = Auf meiner Hand passt nichts. Steige ich von selbst aus?
case-weisen-dead_hand-answer = Nein, du steigst aus, wenn du dran bist. So verrät niemandem die Dauer, was du hältst.
case-weisen-nothing_laid = Alle steigen aus, ohne eine Karte gelegt zu haben. Wer gewinnt?
case-weisen-nothing_laid-answer = Es ist ein Gleichstand wie jeder andere. Zu dritt gewinnt der Alleinspieler durch seinen Bonus.
case-weisen-bonus_fixed = Durch moventi werden die Kristalle vertauscht. Ändert sich der Bonus des Alleinspielers?
case-weisen-bonus_fixed-answer = Nein, er bleibt, was er beim Markieren war.
case-weisen-spell_needed = Muss ich einen Zauber auch ausführen, wenn er mir schadet?
case-weisen-spell_needed-answer = Gibt es etwas, worauf er zielen kann, ja: Du wählst, worauf, nicht ob. Findet volensia nur eine Eule deiner eigenen Seite, nimmst du die.
case-weisen-dropped_cards = Kann man auf Karten von jemandem zielen, der ausgestiegen ist?
case-weisen-dropped_cards-answer = Ja. Sie liegen da und zählen wie alle anderen.
case-weisen-few_cards = Jemand soll { $passed } Karten weitergeben und hat weniger.
case-weisen-few_cards-answer = Dann gibt er alle Machtkarten, die er hat. Für das letzte Ablegen gilt dasselbe.
case-weisen-empty_piles = Was, wenn ein Nachziehstapel leer ist?
case-weisen-empty_piles-answer = Wird eine Karte gebraucht und es ist keine da, wird der Ablagestapel gemischt und zum Nachziehstapel, auch mitten im Ziehen. Sind beide leer, wird der Rest nicht gezogen.
case-weisen-laid_spells = Können Verlierer die Zauber ziehen, die in dieser Runde ausgelegt wurden?
case-weisen-laid_spells-answer = Nein. Ausgelegte Karten kommen erst nach der Wertung auf die Ablagestapel. Was anulensa oder ein zweites absentus vorher abgelegt hat, liegt dort schon.
case-weisen-whole_hand = Darf ich alle meine Karten verschenken?
case-weisen-whole_hand-answer = Ja. Dieselbe Karte wechselt pro Runde höchstens zweimal den Besitzer, damit sie vom einen Verbündeten zum nächsten kann, aber nicht ewig hin und her.
case-weisen-handed_to_foe = Gehen die { $passed } Karten auch an einen Gegner?
case-weisen-handed_to_foe-answer = Ja, an den, der als Nächster aussteigt, ob Freund oder Feind. Du suchst sie aus, wenn du weißt, wer es ist.
case-weisen-lowest_lost = Ich habe gewonnen, bin aber der Niedrigste. Ziehe ich trotzdem die Spielfigur?
case-weisen-lowest_lost-answer = Ja. Es zählt nur die Hierarchie, nach allen Tauschen durch mutantus.
case-weisen-unused_crystals = Was ist mit Kristallen auf Plätzen, um die niemand gekämpft hat?
case-weisen-unused_crystals-answer = Sie gehören niemandem. Solange ein Platz offen liegt, kann moventi sie dorthin holen, wo gekämpft wird.
case-weisen-finitum_move = Kann die Spielfigur auf finitum, sobald es aufgedeckt ist?
case-weisen-finitum_move-answer = Nein. Es kommt nach dem Zug, ein Machtkampf ist also sicher. Danach darf der Niedrigste es wählen. Nach einem letzten Machtkampf auf dem anderen Platz endet das Spiel von selbst.
case-weisen-no_majority = Von einer Rolle hält niemand eine Karte: Wer bekommt den Kristall?
case-weisen-no_majority-answer = Niemand. Die Summe muss größer als null sein. Kleine Kristalle gibt es immer genug, auch wenn viele gleichauf liegen.
case-weisen-final_tie = Zwei haben dieselbe Summe. Wer gewinnt?
case-weisen-final_tie-answer = Wer den wertvolleren einzelnen Kristall hat; sind die gleich, werden die nächsten verglichen, die kleinen zuletzt.

rules-weisen-decisions = Was die Anleitung offen lässt
rules-weisen-decisions-1 = Die Anleitung ist für Menschen an einem Tisch geschrieben. So ist es hier gelöst:
rules-weisen-decision-begin = Wer am wenigsten weise ist und in Runde 1 zuerst wählt, bestimmt das Los, außer wer den Tisch eröffnet, nennt einen Platz.
rules-weisen-decision-chance = Welche Rollen in der Schachtel bleiben und welche Kristalle wo liegen, bestimmt das Los.
rules-weisen-decision-pawn = Die Spielfigur beginnt auf dem letzten der drei Plätze. Jeder liegt neben den beiden anderen.
rules-weisen-decision-private = Ein Angebot sehen nur die beiden, die es betrifft; das Paar sehen alle, sobald es steht. Auch dass jemand wem Karten zeigt, sieht der Tisch, aber nicht welche.
rules-weisen-decision-offers = Pro Runde darf jeder so viele Angebote machen, wie es andere gibt. Dieselbe Karte wird derselben Person einmal gezeigt.
rules-weisen-decision-done = Die Hierarchie entscheidet, wenn alle gesagt haben, dass sie fertig sind, und kein Angebot offen ist, oder wenn die Zeit um ist.
rules-weisen-decision-join = Ob sich jemand dem Paar anschließt, wird von oben gefragt; wer zuerst Ja sagt, beendet es.
rules-weisen-decision-gifts = Wer schon bereit war und ein Geschenk bekommt, wird noch einmal gefragt. Zu dritt wird der Alleinspieler gar nicht gefragt.
rules-weisen-decision-shuffle = Ein Ablagestapel wird gemischt, wenn eine Karte gebraucht wird, nicht vorher. Beide liegen offen und dürfen durchgesehen werden.
rules-weisen-decision-secret = Was gewonnene Kristalle wert sind, bleibt den anderen verborgen, obwohl alle das Nehmen gesehen haben. Wer den Tisch eröffnet, kann sie offenlegen.
rules-weisen-decision-clock = Läuft die Zeit ab, wird neutral gewählt: die höchste freie Rolle, kein Angebot, kein Anschluss, Aussteigen (mit absentus: Passen), die niedrigsten Karten, der höchste Kristall, der Platz mit mehr Kristallpunkten.

rules-weisen-glossary = Wörter
rules-weisen-glossary-en = Englisch
rules-weisen-glossary-de = Deutsch
rules-weisen-glossary-meaning = Was es bedeutet
glossary-weisen-sage-en = Sage
glossary-weisen-sage-de = Weiser, Weise
glossary-weisen-sage = Eine der sieben Gestalten, in die ihr für eine Runde schlüpft.
glossary-weisen-role_card-en = Role card
glossary-weisen-role_card-de = Rollenkarte
glossary-weisen-role_card = Die große zeigt, wer welchen Weisen spielt, die kleine, in welchem Bündnis.
glossary-weisen-power_card-en = Power card
glossary-weisen-power_card-de = Machtkarte
glossary-weisen-power_card = Eine Karte mit einem Wert, die den Zeiger bewegt.
glossary-weisen-owl-en = Owl
glossary-weisen-owl-de = Eule
glossary-weisen-owl = Eine Machtkarte, die alle auslegen dürfen.
glossary-weisen-spell-en = Spell
glossary-weisen-spell-de = Zauber, Zauberkarte
glossary-weisen-spell = Eine Karte mit einem Zauberwort; pro Person und Machtkampf eine.
glossary-weisen-space-en = Ceremony space
glossary-weisen-space-de = Zeremonienplatz
glossary-weisen-space = Wo sich die Weisen treffen; mit Hierarchie und Kristallen.
glossary-weisen-hierarchy-en = Hierarchy
glossary-weisen-hierarchy-de = Hierarchie
glossary-weisen-hierarchy = Die Reihenfolge der Weisen auf dem Platz mit der Spielfigur.
glossary-weisen-alliance-en = Alliance
glossary-weisen-alliance-de = Bündnis
glossary-weisen-alliance = Wer in dieser Runde zusammenhält.
glossary-weisen-struggle-en = Power struggle
glossary-weisen-struggle-de = Machtkampf
glossary-weisen-struggle = Karten auslegen, bis alle ausgestiegen sind oder eine Seite weit vorn liegt.
glossary-weisen-lay-en = To lay
glossary-weisen-lay-de = Auslegen
glossary-weisen-lay = Eine Karte offen vor sich legen, wo sie zählt.
glossary-weisen-drop-en = To drop out
glossary-weisen-drop-de = Aussteigen
glossary-weisen-drop = Den Machtkampf für diese Runde verlassen und neue Karten bekommen.
glossary-weisen-track-en = Scoring track
glossary-weisen-track-de = Zählleiste
glossary-weisen-track = Eine für jedes Bündnis, dazwischen die Null.
glossary-weisen-indicator-en = Indicator
glossary-weisen-indicator-de = Zeiger
glossary-weisen-indicator = Der Stein auf den Zählleisten, der zeigt, wer wie weit führt.
glossary-weisen-pawn-en = Pawn
glossary-weisen-pawn-de = Spielfigur
glossary-weisen-pawn = Die Figur auf dem Platz, auf dem sich die Weisen treffen.
glossary-weisen-crystal-en = Crystal
glossary-weisen-crystal-de = Kristall
glossary-weisen-crystal = Was man gewinnt; die großen in Machtkämpfen, die kleinen am Ende.
glossary-weisen-solo_bonus-en = Solo bonus
glossary-weisen-solo_bonus-de = Solobonus
glossary-weisen-solo_bonus = Womit ein Alleinspieler beginnt, zu dritt.
glossary-weisen-finitum-en = Finitum
glossary-weisen-finitum-de = Finitum
glossary-weisen-finitum = Der Platz, der das Spiel beendet.
glossary-weisen-comparison-en = Comparison
glossary-weisen-comparison-de = Kartenvergleich
glossary-weisen-comparison = Kleine Kristalle für die Hände am Ende des Spiels.

rules-weisen-example-roles = vier wählen
rules-weisen-example-pact = ein Paar, und jemand dazu
rules-weisen-example-fallback = niemand wird sich einig
rules-weisen-example-gifts = eine 7 für die Verbündete
rules-weisen-example-indicator = die 6 des Druiden, von einer Leiste auf die andere
rules-weisen-example-struggle = die 6 des Druiden und die zweite 1
rules-weisen-example-early = so weit vorn, dass es vorbei ist
rules-weisen-example-dropping = vier steigen aus
rules-weisen-example-scoring = Kristalle, Zauber, und der Seher zieht die Spielfigur
rules-weisen-example-finitum = das Ende und der Vergleich
rules-weisen-example-tie = Gleichstand zu fünft
rules-weisen-example-surplus = ein Kristall zu viel
rules-weisen-example-trio = beide lassen es offen
rules-weisen-example-moventi = eine 7 für eine 3
rules-weisen-example-anulensa = eine von zwei 1en
rules-weisen-example-volensia = eine Eule wechselt die Seite
rules-weisen-example-absentus = auf die anderen warten
rules-weisen-example-absentus_second = das zweite absentus
rules-weisen-example-mutantus = Druide und Magier tauschen
rules-weisen-example-potentia = drei neue Karten
rules-weisen-example-binensus = der Alchimist als zweite Rolle
