import { pino, type Logger } from "pino";

export type { Logger };

/** A query may hold personal data, and errors quote addresses. A `?.` is code. */
const withoutQueries = (text: string): string => text.replaceAll(/\?(?!\.)[^\s"'`)\]}]+/g, "?…");

const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const serialized = pino.stdSerializers.errWithCause(error);
  return JSON.parse(JSON.stringify(serialized), (_key, value: unknown) =>
    typeof value === "string" ? withoutQueries(value) : value,
  );
};

type LoggerOptions = {
  /** A line's level and what it is about. */
  readonly onLine?: (level: string, details: unknown, message: unknown) => void;
  /** What lines with `event: "refusal"` say in addition. */
  readonly describeRefused?: () => Readonly<Record<string, string>>;
};

/** Logs JSON lines to standard output. Redacts properties that could contain personal data, and the queries of addresses in errors. */
export const createLogger = (
  level: string,
  { onLine = () => {}, describeRefused = () => ({}) }: LoggerOptions = {},
): Logger =>
  pino({
    level,
    mixin: (details) => ("event" in details && details["event"] === "refusal" ? describeRefused() : {}),
    hooks: {
      logMethod(args, log, number) {
        const [details, message] = args as readonly unknown[];
        onLine(pino.levels.labels[number] ?? "other", details, message);
        log.apply(this, args);
      },
    },
    base: null,
    serializers: { err: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ["*.email", "*.phone", "*.fields", "*.headers.cookie", "*.headers.authorization"], censor: "…" },
  });
