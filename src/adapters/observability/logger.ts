import { type Logger, pino } from "pino";
import { ConfigurationError, inBackground, withErrorHandler } from "#domain/shared/index.ts";
import type { ReportedLine } from "./error-event.ts";
import type { ErrorReporter } from "./error-reporter.ts";
import { createStateLines, type StateOf } from "./state-lines.ts";

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

const STDOUT = 1;

/**
 * Lines are batched: written once they have this many characters, or four times a second. If several processes share a
 * pipe, writes of up to 4,096 bytes are atomic (PIPE_BUF on Linux).
 */
const [MIN_LENGTH, MAX_LENGTH, FLUSH_INTERVAL_MS] = [3_000, 4_096, 250];

/** Characters that wait for a disk or a reader. */
const MAX_WAITING = 64 * 1024;

export type Output = {
  readonly write: (text: string) => void;
  /** Writes the buffered lines immediately. */
  readonly flush: () => void;
};

/**
 * Line output to standard output. The last lines are written when the process ends. On a full disk, or without a reader,
 * the oldest lines wait, later ones are dropped, and the site continues to serve: `flushSync` would try forever.
 */
const openOutput = (): Output => {
  const options = { minLength: MIN_LENGTH, maxWrite: MAX_LENGTH, maxLength: MAX_WAITING };
  const stream = pino.destination({ dest: STDOUT, sync: true, periodicFlush: FLUSH_INTERVAL_MS, ...options });
  // The failure cannot be reported anywhere.
  stream.on("error", () => undefined);
  const flush = (): void => stream.flush();
  process.once(
    "exit",
    withErrorHandler(flush, () => undefined),
  );
  return { write: (text) => void stream.write(text), flush };
};

export type { Logger };

/** Queries may contain personal data, and errors quote URLs. A `?.` is code. */
const withoutQueries = (text: string): string => text.replaceAll(/\?(?!\.)[^\s"'`)\]}]+/g, "?…");

const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  if (error instanceof ConfigurationError) return { type: error.name, message: withoutQueries(error.message) };
  const serialized = pino.stdSerializers.errWithCause(error);
  return JSON.parse(JSON.stringify(serialized), (_key, value: unknown) =>
    typeof value === "string" ? withoutQueries(value) : value,
  );
};

const isRefusal = (details: unknown): details is object =>
  typeof details === "object" && details !== null && "event" in details && details.event === "refusal";

type LoggerOptions = {
  /** A line's level and what it is about. */
  readonly onLine?: (level: string, details: unknown, message: unknown) => void;
  /** In the place of standard output. */
  readonly output?: Output;
  /** Errors of one state are one line. */
  readonly stateOf?: StateOf;
  /** Additional fields of lines with `event: "refusal"`. */
  readonly describeRefused?: () => Readonly<Record<string, string>>;
};

const { warn: WARN = 40 } = pino.levels.values;

/** One output per process, so that lines stay in order. */
let opened: Output | null = null;

const standardOutput = (): Output => (opened ??= openOutput());

/**
 * Logs JSON lines to standard output; warnings and errors are written immediately. Redacts properties that could
 * contain personal data, and the queries of URLs in errors.
 */
export const createLogger = (
  level: string,
  {
    onLine = () => {},
    describeRefused = () => ({}),
    output = standardOutput(),
    stateOf = () => null,
  }: LoggerOptions = {},
): Logger => {
  const states = createStateLines({
    stateOf,
    onOver: (over) => logger.info(over, "nothing has failed for this reason for two minutes"),
  });
  const logger = pino(
    {
      level,
      hooks: {
        logMethod(args, log, number) {
          const [details, message, ...rest] = args;
          const line =
            typeof details === "object" && details !== null && typeof message === "string"
              ? states.rewrite({ details, message })
              : { details, message };
          if (line === null) return;
          onLine(pino.levels.labels[number] ?? "other", details, line.message);
          const written = isRefusal(line.details) ? { ...describeRefused(), ...line.details } : line.details;
          log.apply(this, [written, line.message as string, ...rest]);
          if (number >= WARN) output.flush();
        },
      },
      base: null,
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ["*.email", "*.phone", "*.fields", "*.headers.cookie", "*.headers.authorization"], censor: "…" },
    },
    output,
  );
  return logger;
};
