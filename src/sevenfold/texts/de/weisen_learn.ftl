# „Die Sieben Weisen in fünf Minuten“ und die Worte aller Lektionen. $card ist das Kürzel einer Karte mit _ statt Doppelpunkt,
# $lead wo der Zeiger steht und $before wo er stand, $points was jemand ausgelegt hat und $was was es vorher war.

learn-weisen-title = Die Sieben Weisen in fünf Minuten
learn-weisen-lead = Bis zu elfmal treffen sich die Weisen zum Machtkampf, in zwei Bündnissen, die jedes Mal neu geschlossen werden. Wer eben noch mit dir war, kann im nächsten gegen dich sein.
learn-weisen-goal-step = Worum es geht
learn-weisen-goal = Besitze die wertvollsten Kristalle
learn-weisen-goal-text = Auf jedem Zeremonienplatz liegen Kristalle im Wert von { $least } bis { $most }. Wer dort den Machtkampf gewinnt, teilt sie unter sich auf, und wer am Ende die wertvollsten hat, gewinnt. Ihr siegt gemeinsam, aber ihr sammelt allein.
learn-weisen-goal-picture = Kristalle im Wert von { $least } bis { $most }
learn-weisen-roles-step = Rollen
learn-weisen-roles = Zuerst wird jeder ein Weiser
learn-weisen-roles-text = Jeder Platz nennt die sieben Weisen in seiner eigenen Reihenfolge. Wer hoch steht, beginnt den Machtkampf und nimmt zuerst Kristalle; wer am niedrigsten steht, bestimmt den nächsten Platz. Auslegen darfst du nur Karten deines Weisen, und Eulen: ein Blick auf deine Hand hilft.
learn-weisen-orders = Die Reihenfolgen auf den Plätzen sind rekonstruiert: Die gedruckten waren nicht zu finden. Wer das Spiel besitzt, kann sie am eigenen Tisch eingeben.
learn-weisen-talk-step = Bündnisse
learn-weisen-talk = Dann suchst du dir Verbündete
learn-weisen-talk-text = Redet, versprecht, zeigt euch Karten; halten muss es niemand. Nur eins bindet: Sind sich zwei einig, sind sie verbündet. Zu viert sind es die beiden anderen damit auch. Zu fünft kann noch jemand dazukommen.
learn-weisen-fallback = Und wenn sich niemand einigt?
learn-weisen-fallback-text = Dann entscheidet die Hierarchie: Von oben wählt jeder eine Seite, bis eine voll ist.
learn-weisen-gifts-step = Geschenke
learn-weisen-gifts = Verbündete helfen sich aus
learn-weisen-gifts-text = Vor dem Machtkampf darfst du Verbündeten so viele Karten geben, wie du magst. Es sind Geschenke, kein Tausch: Was zurückkommt, liegt bei ihnen.
learn-weisen-struggle-step = Machtkampf
learn-weisen-struggle = Leg eine Karte aus oder steig aus
learn-weisen-struggle-text = Im Uhrzeigersinn legt, wer dran ist, eine Karte aus oder steigt endgültig aus. Jede Karte rückt den Zeiger um ihren Wert auf eure Seite. Was vor dir liegt, zählt bis zum Schluss, auch wenn du schon ausgestiegen bist.
learn-weisen-early = Ein Vorsprung von { $early } beendet ihn sofort
learn-weisen-early-text = Wer so weit vorn liegt, muss nicht warten, bis die anderen aufgeben.
learn-weisen-dropping = Aussteigen füllt die Hand
learn-weisen-dropping-text = Wer als Erstes aussteigt, zieht { $first } Machtkarten. Alle Späteren bekommen { $passed } vom Vorgänger und ziehen { $later }. Früh auszusteigen ist keine Schande: Der nächste Machtkampf kommt.
learn-weisen-spells-step = Zauber
learn-weisen-spells = Ein Zauber pro Machtkampf
learn-weisen-spells-text = Es gibt sieben, jeden zweimal, und jeder darf pro Machtkampf einen auslegen. Hier sind zwei; alle stehen in den ganzen Regeln.
learn-weisen-scoring-step = Wertung
learn-weisen-scoring = Den Siegern Kristalle, den Verlierern Zauber
learn-weisen-scoring-text = Danach zieht der niedrigste Weise die Spielfigur auf einen der beiden anderen Plätze, alle legen ihre Rolle zurück, und eine neue Runde beginnt.
learn-weisen-end-step = Das Ende
learn-weisen-end = Finitum, und noch ein Blick auf die Hände
learn-weisen-end-text = Finitum liegt unter den letzten fünf Plätzen des Stapels. Ist es aufgedeckt, gibt es noch einen Machtkampf oder zwei. Dann werden die Hände verglichen: Wer von einem Weisen am meisten hält, oder von den Eulen, bekommt einen kleinen Kristall im Wert von 1.
learn-weisen-start = Auf in den Steinkreis
learn-weisen-start-text = Mehr brauchst du nicht. Was die Zauber können, steht auf ihren Karten.
learn-weisen-start-play = Gegen Bots spielen
learn-weisen-start-rules = Die ganzen Regeln lesen
learn-weisen-seats = Die Mitspieler
learn-weisen-middle = In der Mitte
learn-weisen-hand = Die Hand von { $name }
learn-weisen-offers = { $name } bietet { $other } ein Bündnis an
learn-weisen-out = raus
learn-weisen-out-said = als Nummer { $place } ausgestiegen
learn-weisen-won = gewinnt
learn-weisen-count = { $power ->
    [one] { $power } Machtkarte
   *[other] { $power } Machtkarten
}, { $spells ->
    [one] { $spells } Zauber
   *[other] { $spells } Zauber
}

lesson-weisen-roles-1 = Ann wählt zuerst. Die Spielfigur steht, wo die Kristalle 6 und 3 liegen; dort steht der Druide weit oben, und zwei ihrer Karten sind vom Druiden.
lesson-weisen-roles-2 = Ann wird der Druide. Sie nimmt seine beiden Rollenkarten, die große und die kleine.
lesson-weisen-roles-3 = Im Uhrzeigersinn wählen die anderen. Zwei Rollen bleiben in der Mitte. Unter den gespielten steht der Druide jetzt am höchsten und der Seher am niedrigsten.

lesson-weisen-pact-1 = Zu fünft darf jeder jedem ein Bündnis anbieten; pro Runde hat jeder { $left } Angebote.
lesson-weisen-pact-2 = Ann möchte mit Cleo spielen. Nur die beiden sehen das Angebot.
lesson-weisen-pact-3 = Cleo nimmt an: Die zwei sind verbündet, alle anderen Angebote verfallen. Jetzt darf noch jemand dazu. Gefragt wird von oben, also zuerst Eva.
lesson-weisen-pact-4 = Eva bleibt draußen. Ben schließt sich an, und ablehnen können Ann und Cleo nicht: drei gegen zwei.
lesson-weisen-fallback-1 = Zu viert, und keine zwei werden sich einig.
lesson-weisen-fallback-2 = Alles ist gesagt. Ann steht am höchsten, ihre kleine Rollenkarte kommt an eine Zählleiste.
lesson-weisen-fallback-3 = Cleo kommt als Zweite und wählt die andere Seite.
lesson-weisen-fallback-4 = Ben geht zu Cleo. Damit ist das Bündnis voll, und Dan gehört zu Ann.
lesson-weisen-gifts-1 = Ann und Cleo sind verbündet. Ann hält eine 7 des Magiers, die sie selbst nicht auslegen darf.
lesson-weisen-gifts-2 = Sie gibt sie Cleo, denn die ist der Magier. Die Karte sehen nur die beiden; wie viele jemand hat, sehen alle.
lesson-weisen-gifts-3 = Cleo schenkt ihr dafür eine 1 des Druiden. Sie musste nicht.
lesson-weisen-gifts-4 = Alle sind bereit. Ab jetzt darf niemand mehr etwas verschenken.
lesson-weisen-struggle-1 = Ann steht als Druide am höchsten und beginnt. Der Zeiger steht auf null.
lesson-weisen-struggle-2 = { card-weisen }: Der Zeiger rückt { $lead } Felder auf die Seite von Ann und Cleo.
lesson-weisen-struggle-3 = Ben antwortet mit { card-weisen }. Jetzt führen Ann und Cleo mit { $lead }.
lesson-weisen-struggle-4 = { card-weisen } von Cleo. Eulen darf jeder auslegen, egal mit welcher Rolle.
lesson-weisen-struggle-5 = Dan legt { card-weisen }. Die Führung wechselt die Seite, { $lead } Punkte.
lesson-weisen-struggle-6 = Alle haben noch eine Karte gelegt, Ann nur eine 1. Sie liegt { $lead } zurück.
lesson-weisen-struggle-7 = Aber damit hatte sie etwas vor: Die zweite 1 ihrer Rolle zählt { $one }. Von { $was } auf { $points }, und ihre Seite führt mit { $lead }.
lesson-weisen-indicator-1 = Vor Dan, dem Seher, liegen { $points } Punkte, und der Zeiger steht { $lead } Schritte auf seiner Seite. Ann ist dran.
lesson-weisen-indicator-2 = { card-weisen }: ebenso viele Schritte auf Anns Seite. Die Null zählt als Schritt mit, also steht der Zeiger jetzt bei { $lead } auf ihrer Leiste.

lesson-weisen-early-1 = Ann und Cleo führen mit { $lead }, und Ann ist dran.
lesson-weisen-early-2 = Mit { card-weisen } sind sie { $lead } voraus: Der Machtkampf ist in diesem Moment zu Ende.
lesson-weisen-early-3 = Jetzt steigen alle aus, der Reihe nach von Anns linkem Nachbarn an: mit Ziehen und Weitergeben wie sonst.
lesson-weisen-early-4 = Ann hat den Vorsprung gemacht, also kommt sie zuletzt und legt { $passed } Machtkarten ab.
lesson-weisen-dropping-1 = Anns Seite führt mit { $lead }, aber auf ihrer Hand passt nichts mehr.
lesson-weisen-dropping-2 = Sie steigt als Erste aus und zieht { $first } Karten. Was sie ausgelegt hat, bleibt liegen und zählt.
lesson-weisen-dropping-3 = Ben folgt. Ann sucht { $passed } Machtkarten für ihn aus und gibt dem Gegner, was sie entbehren kann. Er zieht noch { $later }.
lesson-weisen-dropping-4 = Cleo steigt aus: Ben gibt ihr { $passed } Karten, und sie zieht { $later }.
lesson-weisen-dropping-5 = Dan ist der Letzte. Auch er bekommt { $passed } und zieht { $later }, dann legt er { $passed } eigene ab. Anns Seite hat mit { $lead } gewonnen.
lesson-weisen-scoring-1 = Ann und Cleo haben mit { $lead } gewonnen. Der Druide steht über dem Magier, also nimmt Ann zuerst.
lesson-weisen-scoring-2 = Ann nimmt die { $value }, Cleo bekommt, was bleibt. Gewonnene Kristalle liegen verdeckt.
lesson-weisen-scoring-3 = Die Verlierer ziehen je einen Zauber, ebenfalls in der Reihenfolge der Hierarchie.
lesson-weisen-scoring-4 = Dan ist als Seher der Niedrigste und zieht die Spielfigur. Dass er verloren hat, spielt keine Rolle.
lesson-weisen-scoring-5 = Ein neuer Platz mit neuen Kristallen deckt den alten zu, alle Rollen liegen wieder in der Mitte, und Dan wählt zuerst.
lesson-weisen-finitum-1 = Finitum liegt offen. Dan steht am niedrigsten: ein letzter Machtkampf auf dem Platz, der noch da ist, oder gleich das Ende?
lesson-weisen-finitum-2 = Dan macht Schluss. Wer von einem Weisen am meisten hat, oder von den Eulen, bekommt einen kleinen Kristall; Ann bekommt drei und gewinnt mit { $total }.

lesson-weisen-tie-1 = Der Zeiger steht auf null: Gleichstand. Am höchsten steht hier die Hexe, dann Priesterin, Magier, Seher und Alchimist.
lesson-weisen-tie-2 = Bündnisse sind jetzt gleichgültig. Die Hexe nimmt zuerst, die { $value }.
lesson-weisen-tie-3 = Dann nimmt die Priesterin die { $value }, und der Magier bekommt den letzten Kristall.
lesson-weisen-tie-4 = Seher und Alchimist gehen leer aus, dafür bekommt jeder einen Zauber.
lesson-weisen-surplus-1 = Zu fünft hat das Zweierbündnis mit { $lead } gewonnen. Drei Kristalle liegen da.
lesson-weisen-surplus-2 = Hexe und Priesterin nehmen je einen. Der dritte, eine { $surplus }, kommt aus dem Spiel; die drei Verlierer ziehen Zauber.
lesson-weisen-trio-1 = Zu dritt. Der Druide steht am höchsten, also legt Ann ihre kleine Rollenkarte an eine Zählleiste und wird zuerst gefragt.
lesson-weisen-trio-2 = Sie lässt es offen. Jetzt wird Ben gefragt, die Hexe.
lesson-weisen-trio-3 = Er legt seine Karte an die andere Zählleiste und lässt es auch offen.
lesson-weisen-trio-4 = Also entscheidet Cleo, der Seher: Sie geht mit Ann, und Ben spielt allein.
lesson-weisen-trio-5 = Wer allein spielt, beginnt, und markiert statt einer Karte die Summe der beiden Kristalle: { $bonus }.
lesson-weisen-trio-6 = Cleo sitzt links von ihm und macht mit { card-weisen } weiter. Es fehlen noch { $lead } Punkte.

lesson-weisen-moventi-1 = Anns Seite führt mit { $lead }. Auf einem anderen Platz liegt eine 7, hier nur 6 und 3.
lesson-weisen-moventi-2 = Ann vertauscht die 3 mit der 7: Jetzt liegen { $crystals } Punkte, wo gekämpft wird.
lesson-weisen-anulensa-1 = Vor Ben liegen beide Einsen der Hexe, { $points } Punkte. Seine Seite führt mit { $lead }.
lesson-weisen-anulensa-2 = Ann lässt eine davon ablegen. Übrig bleibt eine einzelne 1, und ihre Seite führt mit { $lead }.
lesson-weisen-volensia-1 = Vor Ben liegt eine Eule mit 5.
lesson-weisen-volensia-2 = Ann nimmt sie auf die Hand. Der Vorsprung ihrer Seite wächst von { $before } auf { $lead }.
lesson-weisen-volensia-3 = In ihrem nächsten Zug legt sie die Eule selbst aus: { $lead }.
lesson-weisen-absentus-1 = Ann würde lieber erst sehen, was die anderen tun.
lesson-weisen-absentus-2 = Vor ihr liegt absentus. Ab ihrem nächsten Zug darf sie passen, ohne auszusteigen.
lesson-weisen-absentus-3 = Ben legt eine 3, Cleo und Dan steigen aus. Jetzt steht es gleich.
lesson-weisen-absentus-4 = Ann passt. Sie hätte auch eine Karte legen und später noch passen können.
lesson-weisen-absentus-5 = Ben steigt als Letzter der anderen aus. Mit dem Passen ist es vorbei.
lesson-weisen-absentus-6 = Ann legt { card-weisen } und führt mit { $lead }. Antworten kann niemand mehr.
lesson-weisen-absentus_second-1 = Ann hat absentus ausgelegt. Jetzt ist Ben dran.
lesson-weisen-absentus_second-2 = Ben legt das zweite: Jetzt gilt nur noch seines, das von Ann wird abgelegt.
lesson-weisen-absentus_second-3 = Ann spielt ganz normal weiter und legt { card-weisen }. Ihr Zauber für diesen Machtkampf ist trotzdem verbraucht.
lesson-weisen-mutantus-1 = Ann ist der Druide und hält eine 7 des Magiers; Cleo ist der Magier und hält eine 5 des Druiden.
lesson-weisen-mutantus-2 = Ann tauscht die großen Rollenkarten: Jetzt ist sie der Magier und Cleo der Druide. Karten und Hände bleiben, wo sie sind.
lesson-weisen-mutantus-3 = Cleo kann { card-weisen } auslegen …
lesson-weisen-mutantus-4 = … und Ann { card-weisen }. Auch beim Nehmen der Kristalle gilt ihr neuer Rang.
lesson-weisen-potentia-1 = Auf Anns Hand ist nichts, was sie auslegen könnte, nur ein Zauber.
lesson-weisen-potentia-2 = Sie zieht { $potentia } Machtkarten, darunter eine 5 des Druiden und eine Eule. Ab ihrem nächsten Zug kann sie sie auslegen.
lesson-weisen-binensus-1 = In der Mitte liegt der Alchimist, und Ann hält zwei Karten von ihm.
lesson-weisen-binensus-2 = Sie nimmt seine große Rollenkarte. Die kleine bleibt in der Mitte, und ihr Rang bleibt der des Druiden.
lesson-weisen-binensus-3 = Ab ihrem nächsten Zug legt sie Karten von beiden: { card-weisen }, und ihre Seite führt mit { $lead }.
