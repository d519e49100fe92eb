# Accounts: what the server refuses, and the page `/account`.

refused-login-wrong = Name and password don’t fit together.
refused-login-taken = There already is an account called “{ $name }”. Log in, or choose another name.
refused-login-marks = This name holds characters that can’t be seen. Write it with letters, digits and signs alone.
refused-password-short = A password has at least { $least } characters.
refused-password-long = A password has at most { $most } characters.
refused-password-wrong = That isn’t the password of this account.
refused-account-already = You are logged in to the account “{ $login }” already.
refused-account-needed = That takes an account.
refused-account-program = That is for people in a browser, not for programs.
refused-too-many-programs = An account has at most { $most } programs. Take the token of one back first.
refused-no-program = There is no such program any more.
refused-not-sure = Say that you are sure: what is deleted doesn’t come back.

# What is wrong with a field, under it; the host's page says it too.
field-missing = This is still to be filled in.
field-short = This takes at least { $least } characters.
field-range = This takes a whole number from { $least } to { $most }.

account-hello = Hello, { $name }
account-hello-nobody = Who are you?
account-guest-about = You play as a guest: your name and your games live in this browser.
account-nobody-about = No account is needed to play: give a name at the first table. With an account your games and your seat are with you on every device.
account-login-about = You log in as “{ $login }”.
account-register = Make an account
account-register-about = Your seats, games and ratings stay with you. A name and a password, nothing else.
account-login = Log in
account-login-merge = What you have played here as a guest goes over to your account.
account-name = Name
account-password = Password
account-password-rule = At least 8 characters. A few words are good.
account-password-show = Show the password
account-made = Your account is there. From now on your games are with you everywhere.
account-entered = You are logged in.

games-title = My games
games-running = Going on
games-finished = Played
games-none = Nothing played yet. Your games will stand here.
games-your-turn = Your turn
games-waiting = Waiting for { $names }
games-open = Waiting for players
games-go = To the table
games-round = Round { $round }
games-place = { $rank }. of { $seats }
games-won = Won
games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-rated = rated
games-more = Show more
games-replay = Watch again
games-table = Table
games-with = with { $names }
games-bot = { $name } (bot)
games-own-record = Watch a record you have saved

figures-title = How I do
figures-played = Played
figures-won = Won
figures-mean = Mean points
figures-best = Most points
figures-rating = Rating
figures-rating-none = none yet
figures-place = Mean place
figures-of-seats = of { $seats }
figures-curve = Rating after match { $first } to { $last }: from { $from } to { $to }, highest { $highest }
figures-page = My public page
profile-about = What the rated matches of { $name } say. Everything else { $name } has played is private.
profile-none = { $name } has played no rated match yet.
figures-leaderboard = To the leaderboard

programs-title = My programs
programs-about = A program of yours sits down at tables like anybody else, with its own name tag. Its token goes into the header “Authorization: Bearer”.
programs-name = Name tag
programs-add = Make a token
programs-once = This is the token of “{ $name }”. It is shown this once: copy it now.
programs-copy = Copy
programs-copied = The token is copied.
programs-revoke = Take the token of { $name } back
programs-used = last used { $when }
programs-none = You have none.

safety-title = Password and devices
safety-old = Password now
safety-new = New password
safety-change = Change the password
safety-changed = The password is changed. Every other browser is logged out.
safety-logout = Log out
safety-elsewhere = Log out everywhere else
safety-elsewhere-done = Every other browser is logged out.

farewell-title = Delete my data
farewell-about = Your name, your password, your ratings, what you said and how you log in are deleted. Matches you played stay for the others, with “N. N.” in your place. This can’t be undone.
farewell-open = Delete my data …
farewell-sure = Yes, I want that
farewell-do = Delete everything now
farewell-done = Your data is deleted.

leaderboard-lead = The best at each game, by rated matches between people.
leaderboard-about = A rating says what somebody is worth almost surely: the estimate less three times its uncertainty (OpenSkill). The list shows accounts with at least { $least } rated matches.
leaderboard-none = Nobody has played { $least } rated matches yet. Open a table “rated” and be the first.
leaderboard-place = Place
leaderboard-name = Name
leaderboard-rating = Rating
leaderboard-matches = Matches
leaderboard-you = you
