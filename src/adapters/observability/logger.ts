import cluster from "node:cluster";
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
  /** Additional fields of lines with `event: "refusal"`. */
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

/**
 * Bytes of lines that are written at once. Several processes share one output, where a pipe keeps the bytes of a write
 * together up to 4,096 (PIPE_BUF of Linux).
 */
const BATCH_SIZE = cluster.isWorker ? { minLength: 4_000, maxWrite: 4_096 } : { minLength: 16_000 };

/** Standard output, written four times a second, or as soon as a batch is there. */
const BATCHES = { dest: 1, sync: true, periodicFlush: 250, ...BATCH_SIZE };

let batches: ReturnType<typeof pino.destination> | null = null;

/** One for the process, which writes what is left when it ends. */
const openBatches = (): ReturnType<typeof pino.destination> => {
  const opened = pino.destination(BATCHES);
  process.once("exit", () => opened.flushSync());
  return opened;
};

/** The time as pino writes it; lines of the same millisecond share its text. */
const createTimestamp = (): (() => string) => {
  let [written, text] = [0, ""];
  return () => {
    const now = Date.now();
    if (now !== written) [written, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
};

export type BatchLog = { readonly info: (attributes: object, message: string) => void };

/**
 * Logs JSON lines of the level `info` to standard output in batches, without redaction: for lines that hold no property of a
 * visitor. They look like pino's, and skip what it does for other lines.
 */
export const createBatchLog = (onLine: () => void): BatchLog => {
  const output = (batches ??= openBatches());
  const timestamp = createTimestamp();
  const start = `{"level":${pino.levels.values["info"]}`;
  return {
    info(attributes, message) {
      onLine();
      output.write(
        `${start}${timestamp()},${JSON.stringify(attributes).slice(1, -1)},"msg":${JSON.stringify(message)}}\n`,
      );
    },
  };
};
