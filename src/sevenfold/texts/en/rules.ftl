# What any game may say about options, notation and positions: what is wrong, where, and what would be right.

error-unknown-game = There is no game “{ $given }”. There is { $known }.
error-seats = The game is for { $least } to { $most } players, not for “{ $given }”.
error-unknown-option = The game has no option “{ $option }”. Its options are { $known }.
error-option-number = The option “{ $option }” can’t be “{ $given }”. Right would be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
error-option-bool = The option “{ $option }” can’t be “{ $given }”. Right would be true or false.
error-option-choice = The option “{ $option }” can’t be “{ $given }”. Right would be one of { $known }.

error-no-such-move = “{ $given }” is no move. Moves are written like this: { $known }.
error-no-such-card = “{ $given }” is no card of this game. Its cards are { $known }.

error-position-object = “{ $field }” must be an object, not { $given }.
error-position-unknown = “{ $field }” means nothing in a position. Known there are { $known }.
error-position-flag = “{ $field }” must be true or false, not { $given }.
error-position-list = “{ $field }” must be a list, not { $given }.
error-position-number = “{ $field }” must be a whole number from { $least } to { $most }, not { $given }.
error-position-missing-number = “{ $field }” is missing. It is a whole number from { $least } to { $most }.
error-position-missing-word = “{ $field }” is missing. It is one of { $known }.
error-position-word = “{ $field }” can’t be { $given }. Right would be one of { $known }.
