# The host's page, `/host`.

host-title = The host’s page
host-about = This page belongs to whoever runs this server. Its token stands in the server’s settings, as SEVENFOLD_ADMIN_TOKEN.
host-token = The host’s token
host-enter = Come in
host-leave = Leave
host-none = Nothing here.
host-newer = Newer
host-older = Older
host-search = Look
host-look-again = Look again
host-export = Save the records of all finished matches

host-house = How it is
host-fact-people = People
host-fact-tables = Tables
host-fact-sockets = Now, at this worker
host-fact-engine = Engine
host-fact-up = Running for
host-fact-database = Database
host-fact-version = Version
host-people-count = { $people } ({ $accounts } with an account)
host-tables-count = { $tables } ({ $matches } { $matches ->
    [one] match
   *[other] matches
})
host-sockets-count = { $sockets ->
    [one] one connection
   *[other] { $sockets } connections
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
} in memory
host-engine-ready = ready
host-engine-compiling = compiling; bots play meanwhile
host-engine-gone = being started again; bots play meanwhile
host-engine-absent = none; bots think in the server
host-up = { $hours } h { $minutes } min

host-notice = A notice to everybody
host-notice-about = It stands on top of every page, at once and for those who come later. One language is enough.
host-notice-de = In German
host-notice-en = In English
host-notice-minutes = For how many minutes
host-notice-restart = the server is started again in … minutes
host-notice-tell = Tell everybody
host-notice-stop = Tell nothing any more
host-notice-told = Everybody has been told.
host-notice-gone = The notice is gone.

host-tables = Tables
host-stage-open = open
host-stage-playing = being played
host-stage-over = finished
host-table-about = { $taken } of { $seats } seats, { $private ->
    [yes] private
   *[no] public
}, last changed { $when }
host-close = Close

host-people = People
host-people-search = Name or login
host-person-about = { $kind ->
    [program] program
    [account] account
   *[guest] guest
}, last here { $when }
host-ban = Keep out
host-ban-reason = Why (they are told)
host-ban-hours = For how long
host-hours = { $hours ->
    [1] an hour
    [24] a day
    [168] a week
   *[other] a month
}
host-for-good = for good
host-ban-now = Keep { $name } out
host-bans = Kept out
host-bans-none = Nobody is kept out.
host-until = until { $when }
host-lift = Let in again
host-ban-address = A network address or a network, for a day

host-words = Words nobody is to use
host-words-about = One a line, in names and in chat. A * at the end stands for all words that begin so.
host-words-keep = Keep this list
host-words-kept = The list is kept.
