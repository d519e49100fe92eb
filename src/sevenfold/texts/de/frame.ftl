# Der Rahmen der Seite: Kopf, Einstellungen, Hinweise, Nachweise.

skip-to-content = Zum Inhalt springen
close = Schließen
reload = Neu laden
to-lobby = Zur Lobby
game-sevn = SEVN
game-weisen = Die Sieben Weisen
game-7wonders = 7 Wonders
learn-sevn = SEVN in einer Minute lernen
rules-sevn = Die ganzen Regeln
learn-7wonders = 7 Wonders lernen in drei Minuten
rules-7wonders = Die ganzen Regeln
learn-weisen = Die Weisen in fünf Minuten lernen
rules-weisen = Die ganzen Regeln
game-unknown = Dieses Spiel kennt die Seite noch nicht. Lade sie neu: Vielleicht gibt es schon eine neuere.

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
theme-system = Wie das System
theme-light = Tag
theme-dark = Nacht
settings-speed = Bewegung
speed-calm = Ruhig
speed-normal = Normal
speed-quick = Schnell
speed-none = Keine
settings-odds = Immer zeigen, wie wahrscheinlich man rausfliegt

problem-offline = Der Server ist nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.
problem-server = Der Server konnte nicht antworten ({ NUMBER($status, useGrouping: 0) }). Versuch es gleich noch einmal.
problem-part-missing = Ein Teil der Seite ließ sich nicht holen. Neu laden sollte helfen.
nowhere-title = Hier liegt nichts
nowhere-text = Zu dieser Adresse gibt es keine Seite. In der Lobby findest du alles.

footer-nav = Über Sevenfold
footer-unofficial = Sevenfold ist inoffiziell und frei. Die Namen der Spiele gehören ihren Verlagen; Bilder, Worte und Klänge sind eigene.
credits-title = Nachweise
credits-intro = In Sevenfold steckt die Arbeit anderer. Das hier ist von ihnen, und unter diesen Bedingungen darf es hier stehen.
credits-icons = Zeichen
credits-game-icons = Die Zeichen auf den Karten sind von Lorc, Delapouite und anderen bei
credits-lucide = Die Zeichen des Rahmens sind von
credits-fonts = Schriften
credits-fonts-text = Alle Schriften sind frei unter der
credits-sounds = Klänge
credits-sounds-text = Jeden Klang macht die Seite selbst, nichts ist aufgenommen.
credits-names = Namen und Spiele

account-title = Konto und Partien
account-named = Konto und Partien von { $name }
leaderboard-title = Bestenliste
logged-out = Du bist hier abgemeldet worden.

notice-from-host = Vom Gastgeber dieses Servers
notice-put-away = Diese Nachricht wegräumen
notice-restart = { $minutes ->
    [0] Der Server startet jetzt neu; deine Partien gehen weiter.
    [one] Der Server startet in einer Minute neu; deine Partien gehen weiter.
   *[other] Der Server startet in { $minutes } Minuten neu; deine Partien gehen weiter.
}

name-label = Dein Name
