/** What is wrong with a database, by the code that it reports: read by a start, commands, the doctor, pages and the log alike. */
export type DatabaseState = {
  /** The end of a sentence that begins with the database. */
  readonly fault: string;
  /** What an operator does. `{role}` and `{database}` are those of DATABASE_URL. */
  readonly remedy?: string;
  /** It says nothing about the statement, which succeeds when this is over: forms answer 503 with everything typed. */
  readonly passes?: true;
};

const SAME_KEY = "has a row with this key already: this is a fault of Vitrine";
const NO_REFERENCE = "lacks a row that another refers to: this is a fault of Vitrine";
const CONTRADICTION = "refused a row that contradicts another: this is a fault of Vitrine";

const LOCKED = { fault: "is locked by another process", passes: true } as const;
const RESTORE = "restore the last backup into a new DATA_DIR or database: ./vitrine restore BACKUP";
const STARTS = "wait until the server runs, and see its log";

/** By the result code of SQLite, extended or primary. https://www.sqlite.org/rescode.html */
export const SQLITE_STATES: ReadonlyMap<number, DatabaseState> = new Map<number, DatabaseState>([
  [5, LOCKED],
  [6, LOCKED],
  [8, { fault: "cannot be written" }],
  [10, { fault: "cannot be read or written", remedy: "see the log of the system about its disk", passes: true }],
  [11, { fault: "is damaged; restore the last backup" }],
  [13, { fault: "cannot be written: the disk is full", remedy: "free space on it", passes: true }],
  [14, { fault: "cannot be opened", passes: true }],
  [19, { fault: CONTRADICTION }],
  [26, { fault: "is damaged or no database; restore the last backup" }],
  [787, { fault: NO_REFERENCE }],
  [1555, { fault: SAME_KEY }],
  [2067, { fault: SAME_KEY }],
]);

/** By SQLSTATE, then by its class. https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const POSTGRES_STATES: ReadonlyMap<string, DatabaseState> = new Map<string, DatabaseState>([
  ["23", { fault: CONTRADICTION }],
  ["23503", { fault: NO_REFERENCE }],
  ["23505", { fault: SAME_KEY }],
  [
    "25006",
    {
      fault: "is read only: it is a standby, or its server forbids writing because its disk is nearly full",
      remedy:
        "name the primary in DATABASE_URL, or free the disk of the server, then: alter database {database} reset default_transaction_read_only",
      passes: true,
    },
  ],
  [
    "25P03",
    {
      fault: "ended a transaction that waited: idle_in_transaction_session_timeout is too short",
      remedy: "alter role {role} set idle_in_transaction_session_timeout = '10min'",
      passes: true,
    },
  ],
  [
    "25P04",
    {
      fault: "ended a transaction: transaction_timeout is too short",
      remedy: "alter role {role} set transaction_timeout = 0",
      passes: true,
    },
  ],
  [
    "28000",
    {
      fault: "does not accept the user of DATABASE_URL",
      remedy: "alter role {role} login, and a line for it in pg_hba.conf",
    },
  ],
  [
    "28P01",
    {
      fault: "does not accept the user or the password of DATABASE_URL",
      remedy: "alter role {role} password '…', and percent-encode it in DATABASE_URL",
    },
  ],
  ["3D000", { fault: "does not exist on its server", remedy: "create database {database} owner {role}" }],
  [
    "3F000",
    { fault: "has no schema that this role may use", remedy: "grant usage, create on schema public to {role}" },
  ],
  [
    "42501",
    {
      fault: "does not let the user of DATABASE_URL do this: it needs the right to create tables in its schema",
      remedy:
        "grant usage, create on schema public to {role}; where the tables are another role's: reassign owned by OTHER to {role}",
      passes: true,
    },
  ],
  [
    "42P01",
    {
      fault: "lacks a table",
      remedy:
        "start the server, which creates those of an empty database; where they are in another schema: alter role {role} set search_path = SCHEMA",
    },
  ],
  ["53", { fault: "has not enough resources", passes: true }],
  ["53100", { fault: "cannot be written: its disk is full", remedy: "free space on it", passes: true }],
  ["53200", { fault: "is out of memory", passes: true }],
  [
    "53300",
    {
      fault: "has no connection left: see max_connections, and the limit of the user",
      remedy: "alter role {role} connection limit 40, or raise max_connections",
      passes: true,
    },
  ],
  [
    "53400",
    {
      fault: "refuses a statement that takes more than a limit allows",
      remedy: "alter role {role} set temp_file_limit = -1",
      passes: true,
    },
  ],
  ["55P03", { fault: "is locked by another transaction" }],
  [
    "57014",
    {
      fault: "stopped a statement: statement_timeout is too short, or somebody cancelled it",
      remedy: "alter role {role} set statement_timeout = '60s'",
    },
  ],
  ["57", { fault: "ends or starts", remedy: STARTS, passes: true }],
  [
    "57P01",
    {
      fault: "ended the connection: it is shutting down, or somebody ended the session",
      remedy: STARTS,
      passes: true,
    },
  ],
  ["57P02", { fault: "has crashed and starts again", remedy: STARTS, passes: true }],
  ["57P03", { fault: "is starting or shutting down", remedy: STARTS, passes: true }],
  [
    "57P05",
    {
      fault: "ended a connection that waited: idle_session_timeout is too short",
      remedy: "alter role {role} set idle_session_timeout = 0",
      passes: true,
    },
  ],
  ["08", { fault: "lost a connection", remedy: STARTS, passes: true }],
  ["58", { fault: "cannot read or write its files", remedy: "see the log of its server" }],
  ["XX001", { fault: "is damaged; restore the last backup", remedy: RESTORE }],
  ["XX002", { fault: "has a damaged index", remedy: "reindex database {database}" }],
]);

const UNKNOWN: DatabaseState = { fault: "refused a statement" };

/** Null: the code says nothing about the database itself. */
export const findPostgresState = (code: string): DatabaseState | null =>
  POSTGRES_STATES.get(code) ?? POSTGRES_STATES.get(code.slice(0, 2)) ?? null;

/** The primary code is the lowest byte of an extended one. */
const findSqliteState = (errcode: number): DatabaseState | null =>
  SQLITE_STATES.get(errcode) ?? SQLITE_STATES.get(errcode & 0xff) ?? null;

/** `errcode`: of SQLite; null: `code` is an SQLSTATE. */
export const findState = (code: string, errcode: number | null): DatabaseState | null =>
  errcode === null ? findPostgresState(code) : findSqliteState(errcode);

export const stateOrUnknown = (code: string, errcode: number | null): DatabaseState =>
  findState(code, errcode) ?? UNKNOWN;

/** A name as a statement takes it. */
export const sqlName = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;

/** The remedy with the names of a database. `url` null: SQLite. */
export const describeRemedy = ({ remedy = "" }: DatabaseState, url: string | null): string => {
  const { username = "", pathname = "" } = (url !== null && URL.parse(url)) || {};
  const name = (text: string, otherwise: string): string =>
    text === "" ? otherwise : sqlName(decodeURIComponent(text));
  return remedy
    .replaceAll("{role}", () => name(username, "ROLE"))
    .replaceAll("{database}", () => name(pathname.slice(1), "DATABASE"));
};
