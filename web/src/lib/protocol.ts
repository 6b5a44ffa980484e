// Written by tools/typescript_types.py from the types of the server: do not edit, run it again.

export const VERSION = 2;

export type Json = { [key: string]: unknown };

export type Role = "deputy" | "outlaw" | "renegade" | "sheriff";
export type NoRole = "none";
export type ClockName = "blitz" | "mail" | "none" | "normal" | "relaxed";
export type Pace = "fast" | "human" | "quick";
export type Effort = "long" | "quick" | "usual";
export type DeadSee = "all" | "nothing" | "roles";
export type Latecomers = "ask" | "closed" | "open";
export type Status = "frozen" | "lobby" | "over" | "playing";
export type AutoAnswer = "at_once" | "never" | "pause";
export type Eyes = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "all" | "table";

/** A game of a series that is over; lists by seat. */
export interface SeriesGame {
  sheriff: number;
  side: Role;
  winners: number[];
  roles: Role[];
  alive: boolean[];
  dollars: number[];
  turns: number[];
}

/** Where a series stands; lists by seat. What is there only before a game comes last. */
export interface Series {
  game: number;
  games: number;
  stage: "auctions" | "casting" | "interval" | "keepers" | "playing" | "purchases";
  sheriff: number;
  dollars: number[];
  history: SeriesGame[];
  hired?: (string | null)[];
  prices?: (number | null)[];
  turned_up?: string[];
  remains?: string[][];
  lot?: string;
  bid?: number;
  bidder?: number;
}

/** One line of the standings, best first. */
export interface Standing {
  place: number;
  seat: number;
  dollars: number;
  by_game: number[];
  wins: number;
  turns: number;
}

/** What an option of The Duel means; keys that do not apply are absent. */
export interface DuelMeaning {
  verb: string;
  card?: string;
  as?: string;
  ability?: string;
  key: string;
  character?: string;
  left?: number;
  warn?: string;
  target?: string;
  back?: string;
  where?: "hand" | "play";
}

/** The play of The Duel being resolved. */
export interface DuelStage {
  verb: string;
  card?: string;
  as?: string;
  ability?: string;
  by: number;
  target?: string;
  back?: string;
}

/** A card beside a character; of a resource, the turn it came. */
export interface DuelGear {
  card: string;
  active: boolean;
  since?: number;
}

/** A character in play. */
export interface DuelCharacter {
  place: string;
  character: string;
  front: boolean;
  awake: boolean;
  active: boolean;
  life: number;
  max_life: number;
  gear: DuelGear[];
}

/** A deck: how many cards, and the back of the top one. */
export interface DuelDeck {
  size: number;
  back: string | null;
}

/** One player of The Duel; *target*: whom to eliminate. */
export interface DuelPlayer {
  seat: number;
  squad: string;
  target: number;
  hand_size: number;
  hand_backs: string[];
  hand_known: string[];
  deck: DuelDeck;
  reserve_size: number;
  characters: DuelCharacter[];
}

/** What is still to come. */
export interface DuelDue {
  cause: string;
  by: number;
  at: string;
}

/** The Duel as one seat (viewer null: a spectator) may see it. */
export interface DuelView {
  game: "duel";
  mode: string;
  viewer: number | null;
  turn: number;
  turns: number;
  phase: string;
  discards: string[];
  limbo: string[];
  bangs_played: number;
  hand: string[];
  reserve: string[];
  common_deck: DuelDeck;
  limbo_backs: string[];
  bangs_allowed: number | null;
  token_moved: boolean;
  used_up: string[];
  reloads: boolean;
  stage: DuelStage | null;
  queue: DuelDue[];
  candidates: string[];
  players: DuelPlayer[];
  winner: string | null;
}

/** How a game of The Duel ended. */
export interface DuelResult {
  side: string;
  winners: number[];
  squads: string[];
}

/** One entry of the story of The Duel; of a card not for the viewer's eyes, the back. */
export interface DuelEvent {
  number: number;
  what: string;
  seat?: number;
  card?: string;
  amount?: number;
  cause?: string;
  target?: string;
  back?: string;
  shooter?: string;
}

/** What everybody knows of a question of The Duel. */
export interface DuelAbout {
  card?: string;
  as?: string;
  by?: number;
  cause?: string;
  at?: string;
  shooter?: string;
  target?: string;
  any_card?: boolean;
  demands_a_card?: boolean;
  limit?: number;
  backs?: string[];
}

/** The open question of The Duel. */
export interface DuelQuestion {
  number: number;
  why: string;
  seats: number[];
  can_take_back: boolean;
  default?: string;
  about: DuelAbout;
  options: DuelMeaning[];
  interjections: DuelMeaning[];
}

/** What an option of the classic game means; keys that do not apply are absent. */
export interface ClassicMeaning {
  verb: string;
  card?: string;
  as?: string;
  ability?: string;
  key: string;
  character?: string;
  left?: number;
  warn?: string;
  target?: number;
  target_card?: string;
  second_card?: string;
  number?: number;
  amount?: number;
  suit?: string;
}

/** The play of the classic game being resolved. */
export interface ClassicStage {
  verb: string;
  card?: string;
  as?: string;
  ability?: string;
  by: number;
  target?: number;
  target_card?: string;
  second_card?: string;
  targets?: number[];
}

/** A card of the deck this seat has seen: 0 is the top. */
export interface KnownInDeck {
  from_top: number;
  card: string;
}

/** One seat as the viewer may see it. */
export interface ClassicPlayer {
  seat: number;
  alive: boolean;
  character: string | null;
  role: Role | null;
  life: number;
  max_life: number;
  hand_size: number;
  hand_known: string[];
  in_play: string[];
  range: number;
  distances: (number | null)[];
  marks?: string[];
  fresh?: string[];
  lent?: string[];
  asleep?: { [key: string]: string };
  hand?: string[];
  person?: number;
}

/** The train of The Great Train Robbery. */
export interface Train {
  path: string[];
  wagons: string[];
  stations: (string | null)[];
  at: number;
  end: number;
  side: string;
  next_side: string;
  driver: number;
  stations_left: number;
  wagons_left: number;
  drawn: number;
  taken: boolean;
  advanced: boolean;
}

/** What the train means to the viewer. */
export interface OwnTrain {
  affordable: string[];
  drawn: string[];
}

/** What the events in force come to just now. */
export interface Now {
  draws: number[];
  bangs: (number | null)[];
  suits: { [key: string]: string };
  backwards: boolean;
  played: number;
}

/** The classic game as one seat (viewer null: a spectator) may see it. */
export interface ClassicView {
  game: "classic";
  mode: string;
  viewer: number | null;
  turn: number;
  turns: number;
  phase: string;
  discards: string[];
  limbo: string[];
  bangs_played: number;
  hand: string[];
  reserve: string[];
  deck: number;
  discard_count: number;
  limbo_count: number;
  stage: ClassicStage | null;
  deck_known: KnownInDeck[];
  role_counts: { [key: string]: number };
  circle: number[];
  table: string[];
  players: ClassicPlayer[];
  winner: Role | NoRole | null;
  series?: Series;
  leader?: number;
  event?: string[];
  next_event?: string[];
  events_left?: number;
  now?: Now;
  named_suit?: string | null;
  handcuffed?: number | null;
  marked_card?: string | null;
  first_fallen?: number | null;
  show?: string | null;
  shows_left?: number;
  cards_played?: number;
  train?: Train;
  own_train?: OwnTrain;
}

/** How a classic game ended, or a series of them. */
export interface ClassicResult {
  side: Role | NoRole | "series";
  winners: number[];
  roles: (Role | NoRole)[];
  dollars?: number[];
  standings?: Standing[];
  games?: SeriesGame[];
}

/** One entry of the story of the classic game; keys that do not apply, or are secret, are absent. */
export interface ClassicEvent {
  number: number;
  what: string;
  seat?: number;
  card?: string;
  amount?: number;
  cause?: string;
  target?: number;
  life?: number[];
}

/** What everybody knows of a question of the classic game. */
export interface ClassicAbout {
  card?: string;
  as?: string;
  by?: number;
  target?: number;
  owner?: number;
  at?: number;
  needed?: number;
  count?: number;
  beer_works?: boolean;
  target_card?: string;
  figure?: number;
}

/** The open question of the classic game: *options* and *default* are there only for those who are asked. */
export interface ClassicQuestion {
  number: number;
  why: string;
  seats: number[];
  can_take_back: boolean;
  default?: string;
  about: ClassicAbout;
  options: ClassicMeaning[];
  interjections: ClassicMeaning[];
}

/** What a seat sees beyond a spectator of itself or another: keys that replace the spectator's. */
export interface OwnPlayer {
  role?: Role;
  hand_known?: string[];
}

/** What a seat sees beyond a spectator: keys that replace the spectator's, of players by seat; of theirs, none. */
export interface OwnView {
  viewer?: number;
  hand?: string[];
  reserve?: string[];
  candidates?: string[];
  limbo?: string[];
  deck_known?: KnownInDeck[];
  own_train?: OwnTrain;
  players?: { [key: string]: OwnPlayer };
}

/** How a table is to be played; ``setup`` is the game's own (players, sets, options): see ``GET /api/games``. */
export interface Settings {
  game: string;
  setup: Json;
  title: string;
  public: boolean;
  spectators: boolean;
  clock: ClockName;
  pace: Pace;
  bot: string;
  effort: Effort;
  hints: boolean;
  dead_see: DeadSee;
  latecomers: Latecomers;
  language: string;
}

/** A clock preset, in seconds: each decision has ``free``, then the seat's ``reserve`` runs, which refills. */
export interface Clock {
  name: ClockName;
  free: number;
  reserve: number;
  refill: number;
}

/** Somebody at the table, seated or watching. */
export interface Member {
  id: string;
  name: string;
  seat: number | null;
  here: boolean;
  muted: boolean;
  ready: boolean;
  wants_rematch: boolean;
  asks?: number;
  agreed?: string[];
  against?: string[];
}

/** Somebody who may not come back. */
export interface Banned {
  id: string;
  name: string;
}

/** Somebody takes part in the draw: the hash of their share, and the share once it is revealed. */
export interface OpenShare {
  member: string;
  commitment: string;
  share: string | null;
}

/** The draw of the next seed, or of the game being played. *commitment*: SHA-256 of the server's secret. *closed*: nobody else takes part; who does reveals the share now. */
export interface OpenDraw {
  commitment: string;
  shares: OpenShare[];
  closed: boolean;
}

/** How a seed was drawn, when all may know: the server's secret, and the shares by seat. */
export interface Draw {
  secret: string;
  shares: ([number, string])[];
}

/** One seat: *member* sits there, or *bot* does, or nobody. *kept*: a bot plays for the absent member. */
export interface Seat {
  seat: number;
  member: string | null;
  bot: string | null;
  kept: boolean;
}

/** Where a practice game began. Of a ruling: *next* is the answer its next step asks for, of *done* so far. */
export interface Practice {
  kind: "replay" | "ruling";
  id: string;
  case?: number;
  steps?: number;
  done?: number;
  next?: string;
  seat?: number;
}

/** The clock of one seat in milliseconds, as of now; *free* is 0 where the seat is not asked. */
export interface SeatClock {
  seat: number;
  free: number;
  reserve: number;
  running: boolean;
}

/** What lies hidden at a seat: for the dead where the table allows it, and for replays. */
export interface OpenSeat {
  seat: number;
  role: string | null;
  hand: string[] | null;
}

/** The first message. Without a token: a nameless spectator. *since*: the first event of *game* not yet known. */
export interface Hello {
  type: "hello";
  version?: number;
  token?: string | null;
  game?: number;
  since?: number;
  guest?: string;
}

/** Take a free seat, or one a bot has; before the game also: move there from another seat. In a running game it asks the players, unless the table says otherwise; the own seat is always there to return to. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** Give up the seat but stay as a spectator. During a game a bot takes it. */
export interface Stand {
  type: "stand";
}

/** Give the own seat to a spectator. */
export interface HandOn {
  type: "hand_on";
  member: string;
}

/** Be called otherwise from now on. */
export interface Rename {
  type: "rename";
  name: string;
}

/** The answer *key* to question *number*. A late one is refused. */
export interface Answer {
  type: "answer";
  number: number;
  key: string;
}

/** Return to the own last quiescent question, where ``can_take_back`` says so. */
export interface TakeBack {
  type: "take_back";
}

/** Say something to the table; *anyway*: also where the rules make one pay for it. [WW-R-12] */
export interface Say {
  type: "chat";
  text: string;
  anyway?: boolean;
}

/** Ready to start (before the game); I am back (during it, when a bot has kept the seat). */
export interface Ready {
  type: "ready";
  ready?: boolean;
}

/** Owner, not during a game: change the settings. Everybody's ready mark is cleared. */
export interface Configure {
  type: "configure";
  settings: Settings;
}

/** Owner, before the game: put a bot on a free seat, or change the bot there; null: take it away. */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  bot?: string | null;
}

/** Players: let somebody who asks for a seat in the running game have it, or not. All who are here must agree. */
export interface Consent {
  type: "consent";
  member: string;
  yes?: boolean;
}

/** Owner: send somebody away. Their token is worth nothing from now on; *ban*: and they may not come back. In a running game a player is put out only by a vote: this is one voice, and every player has one. */
export interface Kick {
  type: "kick";
  member: string;
  ban?: boolean;
}

/** Players: take back the own voice against somebody. */
export interface Spare {
  type: "spare";
  member: string;
}

/** Owner: somebody may come back. */
export interface Unban {
  type: "unban";
  member: string;
}

/** Owner: what they say reaches nobody, until unmuted. */
export interface Mute {
  type: "mute";
  member: string;
  muted?: boolean;
}

/** Owner: begin. All seated people must be ready; bots take the seats that are free. */
export interface Start {
  type: "start";
}

/** Players, before a game: take part in drawing its seed with a share, of which this is the SHA-256. */
export interface Commit {
  type: "commit";
  commitment: string;
}

/** The share itself, as soon as the draw is closed. */
export interface Reveal {
  type: "reveal";
  share: string;
}

/** After a game: again. It starts when all seated people who are here have said so; *swap*: all one seat further. */
export interface Rematch {
  type: "rematch";
  swap?: boolean;
}

/** Owner, or who plays alone with bots: how long they think. *paused*, only the latter: they wait. */
export interface SetPace {
  type: "pace";
  pace?: Pace | null;
  paused?: boolean | null;
}

/** In a pause: let one bot answer. */
export interface Step {
  type: "step";
}

/** When only bots are left: I want to watch; else, if nobody does, the game is played out at once. */
export interface Watch {
  type: "watch";
  watch?: boolean;
}

/** Eliminated, where the table allows it: show me what is hidden. Who has seen it takes no other seat. */
export interface See {
  type: "see";
}

/** Leave the table for good. During a game a bot takes the seat; ownership moves on. */
export interface Leave {
  type: "leave";
}

/** How the client is to answer questions that leave no choice: kept for this member on every device. */
export interface Prefer {
  type: "prefer";
  auto_answer: AutoAnswer;
}

/** Why is playing *card* (at *target*) not offered to me? *id* comes back with the answer. */
export interface AskWhyNot {
  type: "why_not";
  id: number;
  card: string;
  target?: number | null;
}

/** Who plays alone with bots, or where the table allows it: what would a marshal do in my place? */
export interface AskHint {
  type: "hint";
}

/** Send me the state again, with the events of *game* from number *since* on (of another game: all). */
export interface Look {
  type: "look";
  game?: number;
  since?: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id?: number;
}

/** The answer to hello: who you are here. *member* and *seat* are null for a nameless spectator. */
export interface Welcome {
  type: "welcome";
  version: number;
  server: string;
  code: string;
  member: string | null;
  seat: number | null;
  auto_answer: AutoAnswer;
}

/** The lobby side of the table: who sits where, what is set. Sent whenever it changes. */
export interface Table {
  type: "table";
  code: string;
  status: Status;
  settings: Settings;
  clock: Clock;
  seats: Seat[];
  members: Member[];
  watching: number;
  owner: string | null;
  game: number;
  seed_hash: string | null;
  replay: string | null;
  bots: string[];
  asleep?: boolean;
  trouble?: boolean;
  practice?: Practice;
  paused?: boolean;
  hurried?: boolean;
  score?: { [key: string]: number };
  banned?: Banned[];
  draw?: OpenDraw;
}

/** The game: *view* is what everybody may see; *own* what this seat sees beyond, to be laid over it. *events* replace all known ones from number *since* on; *next* follows them. */
export interface State {
  type: "state";
  game: number;
  view: GameView;
  own: OwnView;
  question: Question | null;
  since: number;
  next: number;
  events: GameEvent[];
  clocks: SeatClock[];
  open: OpenSeat[] | null;
}

/** Somebody said something. *at*: milliseconds since 1970. */
export interface Chat {
  type: "chat";
  number: number;
  member: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** What you sent changed nothing, and why. *to*: the type of the message; *legal*: the answers that would do. */
export interface Refused {
  type: "error";
  id: string;
  args: Json;
  to: string;
  legal: string[];
}

/** The reason why a play is not offered (null: it is), with the rule it rests on. */
export interface WhyNot {
  type: "why_not";
  id: number;
  reason: string | null;
  rule: string | null;
  args: Json;
}

/** What a marshal would answer to question *number*, why (a text ``motive-…``), and the chances it sees. *chances*: of some answers, from 0 to 1, by its own reckoning; none where it did not search. */
export interface Hint {
  type: "hint";
  number: number;
  key: string;
  reason: string | null;
  args: Json;
  chances: ([string, number])[];
}

/** The game is over: the result with all roles, and the seed, whose hash was known from the start. */
export interface Over {
  type: "over";
  game: number;
  result: GameResult;
  seed: string;
  seed_hash: string;
  replay: string;
  draw: Draw | null;
}

/** Are you there? Answer with pong. */
export interface Ping {
  type: "ping";
  id: number;
}

/** The last message before the server closes: kicked, banned, left, too_slow, closing … */
export interface Goodbye {
  type: "goodbye";
  id: string;
}

/** Why a request was refused: an id and arguments for the locale files, and a plain English line for logs. */
export interface Problem {
  id: string;
  args: Json;
  message: string;
}

/** One set (expansion) of a game: the sets it needs, what it brings, its table options with their defaults. *presets*: options that switch on others, as far as these are of a set in use. */
export interface SetInfo {
  id: string;
  needs: string[];
  cards: string[];
  characters: string[];
  options: Json;
  presets: { [key: string]: string[] };
}

/** One side of a mode, in turn order: who may be in it. */
export interface SquadInfo {
  id: string;
  characters: string[];
}

/** One way to play a game: its sets, its squads, and how many characters a squad takes. */
export interface ModeInfo {
  id: string;
  sets: string[];
  squads: SquadInfo[];
  size: number;
  fewest: number;
  most: number;
}

/** One game: for how many, in which modes, with which sets. *roles*: by the number of players, how many there are of each. */
export interface GameInfo {
  id: string;
  rules: string;
  players: number[];
  modes: ModeInfo[];
  roles: { [key: string]: { [key: string]: number } };
  sets: SetInfo[];
}

/** All games, and what a table can be set to besides. */
export interface Games {
  games: GameInfo[];
  clocks: Clock[];
  bots: string[];
  languages: string[];
  temperaments: string[];
  tempered: string[];
}

/** A public table in the list of the lobby. */
export interface TableLine {
  code: string;
  title: string;
  game: string;
  sets: string[];
  status: Status;
  seats: number;
  people: number;
  bots: number;
  free: number;
  watching: number;
  clock: string;
  spectators: boolean;
  owner: string | null;
  language: string;
}

/** The public tables, the busiest first. */
export interface Tables {
  tables: TableLine[];
}

/** Open a table and sit down there, as its owner. */
export interface CreateTable {
  name: string;
  settings?: Partial<Settings>;
  seat?: number;
}

/** Open a private table full of bots and begin at once; *watch*: bots only, and you look on. */
export interface PlayNow {
  name: string;
  settings?: Partial<Settings>;
  watch?: boolean;
  seat?: number;
  commitment?: string | null;
}

/** Come in. *seat*: null takes the first free one, if there is one; *watch*: do not sit. */
export interface JoinTable {
  name: string;
  seat?: number | null;
  watch?: boolean;
  guest?: string;
}

/** Who you are at the table. Keep the token: on any device it is you, and who has it is you. */
export interface Joined {
  code: string;
  member: string;
  seat: number | null;
  token: string;
}

/** What somebody with the code sees before coming in. */
export interface TableInfo {
  table: TableLine;
  invite: string;
  frozen: boolean;
  game: number;
  replays: { [key: string]: string };
}

/** A finished game. */
export interface ReplayLine {
  id: string;
  game: string;
  players: (string | null)[];
  result: Json | null;
  seed: string;
  seed_hash: string;
  answers: number;
  ended: number;
  imported: boolean;
  practice: boolean;
  draw: Draw | null;
}

/** Finished games of public tables, the latest first. *next*: pass it as *before* for more. */
export interface Replays {
  replays: ReplayLine[];
  next: number | null;
}

/** Where a turn begins: the frame, whose turn, and its number. */
export interface TurnMark {
  frame: number;
  seat: number;
  turn: number;
}

/** Where a game of a series begins: the frame, its number and its Sheriff. */
export interface GameMark {
  frame: number;
  game: number;
  sheriff: number;
}

/** A finished game with its setup (players, sets, options) and its turns, for a scrubber; of a series, its games. */
export interface ReplayInfo {
  replay: ReplayLine;
  setup: Json;
  frames: number;
  turns: TurnMark[];
  games: GameMark[];
}

/** Who stands where in a series, so far or at its end, best first; names by seat, null for bots. */
export interface Standings {
  over: boolean;
  players: (string | null)[];
  standings: Standing[];
  games: SeriesGame[];
}

/** Go on from a moment of a finished game, after *at* answers, in one seat; bots have the others. */
export interface PlayOn {
  name: string;
  at: number;
  seat: number;
  title?: string;
  pace?: Pace;
}

/** The answer that led to a frame; its key only where the eyes may see it. */
export interface GivenAnswer {
  seat: number;
  key: string | null;
}

/** The game after *number* answers; *events* are those since the frame before. */
export interface Frame {
  number: number;
  answer: GivenAnswer | null;
  view: GameView;
  question: Question | null;
  events: GameEvent[];
  open: OpenSeat[] | null;
}

/** Some frames of a replay. */
export interface Frames {
  frames: Frame[];
  total: number;
}

/** A decision in which a marshal disagrees: after how many answers, what was done and what it would have done. *chance* and *best*: of winning with either, from 0 to 1, by its own reckoning. */
export interface Verdict {
  number: number;
  played: string;
  better: string;
  chance: number;
  best: number;
}

/** The decisions of a seat in which a marshal disagrees most, the worst first. *searched*: did it search at all? */
export interface Review {
  verdicts: Verdict[];
  searched: boolean;
}

/** The link of an imported record. */
export interface Imported {
  id: string;
}

/** Something went wrong at a table or in a replay, or somebody said something at a table, or is called so, that nobody should have to read. The server adds the record, or what was said; *token*: of who sits there. */
export interface NewReport {
  about: "chat" | "name" | "replay" | "table";
  place: string;
  text: string;
  contact?: string;
  token?: string | null;
  moment?: number;
  member?: string;
  client?: string;
}

/** The report is kept under this id. */
export interface Reported {
  id: string;
}

/** Is the server well? */
export interface Health {
  status: "ok";
  version: string;
  tables: number;
  connections: number;
}

/** One card, character, role, mode, option …, by its ids; texts are in the locale files under ``text``. *kind*: which of these it is. *copies*: the keys of the physical cards. */
export interface CatalogueEntry {
  id: string;
  game: string;
  set: string;
  kind: string;
  text: string;
  copies: string[];
}

/** Every thing to look up of every game. */
export interface Catalogue {
  entries: CatalogueEntry[];
}

/** Sit down at the table of a ruling, in the seat that is asked; bots have the others. *language*: of its title. */
export interface PlayRuling {
  name: string;
  case?: number;
  language?: string;
  pace?: Pace;
}

/** One case of a ruling. */
export interface RulingCase {
  number: number;
  title: string;
}

/** One executable ruling; its titles are in the language asked for. */
export interface RulingLine {
  id: string;
  title: string;
  game: string;
  covers: string[];
  cases: RulingCase[];
}

/** The rulings shipped with the package. */
export interface Rulings {
  rulings: RulingLine[];
}

export type ClientMessage =
  | Hello
  | Sit
  | Stand
  | HandOn
  | Rename
  | Answer
  | TakeBack
  | Say
  | Ready
  | Configure
  | SeatBot
  | Consent
  | Kick
  | Spare
  | Unban
  | Mute
  | Start
  | Commit
  | Reveal
  | Rematch
  | SetPace
  | Step
  | Watch
  | See
  | Leave
  | Prefer
  | AskWhyNot
  | AskHint
  | Look
  | Pong;

export type ServerMessage =
  | Welcome
  | Table
  | State
  | Chat
  | Refused
  | WhyNot
  | Hint
  | Over
  | Ping
  | Goodbye;

export type GameView =
  | ClassicView
  | DuelView;

export type GameResult =
  | ClassicResult
  | DuelResult;

export type Meaning =
  | ClassicMeaning
  | DuelMeaning;

export type Question =
  | ClassicQuestion
  | DuelQuestion;

export type GameEvent =
  | ClassicEvent
  | DuelEvent;
