import { ConfigurationError, errorMessage } from "#domain/shared/index.ts";
import { describeRemedy, findState, stateOrUnknown } from "./database-states.ts";
import { isPostgresUnavailable, NETWORK_CODES } from "./dialects/unavailable.ts";

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
    return new DatabaseError(error, {
      code,
      errcode,
      fault: `${stateOrUnknown(code, errcode).fault} (SQLite code ${errcode})`,
    });
  if (typeof severity !== "string") return error;
  const what = typeof constraint === "string" ? `${code}, ${constraint}` : code;
  return new DatabaseError(error, {
    code,
    errcode: null,
    fault: `${stateOrUnknown(code, null).fault} (SQLSTATE ${what})`,
  });
};

/** For `catch` of a promise. */
export const throwDatabaseError = (error: unknown): never => {
  throw toDatabaseError(error);
};

/** A database, for sentences about it: `name` as `describeDatabase` returns it; `url` null: SQLite. */
export type NamedDatabase = { readonly name: string; readonly url: string | null };

/** Each address of a host that does not answer has its own error. */
const firstOf = (error: unknown): unknown =>
  error instanceof AggregateError && error.message === "" ? firstOf(error.errors[0]) : error;

/** The error of the database that an error is, or that caused it; null without one. */
const findDatabaseError = (error: unknown): DatabaseError | null => {
  if (error instanceof DatabaseError) return error;
  return error instanceof Error ? findDatabaseError(error.cause) : null;
};

/** What is wrong, and what helps; null where nobody knows. */
type Explanation = { readonly what: string; readonly remedy: string | null };

type State = Explanation & { readonly state: string };

const toSentence = ({ what, remedy }: Explanation): string => (remedy === null ? what : `${what}; ${remedy}`);

/** Logs of forms name an SQLSTATE alone: the error may quote what a visitor typed. */
const codeAlone = (code: string): Pick<DatabaseError, "code" | "errcode" | "fault"> => ({
  code,
  errcode: null,
  fault: `${stateOrUnknown(code, null).fault} (SQLSTATE ${code})`,
});

const findReportedState = (error: unknown, { name, url }: NamedDatabase): State | null => {
  const first = firstOf(error);
  const fault = typeof first === "string" ? codeAlone(first) : findDatabaseError(first);
  if (fault !== null) {
    const { code, errcode } = fault;
    const state = findState(code, errcode);
    if (state === null || (state.passes !== true && state.remedy === undefined)) return null;
    const remedy = describeRemedy(state, url) || null;
    return {
      state: errcode === null ? code : `SQLite ${errcode}`,
      what: `the database ${name} ${fault.fault}`,
      remedy,
    };
  }
  if (url === null || !(NETWORK_CODES.has(first) || isPostgresUnavailable(first))) return null;
  const what = `the database ${name} cannot be reached: ${errorMessage(first)}`;
  return { state: "unreachable", what, remedy: "start it, or correct DATABASE_URL" };
};

/** The state of the database that an error, or its code, reports, by which it is reported once. Null: the error is of another kind. */
export const describeState = (
  error: unknown,
  database: NamedDatabase,
): { readonly state: string; readonly sentence: string } | null => {
  const found = findReportedState(error, database);
  return found && { state: found.state, sentence: toSentence(found) };
};

/** One line about an error, and what helps; one of the database names it. */
export const explainFault = (error: unknown, database: NamedDatabase): Explanation => {
  const found = findReportedState(error, database);
  if (found !== null) return found;
  const first = firstOf(error);
  if (first instanceof DatabaseError) return { what: `the database ${database.name} ${first.fault}`, remedy: null };
  const [what = ""] = errorMessage(first).split("\n");
  return { what, remedy: null };
};

/** The error that ends a start: one of the database is a sentence without a stack, others are as they are. */
export const toStartError = (error: unknown, database: NamedDatabase): unknown => {
  const isKnown = findDatabaseError(firstOf(error)) !== null || findReportedState(error, database) !== null;
  return isKnown ? new ConfigurationError(toSentence(explainFault(error, database)), { cause: error }) : error;
};
