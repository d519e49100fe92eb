// Generated from src/sevenfold/server/protocol.py by `python -m sevenfold.server.typescript`: do not edit.

/**
 * A card of a game as data: facts only, words are in the catalogue.
 *
 * `copies` in the fullest deck; `facts` are numbers, `links` lists of ids or of the game's own words.
 */
export interface CardInfo {
  id: string;
  group: string;
  copies: number;
  facts: Record<string, number>;
  links: Record<string, string[]>;
}

/** One thing the open question offers a seat: the move in notation and, where it is closed, the reason. */
export interface Choice {
  move: string;
  refusal: Refusal | null;
}

/** Why something isn't legal: a code (catalogue key `refusal-CODE`) and the figures of its sentence. */
export interface Refusal {
  code: string;
  figures: Record<string, number | string>;
}

/**
 * One thing that happened, as a viewer may see it; the source of animation, sound, log and captions.
 *
 * `kind` is the game's word for it (catalogue key `event-GAME-KIND`); `seat` is who it happened to, `by` who caused it.
 */
export interface Event {
  kind: string;
  seat?: number | null;
  by?: number | null;
  card?: string | null;
  other?: string | null;
  amount?: number | null;
}

/** How a game stands or ended, by seat: points, how they came about, places from 1 (shared on ties), and who won. */
export interface Result {
  points: number[];
  lines: ScoreLine[][];
  ranks: number[];
  winners: number[];
}

/** One line of a score: what it is for (catalogue key `score-GAME-WHAT`) and its points. */
export interface ScoreLine {
  what: string;
  points: number;
}

/**
 * The whole table. `pile` cards are left to draw; `unseen` says which, by id; `discard` what was thrown away.
 *
 * `open` are the revealed Crossroads cards; `turn` is whose turn it is (None while the first cards are dealt).
 */
export interface SevnView {
  game: "sevn";
  round: number;
  start: number;
  turn: number | null;
  dealing: boolean;
  asking: Asking;
  rows: Row[];
  running: Running | null;
  queue: Queued[];
  open: string[];
  pile: number;
  unseen: Record<string, number>;
  discard: Record<string, number>;
  target_score: number;
  winners: number[];
}

/**
 * The open question: `what` is `start`, `card`, `draw_or_stop`, `target`, `give`, `take`, `keep_or_drop` or `over`.
 *
 * `seats` are asked (none for the dealer's `start` and `card`); `card` is what the question is about.
 */
export interface Asking {
  what: string;
  seats: number[];
  card: string | null;
}

/**
 * A seat and what lies before it. `cards` runs numbers rising, Ballast, modifiers, bonuses, Second Chance.
 *
 * `status`: active, stopped, frozen, out. `twice` is the duplicate that put the seat out. `points` is what the row
 * is worth now, `lines` how it comes about; `distinct` counts its different values on the way to seven.
 */
export interface Row {
  seat: number;
  banked: number;
  status: string;
  cards: string[];
  distinct: number;
  points: number;
  lines: ScoreLine[];
  risk: Risk;
  twice: string | null;
}

/** The next card's danger: `bust` of the `unseen` cards would repeat a value; `saved` by Second Chance. */
export interface Risk {
  bust: number;
  unseen: number;
  saved: boolean;
}

/** The action at work: `seat` draws (Triple Draw's target, Storm's next), `left` cards to come at most. */
export interface Running {
  card: string;
  owner: number;
  seat: number | null;
  left: number;
}

/** An action card that waits for its turn, and the seat that drew it. */
export interface Queued {
  card: string;
  owner: number;
}

/**
 * The whole table for one viewer.
 *
 * `hierarchies` says where the orders on the spaces come from: `reconstructed` or `entered` by the host. `finitum` is its
 * slot. `stack` counts the pieces that are still face down. `middle` are the free roles, `removed` those that aren't
 * played. `lead` is the indicator: alliance 1 less alliance 2, `bonus` of the solo player included. Discard piles are
 * open. `you` is the viewer's seat; then `hand`, and `offers` that it can see, of which it may make `offers_left` more.
 * `comparison`, `winners` and all `hands` come with the end.
 */
export interface WeisenView {
  game: "weisen";
  round: number;
  asking: WeisenQuestion;
  hierarchies: string;
  spaces: CeremonySpace[];
  pawn: number;
  finitum: number | null;
  last: boolean;
  stack: number;
  middle: string[];
  removed: string[];
  seats: SageSeat[];
  lead: number;
  solo: number | null;
  bonus: number;
  power_pile: number;
  spell_pile: number;
  power_discard: string[];
  spell_discard: string[];
  removed_crystals: number[];
  offers: AllianceOffer[];
  winners: number[];
  comparison: Comparison[];
  hands: string[][];
  you: number | null;
  hand: string[];
  offers_left: number;
}

/** What is open, and the seats it waits for. `left` cards or crystals are still to come; `other` is who gets them. */
export interface WeisenQuestion {
  what: string;
  seats: number[];
  left: number;
  other: number | null;
}

/** One of the three open places: `order` names all seven sages from the highest; empty on finitum and before the deal. */
export interface CeremonySpace {
  order: string[];
  crystals: number[];
  number: number | null;
}

/**
 * One seat as the viewer sees it.
 *
 * `place` is where it stands in the active hierarchy, from 1. `crystals` counts the large ones won; `values` are theirs,
 * None where they lie face down; `small` come with the end. `power` and `spells` count the hand. `points` are laid out.
 * `dropped` is the place in dropping order. `done`: nothing more to say, or ready.
 */
export interface SageSeat {
  seat: number;
  role: string | null;
  second_role: string | null;
  place: number | null;
  side: number | null;
  crystals: number;
  values: number[] | null;
  small: number;
  power: number;
  spells: number;
  laid: string[];
  points: number;
  spell_used: boolean;
  dropped: number | null;
  done: boolean;
}

/** An open offer of an alliance. */
export interface AllianceOffer {
  seat: number;
  to: number;
}

/** What the hands are worth in one suit at the end, by seat, and who gets a small crystal for it. */
export interface Comparison {
  suit: string;
  points: number[];
  winners: number[];
}

/**
 * The whole table for one viewer.
 *
 * `direction` is where hands go after this turn: `left`, `right`, or `none` after the sixth. `discard` counts the pile.
 * `you` is the viewer's seat; then `hand`, `stage` (its next stage) and `chosen` (its move, in notation) are its own.
 * `pile` is the discard pile, while this seat may build from it.
 */
export interface WondersView {
  game: "7wonders";
  age: number;
  turn: number;
  direction: string;
  asking: Question;
  cities: City[];
  discard: number;
  winners: number[];
  you: number | null;
  hand: HandCard[];
  stage: StageOffer | null;
  chosen: string | null;
  pile: PileCard[];
}

/**
 * The open question: `what` is `board`, `card`, `choose`, `seventh`, `pick` or `over`.
 *
 * `seats` are those the game waits for; in `choose` the others have chosen and may still change their mind.
 */
export interface Question {
  what: string;
  seats: number[];
}

/**
 * A seat and all that lies open before it.
 *
 * `stages` has an entry for each stage of the board: the age of the card below it, 0 where it isn't built and -1 where
 * that is unknown. `victories` are the tokens' values, `symbols` compasses, gears, tablets and free ones. `free_build`:
 * `open` or `used` in this age, where the board has it.
 */
export interface City {
  seat: number;
  wonder: string | null;
  stages: number[];
  coins: number;
  victories: number[];
  defeats: number;
  shields: number;
  symbols: number[];
  cards: Cards;
  production: Production;
  prices: Prices;
  chosen: boolean;
  score: Sheet;
  rank: number;
  free_build: string | null;
}

/** The cards of a city by colour, in the order of the card list. */
export interface Cards {
  brown: string[];
  grey: string[];
  blue: string[];
  yellow: string[];
  red: string[];
  green: string[];
  purple: string[];
}

/** What a city produces: each entry is a unit, `wood` or a choice like `wood/ore`. Neighbours may buy `sold`, not `kept`. */
export interface Production {
  sold: string[];
  kept: string[];
}

/** What a unit costs this seat: raw materials from the left and from the right neighbour, goods from either. */
export interface Prices {
  left: number;
  right: number;
  goods: number;
}

/** The score sheet, in its order, as it would be now. */
export interface Sheet {
  conflicts: number;
  coins: number;
  wonder: number;
  civilian: number;
  commerce: number;
  guilds: number;
  science: number;
  total: number;
}

/**
 * A card of the hand.
 *
 * `mark` is `free` (a chain: by the structure `by`), `affordable` (for `coins` at least) or `closed`. The actions:
 * `build` and `stage` as offered (the stage's ways are those of `WondersView.stage`), `sell` always, and Olympia's
 * `free` where the board has it (`free_build` says whether it is open, `free_closed` why not).
 */
export interface HandCard {
  card: string;
  cost: Record<string, number>;
  free_with: string[];
  unlocks: string[];
  mark: string;
  build: Offer;
  coins?: number | null;
  by?: string | null;
  free_build?: boolean | null;
  free_closed?: Refusal | null;
}

/**
 * An action: open where `closed` is missing, and then with every `way` to pay, the cheapest first.
 *
 * `needs` are the units of resources that it takes, in the order of a way's `sources`; `left` and `right` what each of
 * them costs there; `missing` what nobody can give.
 */
export interface Offer {
  closed?: Refusal | null;
  needs?: string[];
  left?: number[];
  right?: number[];
  ways?: Way[];
  missing?: Record<string, number>;
}

/**
 * One way to pay: coins for the left and the right neighbour, `coins` in all (the bank's included).
 *
 * `sources` has a letter for each unit that is needed: `o` own production, `l` left neighbour, `r` right neighbour.
 * `pays` is what the move says after the card: `build CARD` + `pays`.
 */
export interface Way {
  left: number;
  right: number;
  coins: number;
  sources: string;
  pays: string;
}

/** The next stage of the viewer's wonder, from 1 (None where all are built): its cost, and what can be paid how. */
export interface StageOffer {
  number: number | null;
  cost: Record<string, number>;
  offer: Offer;
}

/** A card of the discard pile that Halikarnassos may build, or the reason why not. */
export interface PileCard {
  card: string;
  copies: number;
  closed?: Refusal | null;
}

/**
 * What the coach thinks of the open question (`GET /api/tables/{table}/advice`), from what the seat may know.
 *
 * `version` is the state's that it was asked about. The best option is the first, those not studied are the last.
 * `rehearsals` games were rehearsed for it, `laps` of them for the first option. `chances` are those of all seats, the
 * seat asked playing as the coach's bot would.
 */
export interface Advice {
  game: string;
  version: number;
  seat: number;
  options: OptionAdvice[];
  chances: number[];
  rehearsals: number;
  laps: number;
}

/**
 * An open option: `move` as `choices` write it, what it would bring the seat, and one reason.
 *
 * `chance` is the chance to win, from 0 to 1, `points` what the seat may expect (SEVN: in this round; 7 Wonders and Die Sieben
 * Weisen: at the end); each with its standard error, which is 0 where nothing is left to chance. `behind` says how far the
 * chance lies behind that of the first option, with the error of that difference, which is smaller than those of the two.
 * Where it wasn't `studied` these are None, and the reason is all there is. `exact`: the figures in the reason are exact.
 */
export interface OptionAdvice {
  move: string;
  reason: Reason;
  studied: boolean;
  exact: boolean;
  chance: number | null;
  chance_error: number | null;
  points: number | null;
  points_error: number | null;
  behind: number | null;
  behind_error: number | null;
}

/**
 * One sentence: `coach-CODE` of the catalogue, with its figures.
 *
 * Where a figure is called `seat` the sentence asks for `$name`, the name of who sits there. Cards are ids as the
 * catalogue's variants write them (an underscore for a colon).
 */
export interface Reason {
  code: string;
  figures: Record<string, number | string>;
}

/**
 * A move that has cost something: played in `step` of the replay (the moment is the view after the step before).
 *
 * `cost` is how much of the chance to win was given away, in the same worlds as the `better` move, with its standard error;
 * `points` the same in points.
 */
export interface CostlyMove {
  step: number;
  seat: number;
  move: string;
  better: string;
  cost: number;
  cost_error: number;
  points: number;
  points_error: number;
  reason: Reason;
  better_reason: Reason;
}

/** How it stood after a step of the replay: each seat's chance to win, as far as the reviewed seat could know. */
export interface CurvePoint {
  step: number;
  chances: number[];
  error: number;
}

/**
 * A seat's match looked at again (`GET /api/matches/{match}/review?seat=`), from what the seat could know at each moment.
 *
 * `done` of `of` decisions are looked at; while there are more, `curve` ends there and `costly` is empty. `stage` is `waiting`
 * for others' reviews, `running`, `ready`, or `failed`. `costly` are at most three, the costliest first: only those whose cost
 * is beyond its error. `decisions` are those that had more than one option.
 */
export interface Review {
  match: string;
  game: string;
  seat: number;
  stage: "failed" | "ready" | "running" | "waiting";
  done: number;
  of: number;
  decisions: number;
  curve: CurvePoint[];
  costly: CostlyMove[];
}

/** Close a table that is open (`POST /api/host/tables/close`). */
export interface Closing {
  table: string;
}

/** Who is kept out (`GET /api/host/bans`); `until` None: for good. `name` of a person, where they are still known. */
export interface HostBan {
  kind: "address" | "person";
  value: string;
  reason: string;
  made: number;
  until: number | null;
}

/** Somebody, as the host's page lists them (`GET /api/host/people`). `id` is known here alone: bans go by it. */
export interface HostPerson {
  id: string;
  name: string;
  login: string | null;
  program: boolean;
  created: number;
  used: number | null;
}

/** A table, private or not, as the host's page lists it (`GET /api/host/tables`). */
export interface HostTable {
  id: string;
  game: string;
  stage: "open" | "over" | "playing";
  private: boolean;
  names: string[];
  seats: number;
  clock: string;
  created: number;
  changed: number;
}

/** How the server is (`GET /api/host`): `up` in seconds; sockets, tables in memory and the engine are this worker's. */
export interface HouseFigures {
  version: string;
  up: number;
  engine: "absent" | "compiling" | "gone" | "ready";
  database: string;
  people: number;
  accounts: number;
  tables: number;
  matches: number;
  sockets: number;
  in_memory: number;
}

/** The answer to what was changed. */
export interface Kept {
  done: true;
}

/** Let somebody in again (`POST /api/host/bans/lift`). */
export interface Lifted {
  kind: "address" | "person";
  value: string;
}

/** Keep somebody out (`POST /api/host/bans`), for so many hours or for good. */
export interface NewBan {
  kind: "address" | "person";
  value: string;
  reason?: string;
  hours?: number | null;
}

/** Tell everybody (`POST /api/host/notice`) for so many minutes; without a text: nothing any more. */
export interface NewNotice {
  en?: string;
  de?: string;
  minutes?: number;
  restart_minutes?: number | null;
}

/**
 * What the host tells everybody (`GET /api/notice`, and over each WebSocket when it changes).
 *
 * `restart_in`: seconds until the server is started again, where the host says so. Both texts are empty where nothing is told.
 */
export interface Notice {
  type: "notice";
  en: string;
  de: string;
  restart_in: number | null;
}

/** Words nobody is to use in names and chat (`GET`, `POST /api/host/words`); `word*` stands for all that begin so. */
export interface WordList {
  words: string[];
}

/** A bot that can be seated; texts: `bot-ID` and `bot-ID-about`. */
export interface BotInfo {
  id: string;
}

/**
 * A game this server offers, with its seats, options and bots, the weakest first (`GET /api/games`).
 *
 * `usual_bot` is who sits down where nobody says which: the best of those that move at once.
 */
export interface GameInfo {
  id: string;
  least_seats: number;
  most_seats: number;
  usual_seats: number;
  options: OptionSpec[];
  bots: BotInfo[];
  usual_bot: string;
}

/**
 * One option of a game; its texts are `option-GAME-NAME` and `option-GAME-NAME-about`.
 *
 * `kind` is `int` (from `least` to `most`), `bool`, `choice` (one of `values`), `counts` (`values[0]`, or a table of
 * how many copies of each named card), `seats` (a list with one of `values` for each seat; empty: `values[0]` for all),
 * `list` (none, or so many different ones of `values` as `by_seats` says for the number of seats) or `orders` (`most` strings, each with all `values` in an order of its own;
 * empty: the usual ones).
 */
export interface OptionSpec {
  name: string;
  kind: string;
  default: boolean | number | string | Record<string, number> | string[] | null;
  least: number;
  most: number;
  values: string[];
  by_seats: Record<string, number>;
}

/** A moment of a lesson: its name, and which step (from 1) has just been shown. */
export interface LessonMoment {
  name: string;
  step?: number;
}

/** The lobby as it is now: `GET /api/tables`, and each message of `/ws/lobby`. */
export interface Lobby {
  type: "lobby";
  tables: LobbyTable[];
}

/** A public table in the lobby (`GET /api/tables`, live over the WebSocket `/ws/lobby`). */
export interface LobbyTable {
  id: string;
  game: string;
  stage: "open" | "over" | "playing";
  names: string[];
  seats: number;
  taken: number;
  round: number | null;
  position: boolean;
  rated: boolean;
}

/** Who this browser is (`GET /api/me`, `POST /api/me` with a `NameGiven`); the secret is an HttpOnly cookie. */
export interface Me {
  name: string | null;
}

/** The name a guest goes by. */
export interface NameGiven {
  name: string;
}

/**
 * Open a table (`POST /api/tables`); the asker takes a seat and is its host, `bots` fill the other seats in order.
 *
 * The match may begin at a `position` in the game's own words, or at the moment a `lesson` shows. `seat` left out is 0, or
 * the seat the position asks first.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string | Record<string, number> | string[] | null>;
  private?: boolean;
  clock?: "bank" | "brisk" | "days" | "none" | "relaxed";
  bank?: Bank | null;
  bots?: string[];
  start?: boolean;
  position?: Record<string, unknown> | null;
  lesson?: LessonMoment | null;
  seat?: number | null;
  rated?: boolean;
}

/** A store of time that each person has for the whole match, and what each decision that is made adds to it. */
export interface Bank {
  seconds: number;
  increment: number;
}

/** A program that plays (`POST /api/programs` with a `NameGiven`): `token` goes into `Authorization: Bearer`. */
export interface Program {
  name: string;
  token: string;
}

/**
 * What was checked of a record (`GET /api/matches/{id}/check`): all `lines` by the rules, `outcomes` by the seed.
 *
 * `sealed`: a seal was published before the first card; `ended`: the record has its end, with the `seed` where it is sealed.
 */
export interface Checked {
  lines: number;
  outcomes: number;
  sealed: boolean;
  ended: boolean;
  seal: string | null;
  seed: string | null;
}

/** A match that is over: `you` is the own seat, `ended` seconds since 1970. */
export interface FinishedMatch {
  match: string;
  table: string;
  game: string;
  you: number;
  ended: number;
  rated: boolean;
  seats: SeatResult[];
}

/** How a match ended for a seat; `bot` is the policy of one that played for itself. */
export interface SeatResult {
  name: string;
  rank: number;
  points: number;
  bot: string | null;
}

/** The best at a game (`GET /api/leaderboard/{game}`), of those with an account and at least so many rated matches. */
export interface Leaderboard {
  game: string;
  least: number;
  ranked: Ranked[];
}

/** A line of the leaderboard; `place` is shared by equals, `page` is the address of the account's public page. */
export interface Ranked {
  place: number;
  name: string;
  rating: number;
  matches: number;
  you: boolean;
  page: string;
}

/**
 * What somebody plays and has played (`GET /api/me/matches?before=`): `more` is the `before` of the next page.
 *
 * `running` comes with the first page.
 */
export interface MyMatches {
  running: RunningMatch[];
  finished: FinishedMatch[];
  more: string | null;
}

/** A table where somebody has a seat and that isn't over. `waiting` are the names of those it waits for. */
export interface RunningMatch {
  table: string;
  game: string;
  names: string[];
  playing: boolean;
  your_turn: boolean;
  waiting: string[];
  round: number | null;
}

/** The address of one's own public page (`GET /api/me/page`); a guest has none. */
export interface OwnPage {
  page: string | null;
}

/**
 * The public page of an account (`GET /api/people/{page}`): its name, and what its rated matches say, game by game.
 *
 * Everything else somebody has played is for them alone.
 */
export interface Profile {
  name: string;
  games: Statistics[];
}

/**
 * How somebody has done at a game so far (`GET /api/me/statistics`); matches that began at a position don't count.
 *
 * `mean` and `best` are points, `place` is the mean place at tables of `seats` on average. `rating` is what they are ranked
 * by, after `rated` matches; `curve` are the newest ratings, the oldest first.
 */
export interface Statistics {
  game: string;
  played: number;
  won: number;
  mean: number;
  best: number;
  place: number;
  seats: number;
  rating: number | null;
  rated: number;
  curve: number[];
}

/** A record that somebody brings along: looked at (`POST /api/replay`) or checked (`POST /api/replay/check`), never stored. */
export interface RecordGiven {
  record: string;
  seat?: number | null;
  first?: number;
}

/**
 * A part of a match that is over, from one seat (`GET /api/matches/{id}/replay?seat=&first=`).
 *
 * `steps` begin at number `first` of `total`; without a `seat` they are what a spectator saw. `result` comes with the last.
 */
export interface Replay {
  game: string;
  players: string[];
  options: Record<string, boolean | number | string | Record<string, number> | string[] | null>;
  total: number;
  first: number;
  steps: ReplayStep[];
  position: boolean;
  result: Result | null;
}

/**
 * A move and what followed it, as one seat saw it: `seat` moved by `move`, `clock`: the clock did. Step 0 has no move.
 *
 * `view` holds what has changed since the step before (see `Update`); in the first step of a page, everything.
 */
export interface ReplayStep {
  events: Event[];
  view: Partial<View>;
  seat: number | null;
  move: string | null;
  clock: boolean;
  t: number | null;
}

/** Who asks (`GET /api/account`): `login` where they have an account; a guest has a name alone, somebody new nothing. */
export interface Account {
  name: string | null;
  login: string | null;
}

/** To register (`POST /api/account`) or to log in (`POST /api/account/login`). */
export interface Credentials {
  name: string;
  password: string;
}

/** Delete my data (`POST /api/account/delete`): an account says its password, a guest that they are `sure`. */
export interface Farewell {
  password?: string | null;
  sure?: boolean;
}

/** Log out (`POST /api/account/logout`): here, or with `elsewhere` in every browser but this one. */
export interface Leaving {
  elsewhere?: boolean;
}

/** Change the password (`POST /api/account/password`). */
export interface NewPassword {
  old: string;
  new: string;
}

/**
 * A program of an account (`GET` and, with a `NameGiven`, `POST /api/account/programs`).
 *
 * `token` comes once, when it is made. `made` and `used` are seconds since 1970.
 */
export interface OwnProgram {
  id: string;
  name: string;
  made: number;
  used: number;
  token: string | null;
}

/** The two keys of a browser's subscription, as it gives them out. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Whether this server reminds people in their browsers (`GET /api/reminders`): the key push services know it by. */
export interface Reminders {
  key: string | null;
}

/**
 * Remind me in this browser (`POST /api/reminders`), whose push service has given out this address.
 *
 * `language` is what it is told in; left out, that stays as it was.
 */
export interface RemindersHere {
  endpoint: string;
  keys: PushKeys;
  language?: "de" | "en" | null;
}

/** Don't remind me at this address any more (`POST /api/reminders/off`). */
export interface RemindersOff {
  endpoint: string;
}

/** Take a program's token back (`POST /api/account/programs/revoke`). */
export interface Revoked {
  id: string;
}

/**
 * A seat at the table. `kind`: `empty`, `person` or `bot` (then `bot` names its policy, and `name` its given name).
 *
 * `here` says whether the person is connected; `gone_for` how many seconds they have been away otherwise. `keeps` is
 * the name of the person a bot sits in for until they come back. `program` says that the person is a program,
 * `pausing` that they wish for a pause.
 */
export interface Seat {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string | null;
  here: boolean;
  gone_for: number | null;
  keeps: string | null;
  program: boolean;
  pausing: boolean;
}

/**
 * A table as everybody at it sees it. `stage`: `open` (people sit down), `playing`, `over`.
 *
 * `host` is the seat whose person may change options, seat bots and start; `rematch` the next table once it exists.
 * `position` says that the match begins at a position that was given, `lesson` which lesson it is from. `rated`: the match
 * counts for the ratings, so only people play. `paused`: all have agreed to a pause; nothing is played until one goes on.
 * `bank`: the store of time that each person has, where the `clock` is one. `watching` are the names of those who are here
 * without a seat; `spectators` counts the nameless too.
 */
export interface Table {
  id: string;
  game: string;
  stage: "open" | "over" | "playing";
  private: boolean;
  seats: Seat[];
  host: number | null;
  options: Record<string, boolean | number | string | Record<string, number> | string[] | null>;
  clock: "bank" | "brisk" | "days" | "none" | "relaxed";
  spectators: number;
  seal: string | null;
  match: string | null;
  rematch: string | null;
  position: boolean;
  lesson: string | null;
  rated: boolean;
  paused: boolean;
  bank: Bank | null;
  watching: string[];
}

/** The clock of a seat: `left` seconds when this was sent; it `runs` while the match waits for the person there. */
export interface SeatClock {
  seat: number;
  left: number;
  runs: boolean;
}

/**
 * The running decision that ends first: `left` of `total` seconds when this was sent; None for both where no clock runs.
 *
 * `seats` are the clocks that run; with a bank those of all seats, and `total` is what the bank held at first.
 */
export interface Clock {
  left: number | null;
  total: number | null;
  seats: SeatClock[];
}

/**
 * One line of the table's chat: `seat` None for a spectator; `kind` `system`, and `phrase` of a bot, carry a catalogue key in `text`.
 *
 * A `whisper` goes from `name` (on `seat`) `to` somebody (on `to_seat`), and to these two alone, a bot's `phrase` with `to` to
 * that one alone; a `watching` line only to those without a seat. The lines that everybody reads are numbered from 1; all others, and an answer to this client alone
 * (`/help`, which is not kept), have number 0.
 */
export interface ChatLine {
  number: number;
  kind: "me" | "phrase" | "system" | "talk" | "whisper";
  name: string;
  text: string;
  seat: number | null;
  figures: Record<string, number | string>;
  to: string | null;
  to_seat: number | null;
  watching: boolean;
}

/** Play `move` (in notation), decided on the state numbered `version`. */
export interface Move {
  type: "move";
  id: number;
  version: number;
  move: string;
}

/** Say something, whisper (`/w NAME TEXT`), or a command (`/help` lists them). */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/** Take a seat: that one, or the first that is free. */
export interface Sit {
  type: "sit";
  id: number;
  seat?: number | null;
}

/** Give the seat up; in a running match a bot sits in. */
export interface Stand {
  type: "stand";
  id: number;
}

/** Host: put a bot of this policy on an empty seat (the first where left out). */
export interface SeatBot {
  type: "bot";
  id: number;
  bot: string;
  seat?: number | null;
}

/** Host: empty a seat. */
export interface Kick {
  type: "kick";
  id: number;
  seat: number;
}

/** Host: set an option of the game, before the start. */
export interface Option {
  type: "option";
  id: number;
  name: string;
  value: boolean | number | string | Record<string, number> | string[] | null;
}

/** Host: how much time there is, before the start; `bank` goes with that `clock` alone. */
export interface SetClock {
  type: "clock";
  id: number;
  clock: "bank" | "brisk" | "days" | "none" | "relaxed";
  bank?: Bank | null;
}

/** Host: how many seats the table has, before the start. */
export interface Seats {
  type: "seats";
  id: number;
  count: number;
}

/** Host: start the match; every seat must be taken. */
export interface Begin {
  type: "start";
  id: number;
}

/** After the end: open the next table with the same people, bots and options; `table.rematch` then names it. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** Wish for a pause (it begins once everybody who plays does), or not any more; during one: go on. */
export interface Pause {
  type: "pause";
  id: number;
  wanted: boolean;
}

/** Send a snapshot. */
export interface Sync {
  type: "sync";
  id: number;
}

/** The page has come into sight, or gone out of it: who is asked and doesn't look may be reminded. */
export interface Look {
  type: "look";
  id: number;
  looking: boolean;
}

/** When no person has a decision left in this round: bots stop pausing until its end. */
export interface FastForward {
  type: "fast_forward";
  id: number;
}

/** The answer: it was done, and is on disk. */
export interface Done {
  type: "done";
  id: number;
}

/** The answer: it was not done, and why. `code` is the catalogue's key; `sentence` its English text. */
export interface Refused {
  type: "refused";
  id: number | null;
  code: string;
  figures: Record<string, number | string>;
  sentence: string;
}

/**
 * Everything this client may know. `you` is its seat; `choices` what the open question offers that seat.
 *
 * `forward` says that the rest of the round can be fast-forwarded; `result` comes with the end.
 */
export interface Snapshot {
  type: "snapshot";
  table: Table;
  you: number | null;
  version: number;
  view: SevnView | WondersView | WeisenView | null;
  choices: Choice[];
  clock: Clock;
  chat: ChatLine[];
  forward: boolean;
  result: Result | null;
}

/**
 * The match went on to `version`: what happened, and the fields of the view that changed.
 *
 * `view` is a merge over the last view: each field present replaces the old one; `rows` (SEVN), `cities` (7 Wonders) and
 * `seats` (Die Sieben Weisen) hold only the seats that changed, each in the place its `seat` says. `you` may act by `choices`.
 */
export interface Update {
  type: "update";
  version: number;
  events: Event[];
  view: Partial<View>;
  choices: Choice[];
  clock: Clock;
  forward: boolean;
  result: Result | null;
}

/** Seats, options, presence or stage changed, and with them perhaps clocks and whether the round can be fast-forwarded. */
export interface TableChanged {
  type: "table";
  table: Table;
  you: number | null;
  forward: boolean;
  clock: Clock;
}

/** Somebody said something. */
export interface ChatSaid {
  type: "chat";
  line: ChatLine;
}

/** How the server is (`GET /health`). `engine`: `ready`, `compiling`, `gone` (it is being started again) or `absent`. */
export interface Health {
  status: "ok";
  version: string;
  engine: "absent" | "compiling" | "gone" | "ready";
}

/**
 * A record played by the engine, step by step (`GET /api/games/{game}/demo?lesson=NAME`, left out: `demo`).
 *
 * `players` are the names by seat. Each step is what happened and the view after it; `caption` is a catalogue key
 * where the lesson says something, `figures` its numbers and names; `playable` whether a table can go on from there.
 */
export interface Demo {
  players: string[];
  steps: DemoStep[];
}

/** One step of a `Demo`. */
export interface DemoStep {
  events: Event[];
  view: SevnView | WondersView | WeisenView;
  caption: string | null;
  figures: Record<string, number | string>;
  playable: boolean;
}

/** What a refused HTTP request gets: `code` is the catalogue's key, `sentence` its English text. */
export interface Problem {
  code: string;
  figures: Record<string, number | string>;
  sentence: string;
}

export type View = SevnView | WondersView | WeisenView;

export type ClientMessage =
  | Move
  | Chat
  | Sit
  | Stand
  | SeatBot
  | Kick
  | Option
  | SetClock
  | Seats
  | Begin
  | Rematch
  | Pause
  | Sync
  | Look
  | FastForward;

export type ServerMessage = Done | Refused | Snapshot | Update | TableChanged | ChatSaid | Notice;
