# Match records, seal and match: what is wrong, where, and what would be right.


refusal-not-asked = Seat { $seat } isn’t asked now; somebody else decides first.
refusal-match-over = The match is over.

error-record-empty = The record is empty. Its first line is the header, like {"{"}"game": "sevn", "rules": 1, "players": ["Ann", "Ben"], "options": {"{}"}{"}"}.
error-record-json = Line { $line } isn’t JSON. Each line of a record is one JSON object, in one line.
error-record-cut = Line { $line } breaks off in the middle: the file seems to be cut short there.
error-record-object = Line { $line } is JSON, but not an object with keys like "deal", "seat" or "end".
error-record-kind = Line { $line } has the keys { $keys }; a line is a deal ("deal"), a move ("seat" and "move") or the end ("end").
error-record-header = Line 1 isn’t a header: it has no key "game". A record begins with the game, its rules, the players and the options.
error-record-key = Line { $line }: the key "{ $key }" means nothing here; known are { $known }.
error-record-missing = Line { $line }: the key "{ $key }" is missing.
error-record-text = Line { $line }: "{ $key }" must be a text.
error-record-texts = Line { $line }: "{ $key }" must be a list of texts, with at least one.
error-record-number = Line { $line }: "{ $key }" must be a whole number.
error-record-numbers = Line { $line }: "{ $key }" must be a list of whole numbers.
error-record-table = Line { $line }: "{ $key }" must be an object.
error-record-time = Line { $line }: "{ $key }" must be a number of seconds, 0 or more.
error-record-yes-no = Line { $line }: "{ $key }" must be true or false.
error-record-rules = Line { $line }: "{ $key }" must be 1 or more.
error-record-seal = Line { $line }: "{ $key }" must be "sha256:" and 64 hexadecimal digits in lower case.
error-record-seed = Line { $line }: "{ $key }" must be 64 hexadecimal digits in lower case.
error-record-newer = Line { $line }: this match was played by version { NUMBER($given, useGrouping: 0) } of the rules of “{ $game }”; this Sevenfold knows them up to version { NUMBER($ours, useGrouping: 0) }. Bring it up to date to read the record.
error-record-refused = Line { $line }: { $reason }
error-record-deal-late = Line { $line } deals “{ $given }”, but the dealer isn’t asked: { $asked ->
        [nobody] the game is over
       *[other] next comes a move of seat { $asked }
    }.
error-record-deal-refused = Line { $line } deals “{ $given }”, which can’t be: { $reason }
error-record-seat = Line { $line } is a move of seat { $seat }, but { $asked ->
        [dealer] the dealer has to turn something up first
        [nobody] the game is over
       *[other] asked now is seat { $asked }
    }.
error-record-move = Line { $line }: seat { $seat } can’t play “{ $move }”: { $reason } Legal: { $legal }.
error-record-end-early = Line { $line } is the end, but the game isn’t over: { $asked ->
        [dealer] the dealer has to turn something up
       *[other] asked now is seat { $asked }
    }.
error-record-after-end = Line { $line } stands after the end of the match; nothing may follow it.
error-record-points = Line { $line } gives the points { $given }; by the moves they are { $right }.
error-record-winners = Line { $line } names as winners { $given ->
        [none] nobody
       *[other] seat { $given }
    }; by the moves it is seat { $right }.
error-record-seed-missing = Line { $line }: the match was sealed, but its end doesn’t publish the "seed".
error-record-seed-unsealed = Line { $line }: the end publishes a "seed", but the header carries no "seal" that it could open.
error-record-other-seed = Line { $line }: the seed isn’t the one this match was sealed with.
error-position-seats = The position has { $given } seats, the match { $players }.

error-seal-seed-form = A seed is { $digits } hexadecimal digits in lower case.
error-seal-other = Line { $line }: the seed doesn’t fit the seal. It would open { $right }, the header carries { $seal }.
error-seal-deal = Line { $line } deals “{ $given }”, but from the sealed seed outcome { NUMBER($k, useGrouping: 0) } of the match is “{ $right }”.
