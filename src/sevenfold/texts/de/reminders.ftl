# Erinnerungen: was ein Browser jemandem sagt, der an der Reihe ist, und die Schalter in den Einstellungen.

reminder-title = { $whose ->
    [own] Du bist dran, an deinem Tisch ({ $game })
    [other] Du bist dran, am Tisch von { $host } ({ $game })
   *[none] Du bist dran ({ $game })
}
reminder-body = Mit { $names }

turns-legend = Wenn ich dran bin
turns-title = Im Titel der Seite anzeigen
turns-sound = Klang
turns-push = Melden, wenn ich nicht hinsehe
turns-push-about = Dein Browser meldet sich, auch wenn du diese Seite geschlossen hast. Ein Klick darauf führt an den Tisch.
turns-push-asking = Dein Browser fragt jetzt, ob er darf.
turns-push-denied = Dein Browser lässt das für diese Seite nicht zu. Falls du es doch möchtest: Ändern kannst du es im Browser, neben der Adresse.
turns-push-nobody = Gib zuerst an einem Tisch einen Namen an; dann gibt es jemanden, der gerufen werden kann.
turns-push-failed = Dein Browser konnte das gerade nicht einrichten. Versuch es später noch einmal.

refused-no-reminders = Dieser Server erinnert niemanden.
refused-push-address = Das ist keine Adresse eines Push-Dienstes.
refused-push-service = { $service } ist kein Push-Dienst, den dieser Server kennt.
refused-push-long = Die Adresse eines Push-Dienstes hat höchstens { $most } Zeichen.
refused-push-keys = Das sind keine Schlüssel eines Browsers.
refused-too-many-pushes = Du wirst schon in { $most } Browsern erinnert. Schalte es in einem davon aus oder melde dich überall sonst ab.
