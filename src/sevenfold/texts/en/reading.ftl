# What lessons and rules pages of all games share.

lesson-play = Play
lesson-pause = Pause
lesson-again = Once more
lesson-back = One step back
lesson-forward = One step on
lesson-play-on = Play on from here
lesson-play-on-about = A table with exactly this position; bots take the other seats.
lesson-play-on-over = Here the game is over. Go a step back to play on.
lesson-loading = The cards are being dealt …
lesson-failed = The lesson could not be fetched.
error-unknown-lesson-step = The lesson “{ $lesson }” has { $most ->
        [one] one step
       *[other] { $most } steps
    }; there is no step { NUMBER($given, useGrouping: 0) }.
error-unknown-lesson = There is no lesson “{ $given }”. There is { $known }.
lesson-retry = Try again
rules-contents = Contents
rules-print = Print
rules-show = Show it on the table
