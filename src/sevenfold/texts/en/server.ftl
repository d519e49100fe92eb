# What the server says to its host.

server-address = Sevenfold is at { $address } (Ctrl+C ends it).
server-no-page-title = The page has not been built
server-no-page = The server is running, but the page that belongs to it is missing. Build it in the project’s folder, then load this address again:

setting-port = { $setting } is a number from 0 to 65535, not “{ $given }”.
setting-port-used = Port { $port } is already in use on { $host }: end the other program, or choose another port with --port or SEVENFOLD_PORT.
setting-port-forbidden = This user may not open port { $port }: choose one above 1023 with --port or SEVENFOLD_PORT.
setting-host = “{ $host }” is no address of this machine: use 127.0.0.1 for this machine alone, or 0.0.0.0 for the network.
setting-unknown = { $setting } is no setting.{ $close ->
    [none] {""}
   *[other] {" "}Did you mean { $close }?
}
setting-origins = { $setting } names pages, separated by spaces, such as https://play.example or http://localhost:5173, without a path; not “{ $given }”.
setting-workers = { $setting }, the number of workers, is from 1 to { $most }, not “{ $given }”.
setting-workers-sqlite = An SQLite file is for one worker, not { $given }: several need PostgreSQL, named with --database-url or SEVENFOLD_DATABASE_URL.
setting-workers-system = This system can’t share a port between several workers: start one, or use Linux or macOS.
setting-number = { $setting } is a number from { $least } to { $most }, not “{ $given }”.
setting-engine = { $setting } is on or off, not “{ $given }”.
setting-admin-token = { $setting }, the host’s token, has at least { $least } letters, digits and signs, without accents: it opens everything.
setting-config = The settings file { $path } cannot be read: { $reason }.
setting-config-long = The settings file { $path } is longer than { $most } bytes.
setting-config-name = { $path }: “{ $name }” is no setting.{ $close ->
    [none] {" "}The settings are { $known }.
   *[other] {" "}Did you mean { $close }?
}
setting-config-value = { $path }: { $name } cannot be “{ $given }”; it is a text, a number, true or false, or a list of texts.
setting-proxies = { $setting } names addresses or networks, separated by spaces, such as 127.0.0.1 or 10.0.0.0/8, not “{ $given }”.
setting-push-contact = { $setting } is whom a push service may write to, such as mailto:you@example.org or https://example.org/contact, not “{ $given }”.
setting-push-hosts = { $setting } names machines, separated by spaces, such as push.example.org, *.push.example.org or push.example.org:8443, not “{ $given }”.
setting-log = { $setting } is text or json, not “{ $given }”.
setting-limit-unknown = { $setting } is no limit.{ $close ->
    [none] {" "}The documentation lists them under “Settings”.
   *[other] {" "}Did you mean { $close }?
}
setting-limit-number = { $setting } is { $whole ->
    [yes] a whole number
   *[no] a number
} above zero, not “{ $given }”.

store-url = “{ $url }” names no database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
store-sqlite-url = “{ $url }” names no file: write sqlite:///sevenfold.sqlite3, or sqlite:////var/lib/sevenfold.sqlite3 for a full path.
store-unwritable = The database { $database } cannot be written: { $reason }.
store-no-folder = The folder { $folder } for the database { $database } isn’t there: make it, or choose another file with --database-url or SEVENFOLD_DATABASE_URL.
store-no-database = The file { $database } is no SQLite database. Choose another file with SEVENFOLD_DATABASE_URL.
store-unreachable = The database { $url } cannot be reached: { $reason }.
store-no-asyncpg = PostgreSQL needs an additional library: pip install 'sevenfold[postgres]'.
store-newer = The database was made by a newer Sevenfold: update this one, or choose another database.
store-in-use = The database { $database } is in use by another Sevenfold server: end that one, or choose another database with SEVENFOLD_DATABASE_URL.
store-migrating = Another Sevenfold server has been bringing the database { $database } to the newest shape for { $seconds } seconds: wait until it is done, or end it.
store-backup-exists = { $file } is there already, and is left as it is: choose another name.
store-backup-nothing = There is no database { $database }. Say which one to copy with --database-url or SEVENFOLD_DATABASE_URL.
store-backup-no-program = A copy of a PostgreSQL database is made by its own program pg_dump, which this machine lacks: install postgresql-client.
store-backup-failed = The copy { $file } could not be made: { $reason }.
store-write = The database did not take what was to be written: { $reason }.
store-read = The database could not be read: { $reason }.
