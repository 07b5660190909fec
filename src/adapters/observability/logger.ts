import cluster from "node:cluster";
import { pino, type Logger } from "pino";
import { guarded } from "#domain/shared/index.ts";

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

/** Standard output. A line that cannot be written, as on a full disk, is lost: there is nowhere to say so. */
const openOutput = () => pino.destination({ dest: 1, sync: true }).on("error", () => undefined);

/** Logs JSON lines to standard output. Redacts properties that could contain personal data, and the queries of addresses in errors. */
export const createLogger = (
  level: string,
  { onLine = () => {}, describeRefused = () => ({}) }: LoggerOptions = {},
): Logger =>
  pino(
    {
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
    },
    openOutput(),
  );

/**
 * Characters of lines, nearly all of one byte, that are written at once. Several processes share one output, where a pipe keeps the
 * bytes of a write together up to 4,096 (PIPE_BUF of Linux).
 */
const BATCH_LENGTH = cluster.isWorker ? 4_000 : 16_000;

const FLUSH_INTERVAL_MS = 250;

/** Adds a line to those that are written to standard output together. */
type AddLine = (line: string) => void;

/** Written four times a second, when a batch is full, and when the process ends. pino's own buffer copies it for each line. */
const openBatches = (): AddLine => {
  const output = openOutput();
  let batch = "";
  const flush = (): void => {
    if (batch === "") return;
    const written = batch;
    batch = "";
    output.write(written);
  };
  setInterval(
    guarded(flush, () => undefined),
    FLUSH_INTERVAL_MS,
  ).unref();
  process.once("exit", () => {
    flush();
    output.flushSync();
  });
  return (line) => {
    if (batch.length + line.length > BATCH_LENGTH) flush();
    batch += line;
  };
};

/** One for the process. */
let addLine: AddLine | null = null;

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
  const add = (addLine ??= openBatches());
  const timestamp = createTimestamp();
  const start = `{"level":${pino.levels.values["info"]}`;
  return {
    info(attributes, message) {
      onLine();
      add(`${start}${timestamp()},${JSON.stringify(attributes).slice(1, -1)},"msg":${JSON.stringify(message)}}\n`);
    },
  };
};
