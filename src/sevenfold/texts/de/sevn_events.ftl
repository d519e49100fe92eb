# Was in SEVN geschieht, als Zeile im Protokoll, Bildunterschrift oder Ansage.
# $name ist, wem es geschieht, $by, wer es bewirkt hat; $card und $other sind Kennungen von Karten, $amount ist eine Zahl.
# Die Schlüssel auf -self gelten, wenn es jemand mit sich selbst macht.

event-sevn-start = Das Los fällt auf { $name }: Dort beginnt die erste Runde.
event-sevn-round = Runde { NUMBER($amount, useGrouping: 0) } beginnt bei { $name }.
event-sevn-drawn = { $name } zieht { sevn-card-the }.
event-sevn-laid = { sevn-card } bleibt vor { $name } liegen.
event-sevn-twice = Noch eine { sevn-card }: { $name } ist raus.
event-sevn-saved = Second Chance rettet { $name } vor einer weiteren { sevn-card }.
event-sevn-sevn = SEVN! { $name } hat sieben verschiedene Werte.
event-sevn-queued = { sevn-card } wartet, bis sie an der Reihe ist; gezogen von { $name }.
event-sevn-action = { $name } spielt { sevn-card }.
event-sevn-frozen = { $by } friert { $name } ein: raus aus der Runde, mit allen Punkten.
event-sevn-frozen-self = { $name } nimmt Freeze für sich und verlässt die Runde mit allen Punkten.
event-sevn-forced = { $by } lässt { $name } bis zu { $amount } Karten ziehen.
event-sevn-forced-self = { $name } zieht selbst bis zu { $amount } Karten.
event-sevn-revealed = { sevn-card } liegt offen bei Crossroads.
event-sevn-taken = { $other ->
    [none] { $name } nimmt { sevn-card-the }, die einzige Karte.
   *[other] { $name } nimmt { sevn-card-the } und lässt { sevn-other-the } liegen.
}
event-sevn-kept = { $name } behält { sevn-card }.
event-sevn-dropped = { $name } wirft { sevn-card } ab.
event-sevn-given = { $by } gibt eine zweite Second Chance an { $name } weiter.
event-sevn-stopped = { $name } stoppt; die Punkte sind sicher.
event-sevn-fizzled = { sevn-card } von { $name } verpufft.
event-sevn-reshuffled = Der Ziehstapel ist leer. Der Ablagestapel, { $amount ->
    [one] eine einzige Karte,
   *[other] { $amount } Karten,
} wird gemischt und tritt an seine Stelle.
event-sevn-exhausted = Es gibt keine Karte mehr, also stoppt { $name }.
event-sevn-counted = { $name }: { $other ->
    [numbers] { score-sevn-numbers } { $amount }
    [ballast] { score-sevn-ballast } { $amount }
    [doubled] { score-sevn-doubled } { $amount }
    [plus] { score-sevn-plus } { $amount }
    [featherweight] { score-sevn-featherweight } { $amount }
    [heavyweight] { score-sevn-heavyweight } { $amount }
    [ladder] { score-sevn-ladder } { $amount }
    [sevn] { score-sevn-sevn } { $amount }
    [floor] { score-sevn-floor } { $amount }
   *[out] { score-sevn-out }
}
event-sevn-scored = { $name } bekommt { $amount ->
    [0] keine Punkte
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} für die Runde.
event-sevn-banked = { $name } hat jetzt { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}.
event-sevn-won = { $name } gewinnt mit { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
}.

# Wie jemand in der Runde steht.
status-sevn-active = in der Runde
status-sevn-stopped = gestoppt
status-sevn-frozen = eingefroren
status-sevn-out = raus

# Die Zeilen einer Wertung.
score-sevn-banked = Schon gesichert
score-sevn-numbers = Zahlen
score-sevn-ballast = Ballast
score-sevn-doubled = Verdoppelt durch ×2
score-sevn-plus = Pluskarten
score-sevn-featherweight = Featherweight
score-sevn-heavyweight = Heavyweight
score-sevn-ladder = Ladder
score-sevn-sevn = SEVN
score-sevn-floor = Nie unter null
score-sevn-out = Raus

# Die offene Frage: über andere, und (-you) an die Person, die liest.
asking-sevn-start = Das Los entscheidet, wer beginnt.
asking-sevn-card = Eine Karte wird aufgedeckt.
asking-sevn-draw_or_stop = { $name } entscheidet: ziehen oder stoppen.
asking-sevn-draw_or_stop-you = Noch eine Karte ziehen oder stoppen?
asking-sevn-target = { $name } wählt, wen { sevn-card } trifft.
asking-sevn-target-you = { $card ->
    [freeze] Wer verlässt die Runde mit sicheren Punkten?
    [triple_draw] Wer zieht bis zu drei Karten?
   *[other] Wen trifft { sevn-card }?
}
asking-sevn-give = { $name } muss eine zweite Second Chance weitergeben.
asking-sevn-give-you = Du hast schon eine Second Chance. Wer bekommt diese?
asking-sevn-take = { $name } nimmt eine der Karten bei Crossroads.
asking-sevn-take-you = Welche Karte nimmst du?
asking-sevn-keep_or_drop = { $name } entscheidet, ob { sevn-card } bleibt.
asking-sevn-keep_or_drop-you = { sevn-card } als Wert behalten oder abwerfen?
asking-sevn-over = Das Spiel ist vorbei.
