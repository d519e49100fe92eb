# The page's frame: header, settings, notices, credits.

skip-to-content = Skip to the content
close = Close
reload = Load again
to-lobby = To the lobby
game-sevn = SEVN
game-weisen = Die Sieben Weisen
game-7wonders = 7 Wonders
learn-sevn = Learn SEVN in one minute
rules-sevn = The whole rules
learn-7wonders = Learn 7 Wonders in three minutes
rules-7wonders = The whole rules
learn-weisen = Learn the Weisen in five minutes
rules-weisen = The whole rules
game-unknown = This page does not know that game yet. Reload it: perhaps there is a newer one.

settings-title = Settings
settings-language = Language
settings-theme = Light
theme-system = Like the system
theme-light = Day
theme-dark = Night
settings-speed = Movement
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-none = None
settings-odds = Always show the odds of going out

problem-offline = The server can’t be reached. Check the connection and try again.
problem-server = The server couldn’t answer ({ NUMBER($status, useGrouping: 0) }). Try again in a moment.
problem-part-missing = A part of the page couldn’t be fetched. Loading it again should help.
nowhere-title = Nothing lies here
nowhere-text = This address leads to no page. The lobby has everything.

footer-nav = About Sevenfold
footer-unofficial = Sevenfold is unofficial and free. The games’ names belong to their publishers; pictures, words and sounds are its own.
credits-title = Credits
credits-intro = Sevenfold is made with the work of others. These are theirs, and under these terms they may be used here.
credits-icons = Icons
credits-game-icons = The signs on the cards are by Lorc, Delapouite and other artists of
credits-lucide = The signs of the frame are from
credits-fonts = Typefaces
credits-fonts-text = All typefaces are free under the
credits-sounds = Sounds
credits-sounds-text = Every sound is made by the page itself; nothing is recorded.
credits-names = Names and games

account-title = Account and games
account-named = Account and games of { $name }
leaderboard-title = Leaderboard
logged-out = You have been logged out here.

notice-from-host = From the host of this server
notice-put-away = Put this notice away
notice-restart = { $minutes ->
    [0] The server is started again now; your games go on.
    [one] The server is started again in a minute; your games go on.
   *[other] The server is started again in { $minutes } minutes; your games go on.
}

name-label = Your name
