# Konten: was der Server ablehnt, und die Seite `/account`.

refused-login-wrong = Name und Passwort passen nicht zusammen.
refused-login-taken = Es gibt schon ein Konto „{ $name }“. Melde dich an oder nimm einen anderen Namen.
refused-login-marks = Dieser Name enthält Zeichen, die man nicht sieht. Schreib ihn nur mit Buchstaben, Ziffern und Satzzeichen.
refused-password-short = Ein Passwort hat mindestens { $least } Zeichen.
refused-password-long = Ein Passwort hat höchstens { $most } Zeichen.
refused-password-wrong = Das ist nicht das Passwort dieses Kontos.
refused-account-already = Du bist schon im Konto „{ $login }“ angemeldet.
refused-account-needed = Dafür braucht es ein Konto.
refused-account-program = Das ist für Menschen im Browser, nicht für Programme.
refused-too-many-programs = Ein Konto hat höchstens { $most } Programme. Zieh zuerst den Zugang von einem zurück.
refused-no-program = Dieses Programm gibt es nicht mehr.
refused-not-sure = Sag, dass du sicher bist: Was gelöscht ist, kommt nicht wieder.

# Was an einem Feld nicht stimmt, darunter; auch auf der Seite des Gastgebers.
field-missing = Das ist noch auszufüllen.
field-short = Hier gehören mindestens { $least } Zeichen hin.
field-range = Hier gehört eine ganze Zahl von { $least } bis { $most } hin.

account-hello = Hallo, { $name }
account-hello-nobody = Wer bist du?
account-guest-about = Du spielst als Gast: Dein Name und deine Partien gehören zu diesem Browser.
account-nobody-about = Zum Spielen braucht es kein Konto: Einen Namen gibst du am ersten Tisch. Mit einem Konto hast du deine Partien und deinen Platz auf jedem Gerät.
account-login-about = Du meldest dich als „{ $login }“ an.
account-register = Ein Konto anlegen
account-register-about = Plätze, Partien und Wertungen bleiben bei dir. Ein Name und ein Passwort, sonst nichts.
account-login = Anmelden
account-login-merge = Was du hier als Gast gespielt hast, geht in dein Konto über.
account-name = Name
account-password = Passwort
account-password-rule = Mindestens 8 Zeichen. Ein paar Wörter sind gut.
account-password-show = Passwort zeigen
account-made = Dein Konto ist da. Deine Partien hast du von jetzt an überall.
account-entered = Du bist angemeldet.

games-title = Meine Partien
games-running = Laufend
games-finished = Gespielt
games-none = Noch nichts gespielt. Hier werden deine Partien stehen.
games-your-turn = Du bist dran
games-waiting = Wartet auf { $names }
games-open = Wartet auf Mitspielende
games-go = Zum Tisch
games-round = Runde { $round }
games-place = { $rank }. von { $seats }
games-won = Gewonnen
games-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
games-rated = gewertet
games-more = Mehr zeigen
games-replay = Noch einmal ansehen
games-table = Tisch
games-with = mit { $names }
games-bot = { $name } (Bot)
games-own-record = Eine gespeicherte Aufzeichnung ansehen

figures-title = Wie es läuft
figures-played = Gespielt
figures-won = Gewonnen
figures-mean = Punkte im Mittel
figures-best = Meiste Punkte
figures-rating = Wertung
figures-rating-none = noch keine
figures-place = Platz im Mittel
figures-of-seats = von { $seats }
figures-curve = Wertung nach Partie { $first } bis { $last }: von { $from } auf { $to }, am höchsten { $highest }
figures-page = Meine öffentliche Seite
profile-about = Was die gewerteten Partien von { $name } sagen. Alles andere, was { $name } gespielt hat, ist privat.
profile-none = { $name } hat noch keine gewertete Partie gespielt.
figures-leaderboard = Zur Bestenliste

programs-title = Meine Programme
programs-about = Ein Programm von dir setzt sich an Tische wie alle anderen, mit eigenem Namensschild. Sein Schlüssel kommt in den Kopf „Authorization: Bearer“.
programs-name = Namensschild
programs-add = Schlüssel anlegen
programs-once = Das ist der Schlüssel von „{ $name }“. Er wird nur dieses eine Mal gezeigt: Kopiere ihn jetzt.
programs-copy = Kopieren
programs-copied = Der Schlüssel ist kopiert.
programs-revoke = Den Schlüssel von { $name } zurückziehen
programs-used = zuletzt benutzt { $when }
programs-none = Du hast keine.

safety-title = Passwort und Geräte
safety-old = Passwort bisher
safety-new = Neues Passwort
safety-change = Passwort ändern
safety-changed = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet.
safety-logout = Abmelden
safety-elsewhere = Überall sonst abmelden
safety-elsewhere-done = Alle anderen Browser sind abgemeldet.

farewell-title = Meine Daten löschen
farewell-about = Dein Name, dein Passwort, deine Wertungen, was du gesagt hast und alle Anmeldungen werden gelöscht. Gespielte Partien bleiben für die anderen, mit „N. N.“ an deiner Stelle. Das lässt sich nicht rückgängig machen.
farewell-open = Meine Daten löschen …
farewell-sure = Ja, das will ich
farewell-do = Jetzt alles löschen
farewell-done = Deine Daten sind gelöscht.

leaderboard-lead = Die Besten jedes Spiels, nach gewerteten Partien zwischen Menschen.
leaderboard-about = Eine Wertung sagt, was jemand ziemlich sicher wert ist: die Schätzung abzüglich dreimal ihrer Unsicherheit (OpenSkill). Die Liste zeigt Konten mit mindestens { $least } gewerteten Partien.
leaderboard-none = Noch hat niemand { $least } gewertete Partien gespielt. Eröffne einen Tisch „Gewertet“ und sei die oder der Erste.
leaderboard-place = Platz
leaderboard-name = Name
leaderboard-rating = Wertung
leaderboard-matches = Partien
leaderboard-you = du
