# „SEVN in einer Minute“ und die Worte zur Vorführrunde.

learn-sevn-title = SEVN in einer Minute
learn-sevn-lead = Drei Gedanken tragen dich durch die erste Partie. Die übrigen Karten erklären sich beim Spielen.

learn-sevn-goal-step = Das Ziel
learn-sevn-goal = Wer kommt zuerst auf { $target }?
learn-sevn-goal-text = In jeder Runde legst du Karten vor dir aus. Was sie am Ende wert sind, kommt zu deinen Punkten. Sobald jemand eine Runde mit { $target } oder mehr beendet, gewinnt der höchste Stand.
learn-sevn-goal-picture = Vier Leute auf dem Weg zu { $target }

learn-sevn-decision-step = Die Entscheidung
learn-sevn-decision = Noch eine Karte oder stoppen?
learn-sevn-decision-text = Dein Zug ist nur diese eine Frage; reihum geht es im Uhrzeigersinn. Ziehst du, kommt eine offene Karte in deine Reihe. Stoppst du, gehört die Reihe dir: Du setzt bis zum Rundenende aus und wertest, was daliegt.
learn-sevn-decision-try = Probier es. Deine Reihe ist { $points } wert.
learn-sevn-draw = Ziehen
learn-sevn-stop = Stoppen
learn-sevn-decision-drawn = Die { $card } ist neu in deiner Reihe, sie ist jetzt { $points } wert. Glück gehabt: { $bust } der { $unseen } verdeckten Karten hätten dich rausgeworfen.
learn-sevn-decision-stopped = { $points } Punkte sind sicher. Die anderen spielen ohne dich weiter.
learn-sevn-decision-picture = Eine Reihe und die beiden Antworten zur Wahl

learn-sevn-risk-step = Das Risiko
learn-sevn-risk = Derselbe Wert zweimal, und du bist raus
learn-sevn-risk-text = Ziehst du eine Zahl, die schon in deiner Reihe liegt, zählt die ganze Reihe in dieser Runde nichts. Nur Second Chance kann das auffangen.
learn-sevn-risk-picture = Eine Reihe, die gerade einen Wert gezogen hat, den sie schon hatte
learn-sevn-copies = Hohe Karten zählen mehr und kommen eher wieder
learn-sevn-copies-text = Die { $high } gibt es { $most }-mal, die { $low } nur { $least ->
    [one] ein einziges Mal
   *[other] { $least }-mal
}. Je größere Zahlen du sammelst, desto dünner wird das Eis.
learn-sevn-copies-picture = Einige Werte und wie viele Karten es davon gibt

learn-sevn-round = Schau einer Runde zu
learn-sevn-round-text = Vier Leute, spät in einer Partie. Die Runde spielt sich selbst; halte sie an oder geh mit den Pfeiltasten vor und zurück.

learn-sevn-seven = Sieben verschiedene Werte: SEVN
learn-sevn-seven-text = Die Runde ist auf der Stelle vorbei, und wer es geschafft hat, bekommt { $bonus } Punkte zur Reihe dazu. Alle, die nicht raus sind, werten ebenfalls.
learn-sevn-seven-picture = Eine Reihe erreicht ihren siebten Wert

learn-sevn-three = Drei Karten, die du kennen solltest
learn-sevn-three-text = Sie wirken sofort. Wo du jemanden wählst, darfst es auch du selbst sein.

learn-sevn-start = Mehr brauchst du nicht
learn-sevn-start-text = Zieh, um mehr zu bekommen, und stoppe, bevor das Glück kippt. Es gibt noch mehr Karten, aber die haben Zeit, bis sie vor dir liegen.
learn-sevn-start-play = SEVN spielen
learn-sevn-start-rules = Alle Regeln lesen

lesson-sevn-demo-deal = Alle beginnen mit einer offenen Karte; entschieden hat noch niemand etwas. { $name } fehlen { $missing } Punkte bis { $target }.
lesson-sevn-demo-draw = { $name } zieht. Die { sevn-card } ist neu in der Reihe, die jetzt { $points } Punkte wert ist.
lesson-sevn-demo-twice = { $name } zieht eine zweite { sevn-card } und ist raus: nichts für diese Runde. { $bust } der { $unseen } verdeckten Karten konnten das auslösen.
lesson-sevn-demo-further = Auch { $name } traut sich und bekommt die { sevn-card }: { $points } Punkte in der Reihe.
lesson-sevn-demo-stop = { $name } stoppt lieber. { $points } Punkte sind sicher, was auch immer jetzt geschieht.
lesson-sevn-demo-end = { $name } wagt noch eine Karte, dann stoppen die letzten beiden und die Reihen werden gezählt. { $scored } Punkte machen zusammen { $banked }: { $name } gewinnt.
