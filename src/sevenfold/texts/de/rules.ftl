# Was jedes Spiel zu Optionen, Notation und Stellungen sagen kann: was nicht stimmt, wo, und was richtig wäre.

error-unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Es gibt { $known }.
error-seats = Das Spiel ist für { $least } bis { $most } Spieler, nicht für „{ $given }“.
error-unknown-option = Das Spiel hat keine Option „{ $option }“. Seine Optionen sind { $known }.
error-option-number = Die Option „{ $option }“ kann nicht „{ $given }“ sein. Richtig wäre eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
error-option-bool = Die Option „{ $option }“ kann nicht „{ $given }“ sein. Richtig wäre true oder false.
error-option-choice = Die Option „{ $option }“ kann nicht „{ $given }“ sein. Richtig wäre eines von { $known }.

error-no-such-move = „{ $given }“ ist kein Zug. So schreibt man Züge: { $known }.
error-no-such-card = „{ $given }“ ist keine Karte dieses Spiels. Seine Karten sind { $known }.

error-position-object = „{ $field }“ muss ein Objekt sein, nicht { $given }.
error-position-unknown = „{ $field }“ bedeutet in einer Stellung nichts. Bekannt sind dort { $known }.
error-position-flag = „{ $field }“ muss true oder false sein, nicht { $given }.
error-position-list = „{ $field }“ muss eine Liste sein, nicht { $given }.
error-position-number = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }.
error-position-missing-number = „{ $field }“ fehlt. Es ist eine ganze Zahl von { $least } bis { $most }.
error-position-missing-word = „{ $field }“ fehlt. Es ist eines von { $known }.
error-position-word = „{ $field }“ kann nicht { $given } sein. Richtig wäre eines von { $known }.
