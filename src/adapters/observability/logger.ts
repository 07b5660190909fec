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

const isRefusal = (details: unknown): details is object =>
  typeof details === "object" && details !== null && "event" in details && details.event === "refusal";

type LoggerOptions = {
  /** A line's level and what it is about. */
  readonly onLine?: (level: string, details: unknown, message: unknown) => void;
  /** Additional fields of lines with `event: "refusal"`. */
  readonly describeRefused?: () => Readonly<Record<string, string>>;
};

/**
 * Lines are written together: at least so many bytes, or what there is four times a second. Several processes share one output, where a
 * pipe keeps the bytes of a write together up to 4,096 (PIPE_BUF of Linux).
 */
const BUFFER = { minLength: 3_000, maxWrite: 4_096, periodicFlush: 250 };

/** Lines that wait while standard output takes none, as on a full disk; those beyond it are lost, and there is nowhere to say so. */
const MAX_WAITING_BYTES = 1_048_576;

const openOutput = () => {
  const output = pino.destination({ dest: 1, sync: true, ...BUFFER, maxLength: MAX_WAITING_BYTES });
  output.on("error", () => undefined);
  const flush = (): void => {
    try {
      output.flushSync();
    } catch {
      // The lines wait for the next time.
    }
  };
  process.once("exit", flush);
  return { output, flush };
};

const { warn: WARN = 40 } = pino.levels.values;

/** One for the process, so that lines stay in order. */
let opened: ReturnType<typeof openOutput> | null = null;

/**
 * Logs JSON lines to standard output; warnings and errors are written at once. Redacts properties that could contain personal data, and
 * the queries of addresses in errors.
 */
export const createLogger = (
  level: string,
  { onLine = () => {}, describeRefused = () => ({}) }: LoggerOptions = {},
): Logger => {
  const { output, flush } = (opened ??= openOutput());
  return pino(
    {
      level,
      hooks: {
        logMethod(args, log, number) {
          const [details, message, ...rest] = args;
          onLine(pino.levels.labels[number] ?? "other", details, message);
          log.apply(this, isRefusal(details) ? [{ ...describeRefused(), ...details }, message, ...rest] : args);
          if (number >= WARN) flush();
        },
      },
      base: null,
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ["*.email", "*.phone", "*.fields", "*.headers.cookie", "*.headers.authorization"], censor: "…" },
    },
    output,
  );
};
