import { errorMessage } from "#domain/shared/index.ts";

/** What is wrong, by the primary result code of SQLite. https://www.sqlite.org/rescode.html */
const SQLITE_FAULTS: ReadonlyMap<number, string> = new Map([
  [5, "is locked by another process"],
  [6, "is locked by another process"],
  [8, "cannot be written"],
  [10, "cannot be read or written"],
  [11, "is damaged; restore the last backup"],
  [13, "cannot be written: the disk is full"],
  [14, "cannot be opened"],
  [26, "is damaged or no database; restore the last backup"],
]);

/** By SQLSTATE. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_FAULTS: ReadonlyMap<string, string> = new Map([
  ["53100", "cannot be written: its disk is full"],
  ["XX001", "is damaged; restore the last backup"],
  ["XX002", "has a damaged index"],
]);

const faultOf = (error: Error & { readonly errcode?: unknown; readonly code?: unknown }): string | undefined =>
  typeof error.errcode === "number"
    ? SQLITE_FAULTS.get(error.errcode & 0xff)
    : POSTGRES_FAULTS.get(typeof error.code === "string" ? error.code : "");

/** One line about an error; one of the database names it. `database`: as `describeDatabase` returns it. */
export const describeFault = (error: unknown, database: string): string => {
  // Each address of a host that does not answer has its own error.
  const first: unknown = error instanceof AggregateError && error.message === "" ? error.errors[0] : error;
  const [message = ""] = errorMessage(first).split("\n");
  const fault = first instanceof Error ? faultOf(first) : undefined;
  return fault === undefined ? message : `the database ${database} ${fault} (${message})`;
};
