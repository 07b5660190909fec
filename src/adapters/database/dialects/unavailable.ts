/** What a check of the database found. */
export type DatabaseCheck = {
  /** One line each; empty: nothing is damaged as far as it was checked. */
  readonly damage: readonly string[];
  /** Tables for which the time did not suffice. */
  readonly unchecked: readonly string[];
};

/** Lines that are reported of one table. */
const MAX_LINES = 3;

/** Checks table by table until the time is over: a check that cannot be interrupted then ends soon after it. */
export const checkTables = async (
  tables: readonly string[],
  maxMs: number,
  check: (table: string, leftMs: number) => Promise<"late" | readonly string[]>,
): Promise<DatabaseCheck> => {
  const deadline = performance.now() + maxMs;
  const [damage, unchecked]: [string[], string[]] = [[], []];
  for (const table of tables) {
    const leftMs = Math.ceil(deadline - performance.now());
    const found = leftMs <= 0 ? "late" : await check(table, leftMs);
    if (found === "late") unchecked.push(table);
    else damage.push(...found.slice(0, MAX_LINES).map((line) => `${table}: ${line}`));
  }
  return { damage, unchecked };
};

/** Primary result codes of SQLite: busy, locked, I/O error, disk full, the file cannot be opened. */
const SQLITE_CODES: ReadonlySet<unknown> = new Set([5, 6, 10, 13, 14]);

/** The primary code is the lowest byte of an extended one. */
export const isSqliteUnavailable = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && SQLITE_CODES.has(Number(error.errcode) & 0xff);

/**
 * Classes of SQLSTATE: connection exception, insufficient resources (connections, memory, disk), operator intervention
 * (shutdown, crash, starting). https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SQLSTATE = /^(?:08|53|57)[0-9A-Z]{3}$/;

/**
 * The server is no primary, or ends: it is a standby after a failover, it forbids writing, it shuts down, has crashed or starts.
 */
export const LOST_PRIMARY: ReadonlySet<string> = new Set(["25006", "57P01", "57P02", "57P03"]);

/** A statement that was cancelled: the server is there. */
export const QUERY_CANCELED = "57014";

const NETWORK_CODES: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Messages of errors that `pg` and its pool throw without a code. */
const DRIVER_MESSAGE =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

export const isPostgresUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : null;
  if (typeof code !== "string") return DRIVER_MESSAGE.test(error.message);
  return NETWORK_CODES.has(code) || LOST_PRIMARY.has(code) || (SQLSTATE.test(code) && code !== QUERY_CANCELED);
};
