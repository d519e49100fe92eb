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
