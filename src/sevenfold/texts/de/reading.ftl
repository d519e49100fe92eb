# Was Lektionen und Regelseiten aller Spiele gemeinsam haben.

lesson-play = Abspielen
lesson-pause = Anhalten
lesson-again = Noch einmal
lesson-back = Einen Schritt zurück
lesson-forward = Einen Schritt weiter
lesson-play-on = Von hier an selbst spielen
lesson-play-on-about = Ein Tisch mit genau dieser Stellung; auf den anderen Plätzen sitzen Bots.
lesson-play-on-over = Hier ist das Spiel zu Ende. Geh einen Schritt zurück, um weiterzuspielen.
lesson-loading = Die Karten werden ausgeteilt …
lesson-failed = Die Lektion konnte nicht geladen werden.
error-unknown-lesson-step = Die Lektion „{ $lesson }“ hat { $most ->
        [one] einen Schritt
       *[other] { $most } Schritte
    }; einen Schritt { NUMBER($given, useGrouping: 0) } gibt es nicht.
error-unknown-lesson = Eine Lektion „{ $given }“ gibt es nicht. Es gibt { $known }.
lesson-retry = Noch einmal versuchen
rules-contents = Inhalt
rules-print = Drucken
rules-show = Auf dem Tisch ansehen
