# Was der Server denen sagt, die ihn betreiben.

server-address = Sevenfold ist unter { $address } zu finden (Strg+C beendet es).
server-no-page-title = Die Seite ist noch nicht gebaut
server-no-page = Der Server läuft, aber die Seite, die zu ihm gehört, fehlt. Bau sie im Ordner des Projekts und lade diese Adresse neu:

setting-port = { $setting } ist eine Zahl von 0 bis 65535, nicht „{ $given }“.
setting-port-used = Port { $port } ist auf { $host } schon belegt: Beende das andere Programm oder wähle mit --port oder SEVENFOLD_PORT einen anderen.
setting-port-forbidden = Port { $port } darf hier nicht geöffnet werden: Wähle mit --port oder SEVENFOLD_PORT einen über 1023.
setting-host = „{ $host }“ ist keine Adresse dieses Rechners: 127.0.0.1 gilt nur für diesen Rechner, 0.0.0.0 für das Netz.
setting-unknown = { $setting } ist keine Einstellung.{ $close ->
    [none] {""}
   *[other] {" "}Meinst du { $close }?
}
setting-origins = { $setting } nennt Seiten, durch Leerzeichen getrennt, etwa https://spiel.example oder http://localhost:5173, ohne Pfad; nicht „{ $given }“.
setting-workers = { $setting }, die Zahl der Prozesse, liegt zwischen 1 und { $most }; „{ $given }“ geht nicht.
setting-workers-sqlite = Eine SQLite-Datei ist für einen einzigen Prozess, nicht für { $given }: Mehrere brauchen PostgreSQL, genannt mit --database-url oder SEVENFOLD_DATABASE_URL.
setting-workers-system = Auf diesem System können sich mehrere Prozesse keinen Port teilen: Starte einen, oder nimm Linux oder macOS.
setting-number = { $setting } ist eine Zahl von { $least } bis { $most }, nicht „{ $given }“.
setting-engine = { $setting } ist on oder off, nicht „{ $given }“.
setting-admin-token = { $setting }, das Kennwort des Gastgebers, hat mindestens { $least } Buchstaben, Ziffern und Zeichen, ohne Umlaute: Es öffnet alles.
setting-config = Die Datei { $path } mit Einstellungen ist nicht zu lesen: { $reason }.
setting-config-long = Die Datei { $path } mit Einstellungen ist länger als { $most } Bytes.
setting-config-name = { $path }: „{ $name }“ ist keine Einstellung.{ $close ->
    [none] {" "}Es gibt { $known }.
   *[other] {" "}Meinst du { $close }?
}
setting-config-value = { $path }: { $name } kann nicht „{ $given }“ sein, sondern ein Text, eine Zahl, true oder false oder eine Liste von Texten.
setting-proxies = { $setting } nennt Adressen oder Netze, durch Leerzeichen getrennt, etwa 127.0.0.1 oder 10.0.0.0/8, nicht „{ $given }“.
setting-push-contact = { $setting } ist, an wen sich ein Push-Dienst wenden kann, etwa mailto:du@example.org oder https://example.org/kontakt, nicht „{ $given }“.
setting-push-hosts = { $setting } nennt Rechner, durch Leerzeichen getrennt, etwa push.example.org, *.push.example.org oder push.example.org:8443, nicht „{ $given }“.
setting-log = { $setting } ist text oder json, nicht „{ $given }“.
setting-limit-unknown = { $setting } ist keine Grenze.{ $close ->
    [none] {" "}Die Dokumentation nennt sie unter „Settings“.
   *[other] {" "}Meinst du { $close }?
}
setting-limit-number = { $setting } ist { $whole ->
    [yes] eine ganze Zahl
   *[no] eine Zahl
} über null, nicht „{ $given }“.

store-url = „{ $url }“ nennt keine Datenbank: Schreib sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
store-sqlite-url = „{ $url }“ nennt keine Datei: Schreib sqlite:///sevenfold.sqlite3, oder sqlite:////var/lib/sevenfold.sqlite3 für einen vollen Pfad.
store-unwritable = In die Datenbank { $database } lässt sich nicht schreiben: { $reason }.
store-no-folder = Den Ordner { $folder } für die Datenbank { $database } gibt es nicht: Bitte anlegen, oder mit --database-url oder SEVENFOLD_DATABASE_URL eine andere Datei wählen.
store-no-database = Die Datei { $database } ist keine SQLite-Datenbank. Wähle mit SEVENFOLD_DATABASE_URL eine andere.
store-unreachable = Die Datenbank { $url } ist nicht zu erreichen: { $reason }.
store-no-asyncpg = PostgreSQL braucht eine weitere Bibliothek: pip install 'sevenfold[postgres]'.
store-newer = Die Datenbank stammt von einem neueren Sevenfold: Aktualisiere dieses oder wähle eine andere Datenbank.
store-in-use = Die Datenbank { $database } wird von einem anderen Sevenfold-Server benutzt: Beende ihn oder wähle mit SEVENFOLD_DATABASE_URL eine andere.
store-migrating = Ein anderer Sevenfold-Server bringt die Datenbank { $database } seit { $seconds } Sekunden auf den neuesten Stand: Warte, bis er fertig ist, oder beende ihn.
store-backup-exists = { $file } gibt es schon und bleibt, wie es ist: Bitte einen anderen Namen wählen.
store-backup-nothing = Es gibt keine Datenbank { $database }. Welche kopiert werden soll, sagt --database-url oder SEVENFOLD_DATABASE_URL.
store-backup-no-program = Eine PostgreSQL-Datenbank kopiert deren eigenes Programm pg_dump, das hier fehlt: postgresql-client installieren.
store-backup-failed = Die Kopie { $file } ließ sich nicht anlegen: { $reason }.
store-write = Die Datenbank hat nicht angenommen, was zu schreiben war: { $reason }.
store-read = Die Datenbank ließ sich nicht lesen: { $reason }.
