# Was Tische und Server ablehnen, und was der Chat eines Tisches meldet.

refused-no-table = Hier ist kein Tisch. Vielleicht ist der Link unvollständig, oder der Tisch gehört zu einem anderen Server.
refused-no-match = Diese Partie gibt es nicht.
refused-no-page = Unter dieser Adresse gibt es keine Seite von jemandem.
refused-match-running = Die Aufzeichnung gibt es, sobald die Partie vorbei ist: Sie enthält alles, was ausgeteilt wurde.
refused-no-address = Unter dieser Adresse gibt es nichts.
refused-method = Diese Adresse beantwortet solche Anfragen nicht.
refused-foreign-origin = Diese Anfrage kommt von der Seite eines anderen Anbieters und wird abgelehnt.
refused-body-long = Die Anfrage ist zu lang.
refused-match-long = Diese Partie ist so lang geworden, dass dir nur noch ein Zug offensteht: „{ $move }“.
refused-message-long = Die Nachricht ist zu lang: höchstens { $most } Bytes.
refused-message-malformed = Die Nachricht ist nicht zu verstehen: { $reason }
refused-fault = Im Server ist etwas schiefgegangen. Nichts hat sich geändert; sein Protokoll weiß mehr.
refused-not-stored = Es ist ungewiss, ob das gespeichert wurde. Schau nach, und versuch es sonst noch einmal.
refused-too-fast = Das war zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-too-many-sockets = Von hier kommen zu viele Verbindungen. Schließ einige der offenen Seiten.
refused-too-many-tables = Du leitest schon { $most } Tische. Beende oder verlass zuerst einen.
refused-too-many-spectators = An diesem Tisch schauen schon { $most } Leute zu.
refused-lobby-listens = Die Lobby erzählt nur, was los ist; sie nimmt keine Nachrichten an.
refused-name-needed = Nenn zuerst einen Namen.
refused-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
refused-name-long = Ein Name hat höchstens { $most } Zeichen.

refused-no-seat-here = Du hast an diesem Tisch keinen Platz.
refused-no-seat = Platz { $place } gibt es hier nicht: Die Plätze sind 1 bis { $most }.
refused-seat-taken = Auf Platz { $place } sitzt { $name }.
refused-seat-kept = Ein Bot hält Platz { $place } für { $name } frei.
refused-seat-empty = Auf Platz { $place } sitzt niemand.
refused-already-seated = Du spielst schon auf Platz { $place }.
refused-table-full = Alle { $seats } Plätze sind besetzt.
refused-host-only = Das darf nur, wer den Tisch leitet: { $host }.
refused-started = Die Partie hat schon begonnen.
refused-not-playing = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist vorbei.
refused-seats-empty = { $empty ->
    [one] Ein Platz ist noch leer.
   *[other] { $empty } Plätze sind noch leer.
} Setz einen Bot hin oder warte auf jemanden.
refused-seats-full = Für { $seats } Plätze muss zuerst jemand gehen: { $people } Leute sitzen hier.
refused-no-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
refused-position-over = In dieser Stellung ist das Spiel schon zu Ende: Niemand hat noch etwas zu entscheiden.
refused-position-twice = Eine Partie beginnt bei einer Stellung („position“) oder beim Schritt einer Lektion („lesson“), nicht bei beidem.
refused-position-fixed = Diese Partie beginnt bei einer Stellung. Plätze und Optionen gehören zu ihr und bleiben, wie sie sind.
refused-too-many-bots = { $bots } Bots sind zu viele: Neben dir { $seats ->
    [one] ist ein Platz
   *[other] sind { $seats } Plätze
} frei.
refused-kick-self = Du kannst dich nicht selbst wegschicken. Steh stattdessen auf.
refused-kick-bot = In einer laufenden Partie behält ein Bot seinen Platz.
refused-kick-here = { $name } ist da. In einer laufenden Partie lässt sich nur ersetzen, wer weg ist.
refused-rematch-early = Eine Revanche gibt es, sobald die Partie vorbei ist.
refused-people-left = Jemand am Tisch hat in dieser Runde noch etwas zu entscheiden.

refused-rated-bots = Dieser Tisch zählt für die Wertung: Um Wertungen spielen nur Menschen, keine Bots und keine Programme.
refused-rated-position = Eine Partie, die an einer Stellung beginnt, kann nicht gewertet werden.
refused-no-step = Einen Zug { $step } gibt es in dieser Partie nicht: der letzte ist { $last }.

refused-move-long = Ein Zug hat höchstens { $most } Zeichen.
refused-stale = Der Tisch ist inzwischen weiter, sieh noch einmal hin.
refused-version-ahead = Den Stand { $version } gibt es noch nicht: Die Partie ist bei { $now }.

refused-clock-bank = Ein Zeitkonto fasst { $least } bis { $most } Minuten, und jede Entscheidung bringt { $fewest } bis { $highest } Sekunden dazu.
refused-chat-long = Eine Zeile hat höchstens { $most } Zeichen.
refused-chat-empty = In dieser Zeile ist nichts zu sehen.
refused-chat-unknown = Den Befehl { $command } gibt es nicht. Es gibt: { $known }
refused-whisper-nobody = { $name } heißt hier niemand, darum wurde das nicht gesagt.
refused-whisper-several = { $places ->
    [none] Mehrere, die zusehen, heißen { $name }; darum wurde das nicht gesagt.
   *[other] Das könnte mehreren gelten: { $name } sitzt auf { $places }. Flüstere zur Nummer des Platzes.
}
refused-whisper-number = { $number } ist hier ein Platz und zugleich jemandes Name, darum wurde das nicht gesagt. Flüstere zum Platz des einen oder mit dem Namen des anderen.
refused-whisper-self = Du würdest dir selbst etwas zuflüstern.
refused-whisper-bot = { $name } ist ein Bot und liest den Chat nicht.
refused-whisper-apart = { $plays ->
    [yes] Solange die Partie läuft, kannst du nur denen zuflüstern, die mitspielen.
   *[no] Solange die Partie läuft, kannst du nur anderen zuflüstern, die zusehen.
}
refused-chat-usage = Der Befehl wird so geschrieben: { $usage }

chat-help = Befehle
    /w NAME TEXT · flüstert: Nur ihr beide lest es. Statt des Namens geht auch die Nummer des Platzes
    ;NAME TEXT · flüstert auch
    /me TEXT · sagt, was du tust
    /join [PLATZ] · setzt dich hin
    /leave · steht auf
    /start · beginnt die Partie (wer den Tisch aufgemacht hat)
    /bot [STUFE] · setzt einen Bot hin (ebenso): { $bots }
    /kick PLATZ · macht einen Platz frei (ebenso)
    /option NAME WERT · ändert eine Einstellung des Spiels (ebenso)
    /clock ART · stellt die Uhr (Gastgeber): none, relaxed, brisk, days oder 10+15 für ein Zeitkonto von 10 Minuten und 15 Sekunden je Entscheidung
    /pause · wünscht eine Pause: Sie beginnt, wenn alle es tun, die spielen
    /continue · macht nach einer Pause weiter oder wünscht keine mehr
    /help · zeigt dies
    Plätze zählen ab 1. Tab vervollständigt, was du begonnen hast.
chat-sat = { $name } setzt sich auf Platz { $place }.
chat-stood = { $name } steht von Platz { $place } auf.
chat-bot-sat = Der Bot { $name } sitzt auf Platz { $place }.
chat-kicked = Platz { $place } von { $name } wird frei gemacht.
chat-seats = Der Tisch hat jetzt { $count } Plätze.
chat-option = Eine Option wird geändert: { $how ->
    [yes] { $option } ja
    [no] { $option } nein
    [usual] { $option } wie üblich
    [own] { $option } eingegeben
   *[value] { $option } ist { $value }
}.
chat-clock = { $kind ->
    [none] Ab jetzt spielt ihr ohne Uhr.
    [relaxed] Die Uhr geht jetzt gemütlich.
    [brisk] Die Uhr geht jetzt flott.
    [days] Die Uhr zählt jetzt in Tagen.
   *[bank] Jede Person hat jetzt ein Zeitkonto: { $minutes } min{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } s
    } und { $increment } s je Entscheidung.
}
chat-started = Die Partie beginnt.
chat-pause-wished = { $name } hätte gern eine Pause.
chat-pause-unwished = { $name } braucht keine Pause mehr.
chat-paused = { $name } ist einverstanden: Die Partie macht Pause.
chat-pause-over = { $name } macht weiter: Die Partie geht weiter.
refused-paused = Die Partie macht Pause. Erst weitermachen, mit dem Knopf oder mit /continue.
chat-back = { $name } ist wieder da und übernimmt von { $bot }.
chat-stands-in = { $name } antwortet nicht: { $bot } hält den Platz.
chat-rematch = { $name } möchte eine Revanche.

# --- the host of the server

refused-host-token = Das ist nicht das Kennwort des Gastgebers. Es steht in den Einstellungen des Servers als SEVENFOLD_ADMIN_TOKEN.
refused-banned = Der Gastgeber dieses Servers lässt dich nicht herein.{ $why ->
    [no] {""}
   *[yes] {" "}Als Grund ist angegeben: { $reason }
}
refused-banned-until = Der Gastgeber dieses Servers lässt dich noch { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} nicht herein.{ $why ->
    [no] {""}
   *[yes] {" "}Als Grund ist angegeben: { $reason }
}
refused-word = Darin steht ein Wort, das der Gastgeber dieses Servers hier nicht haben möchte. Bitte anders sagen.
refused-words-many = Die Liste fasst höchstens { $most } Wörter.
refused-word-long = Ein Wort der Liste hat höchstens { $most } Buchstaben.
refused-ban-whom = Es ist niemand genannt: Ausgeschlossen wird jemand mit der Kennung aus der Liste, eine Adresse so, wie sie gesehen wurde.
refused-ban-address = „{ $given }“ ist weder eine Netzadresse noch ein Netz; so sehen sie aus: 192.0.2.7, 192.0.2.0/24, 2001:db8::1 oder 2001:db8:1:2::/64.
refused-close-open-only = Nur ein Tisch, an dem noch niemand spielt, lässt sich schließen; eine laufende Partie gehört denen, die sie spielen.
chat-closed = Der Gastgeber dieses Servers hat diesen Tisch geschlossen.
