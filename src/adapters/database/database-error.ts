import { errorMessage } from "#domain/shared/index.ts";

const SAME_KEY = "has a row with this key already: this is a fault of Vitrine";
const NO_REFERENCE = "lacks a row that another refers to: this is a fault of Vitrine";
const CONTRADICTION = "refused a row that contradicts another: this is a fault of Vitrine";

/** What is wrong, by the result code of SQLite, extended or primary. https://www.sqlite.org/rescode.html */
const SQLITE_FAULTS: ReadonlyMap<number, string> = new Map([
  [5, "is locked by another process"],
  [6, "is locked by another process"],
  [8, "cannot be written"],
  [10, "cannot be read or written"],
  [11, "is damaged; restore the last backup"],
  [13, "cannot be written: the disk is full"],
  [14, "cannot be opened"],
  [19, CONTRADICTION],
  [26, "is damaged or no database; restore the last backup"],
  [787, NO_REFERENCE],
  [1555, SAME_KEY],
  [2067, SAME_KEY],
]);

/** By SQLSTATE. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_FAULTS: ReadonlyMap<string, string> = new Map([
  ["23503", NO_REFERENCE],
  ["23505", SAME_KEY],
  ["25006", "is read only: it is a standby, or its server forbids writing because its disk is nearly full"],
  ["25P03", "ended a transaction that waited: idle_in_transaction_session_timeout is too short"],
  ["28000", "does not accept the user of DATABASE_URL"],
  ["28P01", "does not accept the user or the password of DATABASE_URL"],
  ["3D000", "does not exist on its server"],
  ["42501", "does not let the user of DATABASE_URL do this: it needs the right to create tables in its schema"],
  ["53100", "cannot be written: its disk is full"],
  ["53200", "is out of memory"],
  ["53300", "has no connection left: see max_connections, and the limit of the user"],
  ["55P03", "is locked by another transaction"],
  ["57014", "stopped a statement: statement_timeout is too short, or somebody cancelled it"],
  ["57P01", "ended the connection: it is shutting down, or somebody ended the session"],
  ["57P02", "has crashed and starts again"],
  ["57P03", "is starting or shutting down"],
  ["XX001", "is damaged; restore the last backup"],
  ["XX002", "has a damaged index"],
]);

const sqliteFault = (errcode: number): string =>
  SQLITE_FAULTS.get(errcode) ?? SQLITE_FAULTS.get(errcode & 0xff) ?? "refused a statement";

/** Class 23 of SQLSTATE: a key, a reference, a check or an exclusion. */
const postgresFault = (state: string): string =>
  POSTGRES_FAULTS.get(state) ?? (state.startsWith("23") ? CONTRADICTION : "refused a statement");

type Reported = Error & {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly severity?: unknown;
  readonly constraint?: unknown;
};

/**
 * An error that the database reported, in our words. Its own sentence quotes columns and values and does not say what to do; it
 * is the cause, which logs and `NODE_DEBUG=vitrine` have.
 */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  /** SQLSTATE, or `ERR_SQLITE_ERROR`. */
  readonly code: string;
  /** Extended result code of SQLite; null: the error is of PostgreSQL. */
  readonly errcode: number | null;
  /** The end of a sentence that begins with the database. */
  readonly fault: string;

  constructor(cause: Error, { code, errcode, fault }: Pick<DatabaseError, "code" | "errcode" | "fault">) {
    super(`the database ${fault}`, { cause });
    this.code = code;
    this.errcode = errcode;
    this.fault = fault;
  }
}

/** The error in our words if a database reported it; others as they are, such as those of the network. */
export const toDatabaseError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const { code, errcode, severity, constraint }: Reported = error;
  if (typeof code !== "string") return error;
  if (typeof errcode === "number")
    return new DatabaseError(error, { code, errcode, fault: `${sqliteFault(errcode)} (SQLite code ${errcode})` });
  if (typeof severity !== "string") return error;
  const what = typeof constraint === "string" ? `${code}, ${constraint}` : code;
  return new DatabaseError(error, { code, errcode: null, fault: `${postgresFault(code)} (SQLSTATE ${what})` });
};

/** For `catch` of a promise. */
export const throwDatabaseError = (error: unknown): never => {
  throw toDatabaseError(error);
};

/** One line about an error; one of the database names it. `database`: as `describeDatabase` returns it. */
export const describeFault = (error: unknown, database: string): string => {
  // Each address of a host that does not answer has its own error.
  const first: unknown = error instanceof AggregateError && error.message === "" ? error.errors[0] : error;
  if (first instanceof DatabaseError) return `the database ${database} ${first.fault}`;
  const [message = ""] = errorMessage(first).split("\n");
  return message;
};
