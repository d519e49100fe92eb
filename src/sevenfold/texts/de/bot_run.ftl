# `sevenfold bot run`: seine Hilfe, was es ausgibt, und was es antwortet, wenn etwas nicht geht.

cli-bot = Ein eigenes Programm am Tisch.
cli-bot_run = Ein eigenes Programm setzt sich an den Tisch eines Servers und spielt.
cli-bot_run-examples =
    Beispiele:

      sevenfold bot run my_bot.py --new sevn --bots odds --token-file my_bot.token --name "Mein Bot"
      sevenfold bot run my_bot.py --server https://sevenfold.example --table abc123 --token-file my_bot.token

    my_bot.py hat eine Funktion choose(view, moves, seat), die mit einem der Züge antwortet.
cli-bot-run-module = Eine Datei (my_bot.py) oder ein Modul (my_bots.first); dahinter :Funktion, wenn sie nicht choose heißt.
cli-bot-run-server = Die Adresse des Servers.
cli-bot-run-table = Der Tisch, an den er sich setzt: seine Kennung oder sein Einladungslink.
cli-bot-run-new = Stattdessen einen Tisch dieses Spiels öffnen, gegen die Bots des Servers.
cli-bot-run-players = Wie viele Plätze der neue Tisch hat.
cli-bot-run-bots = Die Bots des Servers am neuen Tisch, durch Kommas getrennt, oder einer für alle; sonst der stärkste.
cli-bot-run-token-file = Die Datei mit dem Token des Programms; ohne sie gilt SEVENFOLD_TOKEN in der Umgebung.
cli-bot-run-name = Ein neues Token unter diesem Namen holen; es kommt in die Token-Datei, wenn es noch keine gibt.
cli-bot-opened = Tisch { $table }: { $address }
cli-bot-points = Platz { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}{ $won ->
    [yes] , gewinnt
   *[no] {""}
}
cli-bot-back = Die Verbindung ist abgebrochen ({ $problem }); der Bot kommt wieder.
cli-bot-table-or-new = Ein Bot braucht entweder --table KENNUNG oder --new SPIEL.
cli-bot-no-module = Es gibt kein Modul „{ $module }“. Eine Datei nennt man mit ihrer Endung: my_bot.py.
cli-bot-no-function = „{ $module }“ hat keine Funktion { $function }(view, moves, seat).
cli-bot-signature = „{ $module }“: { $function } soll eine gewöhnliche Funktion sein, die { $function }(view, moves, seat) nimmt, nicht { $given }.
cli-bot-import = „{ $module }“ lässt sich nicht lesen: { $problem } ({ $place }).
cli-bot-failed = Der Bot ist gescheitert: { $problem } ({ $place }).
cli-bot-no-move = Der Bot hat mit „{ $given }“ geantwortet, was nicht offen ist. Offen sind { $open }.
cli-bot-no-address = „{ $given }“ ist keine Adresse eines Servers; eine sieht aus wie https://sevenfold.example.
cli-bot-no-token = Der Bot hat kein Token: eine Datei mit --token-file nennen, { $variable } setzen oder mit --name NAME eines holen.
cli-bot-no-keeping = Das Token kann nicht nach { $file } geschrieben werden: { $problem }.
cli-bot-no-game = Der Server hat kein Spiel „{ $given }“. Er hat { $known }.
cli-bot-unreachable = { $server } antwortet nicht: { $problem }.
cli-bot-refused = Der Server lehnt das ab: { $sentence }
cli-bot-logged-out = Der Server kennt das Token nicht (mehr) oder hat den Bot weggeschickt.
cli-bot-gone = Es gibt auf dem Server keinen Tisch „{ $table }“, oder es darf niemand mehr dazu.
cli-bot-busy = Der Bot hat zu viele Verbindungen offen.
