# What happens in Die Sieben Weisen, as a line of the log, a caption or a word for the screen reader.
# $name is the person it happens to, $by the other one in it, $card a card ("none" where hidden; druid_6 for druid:6), a role or
# a value, $other another one or the back of a hidden card (power, spell), $amount a number, a slot or a track.

event-weisen-removed = { card-weisen } spielt diesmal nicht mit.
event-weisen-space = Platz { $card } wird aufgedeckt.
event-weisen-finitum = Finitum wird aufgedeckt: Das Ende naht.
event-weisen-crystal = Ein Kristall mit { $card } kommt auf einen Platz.
event-weisen-dealt = { $card ->
    [none] { $name } bekommt eine Karte.
   *[other] { $name } bekommt { card-weisen }.
}
event-weisen-start = { $name } wählt zuerst.
event-weisen-round = Runde { $amount } beginnt.
event-weisen-role = { $name } nimmt die Rolle { card-weisen }.
event-weisen-offered = { $name } bietet { $by } ein Bündnis an.
event-weisen-withdrawn = { $name } zieht das Angebot an { $by } zurück.
event-weisen-declined = { $name } lehnt das Angebot von { $by } ab.
event-weisen-pair = { $name } und { $by } sind verbündet.
event-weisen-shown = { $card ->
    [none] { $by } zeigt { $name } eine Karte.
   *[other] { $by } zeigt { $name } eine Karte: { card-weisen }.
}
event-weisen-done = { $name } hat alles gesagt.
event-weisen-joined = { $name } schließt sich ihnen an.
event-weisen-stayed = { $name } bleibt draußen.
event-weisen-fallback = Keine Einigung: Die Rangfolge entscheidet.
event-weisen-side = { $name } legt die kleine Rollenkarte an Leiste { $amount }.
event-weisen-alone = { $name } spielt allein.
event-weisen-left_open = { $name } lässt es offen.
event-weisen-with = { $name } verbündet sich mit { $by }.
event-weisen-given = { $card ->
    [none] { $by } schenkt { $name } { $other ->
        [spell] eine Zauberkarte
       *[power] eine Machtkarte
    }.
   *[other] { $by } schenkt { $name } { card-weisen }.
}
event-weisen-ready = { $name } ist bereit zum Kampf.
event-weisen-struggle = Der Machtkampf beginnt bei { $name }.
event-weisen-bonus = { $name } spielt allein und steckt den Bonus ab: { $amount }.
event-weisen-laid = { $name } legt { card-weisen }.
event-weisen-swapped = Die Kristalle { $card } und { $other } tauschen ihre Plätze.
event-weisen-annulled = { $by } legt { card-weisen } von { $name } ab.
event-weisen-taken_up = { $name } nimmt { card-weisen } auf, die vor { $by } lag.
event-weisen-cancelled = Das absentus von { $name } wird abgelegt.
event-weisen-mutated = { $name } und { $by } tauschen die Rollen: { $name } hat jetzt { card-weisen }.
event-weisen-second = { $name } darf auch Karten der Rolle { card-weisen } legen.
event-weisen-no_effect = { card-weisen } findet kein Ziel.
event-weisen-passed = { $name } passt.
event-weisen-dropped = { $name } steigt als Nummer { $amount } aus.
event-weisen-early = { $amount } Punkte Vorsprung: { $name } beendet den Machtkampf sofort.
event-weisen-handed = { $card ->
    [none] { $by } reicht { $name } eine Machtkarte weiter.
   *[other] { $by } reicht { $name } { card-weisen } weiter.
}
event-weisen-drew = { $card ->
    [none] { $name } zieht eine Machtkarte.
   *[other] { $name } zieht { card-weisen }.
}
event-weisen-short = Es gibt keine Karten mehr: { $name } bekommt { $amount ->
    [one] eine
   *[other] { $amount }
} weniger.
event-weisen-reshuffled = Die { $amount } Machtkarten des Ablagestapels werden gemischt und zum neuen Nachziehstapel.
event-weisen-spells_reshuffled = Die { $amount } Zauberkarten des Ablagestapels werden gemischt und zum neuen Nachziehstapel.
event-weisen-discarded = { $name } legt { card-weisen } auf den Ablagestapel.
event-weisen-victory = { $amount ->
    [1] Das erste
   *[other] Das zweite
} Bündnis gewinnt den Machtkampf.
event-weisen-tie = Gleichstand: Die Kristalle werden nach der Rangfolge genommen.
event-weisen-taken = { $name } nimmt den Kristall mit { $card }.
event-weisen-surplus = Ein Kristall mit { $card } bleibt übrig und scheidet aus.
event-weisen-spell = { $card ->
    [none] { $name } bekommt eine Zauberkarte.
   *[other] { $name } bekommt die Zauberkarte { card-weisen }.
}
event-weisen-no_spell = Für { $name } ist keine Zauberkarte mehr da.
event-weisen-moved = { $name } versetzt die Spielfigur.
event-weisen-ended = { $name } setzt die Spielfigur auf finitum: Das Spiel ist aus.
event-weisen-compared = { $name } hat am meisten von { card-weisen }, zusammen { $amount }, und bekommt einen kleinen Kristall.
event-weisen-scored = { $name } hat { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}.
event-weisen-won = { $name } gewinnt mit { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
}.

# The lines of a score.
score-weisen-crystals = Gewonnene Kristalle
score-weisen-majorities = Kleine Kristalle für das meiste einer Rolle
