# Spielaufzeichnungen, Siegel und Partie: was nicht stimmt, wo, und was richtig wäre.

refusal-not-asked = Platz { $seat } ist gerade nicht gefragt; zuerst entscheidet jemand anderes.
refusal-match-over = Die Partie ist zu Ende.

error-record-empty = Die Aufzeichnung ist leer. Ihre erste Zeile ist der Kopf, etwa {"{"}"game": "sevn", "rules": 1, "players": ["Ann", "Ben"], "options": {"{}"}{"}"}.
error-record-json = Zeile { $line } ist kein JSON. Jede Zeile einer Aufzeichnung ist ein JSON-Objekt, in einer Zeile.
error-record-cut = Zeile { $line } bricht mittendrin ab: Die Datei scheint dort abgeschnitten zu sein.
error-record-object = Zeile { $line } ist JSON, aber kein Objekt mit Schlüsseln wie "deal", "seat" oder "end".
error-record-kind = Zeile { $line } hat die Schlüssel { $keys }; eine Zeile ist eine Ausgabe ("deal"), ein Zug ("seat" und "move") oder das Ende ("end").
error-record-header = Zeile 1 ist kein Kopf: Der Schlüssel "game" fehlt. Eine Aufzeichnung beginnt mit Spiel, Regelversion, Spielern und Optionen.
error-record-key = Zeile { $line }: Der Schlüssel "{ $key }" bedeutet hier nichts; bekannt sind { $known }.
error-record-missing = Zeile { $line }: Der Schlüssel "{ $key }" fehlt.
error-record-text = Zeile { $line }: "{ $key }" muss ein Text sein.
error-record-texts = Zeile { $line }: "{ $key }" muss eine Liste von Texten sein, mit mindestens einem.
error-record-number = Zeile { $line }: "{ $key }" muss eine ganze Zahl sein.
error-record-numbers = Zeile { $line }: "{ $key }" muss eine Liste ganzer Zahlen sein.
error-record-table = Zeile { $line }: "{ $key }" muss ein Objekt sein.
error-record-time = Zeile { $line }: "{ $key }" muss eine Zahl von Sekunden sein, 0 oder mehr.
error-record-yes-no = Zeile { $line }: "{ $key }" muss true oder false sein.
error-record-rules = Zeile { $line }: "{ $key }" muss 1 oder mehr sein.
error-record-seal = Zeile { $line }: "{ $key }" muss aus "sha256:" und 64 Hexadezimalziffern in Kleinschreibung bestehen.
error-record-seed = Zeile { $line }: "{ $key }" muss aus 64 Hexadezimalziffern in Kleinschreibung bestehen.
error-record-newer = Zeile { $line }: Diese Partie wurde nach Version { NUMBER($given, useGrouping: 0) } der Regeln von „{ $game }“ gespielt; dieses Sevenfold kennt sie bis Version { NUMBER($ours, useGrouping: 0) }. Mit einer neueren Fassung lässt sie sich lesen.
error-record-refused = Zeile { $line }: { $reason }
error-record-deal-late = Zeile { $line } deckt „{ $given }“ auf, aber es ist nichts aufzudecken: { $asked ->
        [nobody] Das Spiel ist zu Ende
       *[other] Als Nächstes zieht Platz { $asked }
    }.
error-record-deal-refused = Zeile { $line } deckt „{ $given }“ auf, das kann nicht sein: { $reason }
error-record-seat = Zeile { $line } ist ein Zug von Platz { $seat }, aber { $asked ->
        [dealer] zuerst muss etwas aufgedeckt werden
        [nobody] das Spiel ist zu Ende
       *[other] gefragt ist jetzt Platz { $asked }
    }.
error-record-move = Zeile { $line }: Platz { $seat } kann „{ $move }“ nicht spielen: { $reason } Möglich: { $legal }.
error-record-end-early = Zeile { $line } ist das Ende, aber das Spiel läuft noch: { $asked ->
        [dealer] Es muss etwas aufgedeckt werden
       *[other] Gefragt ist jetzt Platz { $asked }
    }.
error-record-after-end = Zeile { $line } steht hinter dem Ende der Partie; darauf darf nichts folgen.
error-record-points = Zeile { $line } nennt die Punkte { $given }; nach den Zügen sind es { $right }.
error-record-winners = Zeile { $line } nennt als Sieger { $given ->
        [none] niemanden
       *[other] Platz { $given }
    }; nach den Zügen ist es Platz { $right }.
error-record-seed-missing = Zeile { $line }: Die Partie war versiegelt, aber ihr Ende veröffentlicht den "seed" nicht.
error-record-seed-unsealed = Zeile { $line }: Das Ende veröffentlicht einen "seed", aber der Kopf trägt kein "seal", das er öffnen könnte.
error-record-other-seed = Zeile { $line }: Das ist nicht der Startwert, mit dem diese Partie versiegelt wurde.
error-position-seats = Die Stellung hat { $given } Plätze, die Partie { $players }.

error-seal-seed-form = Ein Startwert besteht aus { $digits } Hexadezimalziffern in Kleinschreibung.
error-seal-other = Zeile { $line }: Der Startwert passt nicht zum Siegel. Er würde { $right } öffnen, der Kopf trägt { $seal }.
error-seal-deal = Zeile { $line } deckt „{ $given }“ auf, aber aus dem versiegelten Startwert folgt als Ergebnis { NUMBER($k, useGrouping: 0) } der Partie „{ $right }“.
