import { findPostgresState, findState } from "../database-states.ts";

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

/** By the result code, of which the lowest byte is the primary one. */
export const isSqliteUnavailable = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && findState("", Number(error.errcode))?.passes === true;

/**
 * The server is no primary, or ends: it is a standby after a failover, it forbids writing, it shuts down, has crashed or starts.
 */
export const LOST_PRIMARY: ReadonlySet<string> = new Set(["25006", "57P01", "57P02", "57P03"]);

/** The server, or the role, has as many connections as it may have. */
export const NO_CONNECTION_LEFT = "53300";

/** A statement that was cancelled: the server is there. */
export const QUERY_CANCELED = "57014";

export const NETWORK_CODES: ReadonlySet<unknown> = new Set([
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
  return NETWORK_CODES.has(code) || findPostgresState(code)?.passes === true;
};
