# Replays: a match that is over, move by move.

replay-title = { $game }, watched again
replay-coming = The match is being fetched …
replay-lost = This match can’t be shown.
replay-step = Move { $step } of { $last }
replay-start = The beginning
replay-first = To the beginning
replay-back = One move back
replay-play = Play on
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-position = Moment of the match
replay-seat = As seen by
replay-spectator = Spectators
replay-speed = Speed
replay-by-clock = The clock decided for { $name }.
replay-moved = { $name } has decided.
replay-result = { $name }: { $points }
replay-share = Copy the link to this moment
replay-shared = The link to this moment is copied.
replay-record = Save the record
replay-keys = ← → one move · Home and End · Space plays and pauses
replay-log = What happens

check-title = Was the deal fair?
check-asking = The whole match is being worked out again …
check-fair = Yes. Everything was as it was promised before the first card.
check-seal = The seal was published before the first card, and the seed that was opened at the end fits it.
check-outcomes = { $outcomes ->
    [one] One outcome of chance was
   *[other] All { $outcomes } outcomes of chance were
} derived from the seed again: the very same.
check-moves = All { $lines } lines of the record were played by the rules again; each move was allowed.
check-result = Points and places were counted again and agree.
check-unsealed = This record carries no seal: what chance did can’t be checked. Moves and result hold.
check-unended = This record has no end yet: its seed isn’t published, so the deal can’t be checked. So far every move holds.
check-wrong = No. Something doesn’t hold:
check-how = How this works, and how to do it by hand: “The seal” in the documentation, or the command sevenfold verify.
check-seal-is = Seal
check-seed-is = Seed

open-title = Watch a record
open-lead = Choose a record you have saved (*.sevenfold.jsonl). It is checked by the rules and shown; nothing is stored.
open-choose = Choose a file
open-drop = Or drop it here.
open-large = That file is too large for a record.
