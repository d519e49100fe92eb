# Was Lektionen und Regelseiten aller Spiele gemeinsam haben.

lesson-play = Abspielen
lesson-pause = Anhalten
lesson-again = Noch einmal
lesson-back = Einen Schritt zurück
lesson-forward = Einen Schritt weiter
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
