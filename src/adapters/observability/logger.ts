import { pino, type Logger } from "pino";
import { openOutput, type Output } from "./output.ts";

export type { Logger };

/** Queries may contain personal data, and errors quote URLs. A `?.` is code. */
const withoutQueries = (text: string): string => text.replaceAll(/\?(?!\.)[^\s"'`)\]}]+/g, "?…");

const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
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
  { onLine = () => {}, describeRefused = () => ({}), output = standardOutput() }: LoggerOptions = {},
): Logger =>
  pino(
    {
      level,
      hooks: {
        logMethod(args, log, number) {
          const [details, message, ...rest] = args;
          onLine(pino.levels.labels[number] ?? "other", details, message);
          log.apply(this, isRefusal(details) ? [{ ...describeRefused(), ...details }, message, ...rest] : args);
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
