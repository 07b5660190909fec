import { inBackground } from "#domain/shared/index.ts";
import type { ErrorReporter } from "./error-reporter.ts";
import type { ReportedLine } from "./error-event.ts";

const isErrorLevel = (level: string): boolean => level === "error" || level === "fatal";

type Details = Readonly<Record<string, unknown>>;

const detailsOf = (details: unknown): Details =>
  typeof details === "object" && details !== null ? (details as Details) : {};

/** Names and codes of errors, of Node, SQLite and PostgreSQL: `TypeError`, `ENOSPC`, `SQLITE_BUSY`, `42P01`. */
const CODE = /^(?:[A-Z][A-Za-z]{0,40}Error|E[A-Z]{3,14}|[A-Z]{2,12}(?:_[A-Z0-9]{1,20}){1,4}|(?=.*\d)[0-9A-Z]{5})$/;

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

const textLike = <Name extends string>(name: Name, value: unknown, pattern: RegExp): Partial<Record<Name, string>> =>
  typeof value === "string" && pattern.test(value) ? ({ [name]: value } as Record<Name, string>) : {};

/** Only the error and these fields of a line are reported: others may hold what a visitor typed. */
const toReportedLine = (details: Details, message: string): ReportedLine => ({
  message,
  ...("err" in details ? { error: details["err"] } : {}),
  ...textLike("code", details["error"], CODE),
  ...textLike("path", details["path"], /^\//),
  ...textLike("requestId", details["id"], REQUEST_ID),
});

/** Reports the lines of the log at level error: every failure of the server is one. */
export const reportLoggedError = (
  { report }: Pick<ErrorReporter, "report">,
  level: string,
  details: unknown,
  message: unknown,
): void => {
  if (!isErrorLevel(level)) return;
  // `log.error("text")` has its message in the place of the details.
  const text = [message, details].find((value) => typeof value === "string") ?? "";
  inBackground(
    () => report(toReportedLine(detailsOf(details), text)),
    () => undefined,
  );
};
