import type { ErrorReporter } from "./error-reporter.ts";

type LoggedError = { readonly err: unknown; readonly path?: unknown; readonly id?: unknown };

const isLoggedError = (details: unknown): details is LoggedError =>
  typeof details === "object" && details !== null && "err" in details;

const isErrorLevel = (level: string): boolean => level === "error" || level === "fatal";

const textOf = <Name extends string>(name: Name, value: unknown): Partial<Record<Name, string>> =>
  typeof value === "string" ? ({ [name]: value } as Record<Name, string>) : {};

/** Reports the errors that the site logs (`{ err, path, id }`): all failures are logged. */
export const reportLoggedError = (
  { report }: ErrorReporter,
  level: string,
  details: unknown,
  message: unknown,
): void => {
  if (!isErrorLevel(level) || !isLoggedError(details)) return;
  const { err, path, id } = details;
  report(err, {
    message: typeof message === "string" ? message : "",
    ...textOf("path", path),
    ...textOf("requestId", id),
  });
};
