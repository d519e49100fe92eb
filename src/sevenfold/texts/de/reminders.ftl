# Erinnerungen: was ein Browser jemandem sagt, der an der Reihe ist, und die Schalter in den Einstellungen.

reminder-title = { $whose ->
    [own] Du bist dran, an deinem Tisch ({ $game })
    [other] Du bist dran, am Tisch von { $host } ({ $game })
   *[none] Du bist dran ({ $game })
}
reminder-body = Mit { $names }

refused-no-reminders = Dieser Server erinnert niemanden.
refused-push-address = Das ist keine Adresse eines Push-Dienstes.
refused-push-service = { $service } ist kein Push-Dienst, den dieser Server kennt.
refused-push-long = Die Adresse eines Push-Dienstes hat höchstens { $most } Zeichen.
refused-push-keys = Das sind keine Schlüssel eines Browsers.
refused-too-many-pushes = Du wirst schon in { $most } Browsern erinnert. Schalte es in einem davon aus oder melde dich überall sonst ab.
