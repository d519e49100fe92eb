# Die Seite des Gastgebers, `/host`.

host-title = Die Seite des Gastgebers
host-about = Diese Seite gehört denen, die diesen Server betreiben. Das Kennwort dafür steht in den Einstellungen des Servers als SEVENFOLD_ADMIN_TOKEN.
host-token = Kennwort des Gastgebers
host-enter = Hinein
host-leave = Hinaus
host-none = Hier ist nichts.
host-newer = Neuere
host-older = Ältere
host-search = Suchen
host-look-again = Noch einmal nachsehen
host-export = Aufzeichnungen aller beendeten Partien speichern

host-house = Wie es steht
host-fact-people = Leute
host-fact-tables = Tische
host-fact-sockets = Jetzt, bei diesem Arbeiter
host-fact-engine = Rechner der Bots
host-fact-up = Läuft seit
host-fact-database = Datenbank
host-fact-version = Version
host-people-count = { $people } ({ $accounts } mit Konto)
host-tables-count = { $tables } ({ $matches } { $matches ->
    [one] Partie
   *[other] Partien
})
host-sockets-count = { $sockets ->
    [one] eine Verbindung
   *[other] { $sockets } Verbindungen
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} im Speicher
host-engine-ready = bereit
host-engine-compiling = übersetzt noch; Bots spielen trotzdem
host-engine-gone = wird neu gestartet; Bots spielen trotzdem
host-engine-absent = keiner; die Bots denken im Server
host-up = { $hours } Std. { $minutes } Min.

host-notice = Eine Nachricht an alle
host-notice-about = Sie steht oben auf jeder Seite, sofort und für alle, die später kommen. Eine Sprache genügt.
host-notice-de = Auf Deutsch
host-notice-en = Auf Englisch
host-notice-minutes = Wie viele Minuten lang
host-notice-restart = der Server startet in … Minuten neu
host-notice-tell = Allen sagen
host-notice-stop = Nichts mehr sagen
host-notice-told = Alle wissen es.
host-notice-gone = Die Nachricht ist weg.

host-tables = Tische
host-stage-open = offen
host-stage-playing = im Spiel
host-stage-over = beendet
host-table-about = { $taken } von { $seats } Plätzen, { $private ->
    [yes] privat
   *[no] öffentlich
}, zuletzt verändert { $when }
host-close = Schließen

host-people = Leute
host-people-search = Name oder Anmeldename
host-person-about = { $kind ->
    [program] Programm
    [account] Konto
   *[guest] Gast
}, zuletzt hier { $when }
host-ban = Aussperren
host-ban-reason = Weshalb (wird gesagt)
host-ban-hours = Wie lange
host-hours = { $hours ->
    [1] eine Stunde
    [24] einen Tag
    [168] eine Woche
   *[other] einen Monat
}
host-for-good = für immer
host-ban-now = { $name } aussperren
host-bans = Ausgesperrt
host-bans-none = Niemand ist ausgesperrt.
host-until = bis { $when }
host-lift = Wieder hereinlassen
host-ban-address = Eine Netzadresse oder ein Netz, für einen Tag

host-words = Wörter, die niemand benutzen soll
host-words-about = Eines je Zeile, in Namen und im Gespräch. Ein * am Ende steht für alle Wörter, die so beginnen.
host-words-keep = Liste behalten
host-words-kept = Die Liste gilt.
