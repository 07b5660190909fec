import { randomUUID } from "node:crypto";
import { errorMessage } from "#domain/shared/index.ts";
import { scrubReport } from "#domain/error-reports/index.ts";
import { fileURLToPath } from "node:url";

/** A line of the log at level error. */
export type ReportedLine = {
  /** The program's own words. */
  readonly message: string;
  /** What was thrown, where the line has it. */
  readonly error?: unknown;
  /** Name or code of an error of which the line has nothing else: `SQLITE_BUSY`. */
  readonly code?: string;
  readonly path?: string;
  readonly requestId?: string;
};

type EventSource = { readonly environment: string; readonly release: string };

const MAX_CAUSES = 5;

const causesOf = (error: unknown): readonly unknown[] => {
  const chain: unknown[] = [];
  for (let current = error; current !== undefined && chain.length < MAX_CAUSES; ) {
    chain.push(current);
    current = current instanceof Error ? current.cause : undefined;
  }
  return chain;
};

type StackFrame = {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  /** False for Node's own code and for packages. */
  readonly in_app: boolean;
};

const FRAME = /^\s*at (?:(?:async )?([^()]{1,200}?) \()?([^()\s]{1,500}):(\d{1,9}):(\d{1,9})\)?$/;

const MAX_FRAMES = 50;

const toPath = (location: string): string => (location.startsWith("file://") ? fileURLToPath(location) : location);

/** Paths within the project: those above it name the machine's accounts. */
const withoutProjectFolder = (path: string): string =>
  path.startsWith(`${process.cwd()}/`)
    ? path.slice(process.cwd().length + 1)
    : path.replace(/^\/(?:home|Users)\/[^/]+/, "~");

/** The frames of an error's `stack`, the outermost first as the receiver wants them. */
const readStackFrames = (stack: string): readonly StackFrame[] =>
  stack
    .split("\n", MAX_FRAMES)
    .flatMap((line): StackFrame[] => {
      const [, name = "?", location, lineno, colno] = FRAME.exec(line) ?? [];
      if (location === undefined) return [];
      const filename = withoutProjectFolder(toPath(location));
      const isOwn = !location.startsWith("node:") && !filename.includes("node_modules/");
      return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno), in_app: isOwn }];
    })
    .toReversed();

const toException = (error: unknown): object => ({
  type: error instanceof Error ? error.name : "Error",
  value: errorMessage(error),
  ...(error instanceof Error ? { stacktrace: { frames: readStackFrames(error.stack ?? "") } } : {}),
});

const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, "#");

/** Lines of one group have one cause: the same words about the same kind of error. */
export const groupOf = ({ message, error, code = "" }: ReportedLine): string =>
  [message, error instanceof Error ? `${error.name} ${error.message}` : code].map(withoutNumbers).join(" – ");

/** The receiver groups exceptions by their frames; a line without one is grouped by its words. */
const contentOf = (line: ReportedLine): object =>
  line.error === undefined
    ? { message: line.message, fingerprint: [groupOf(line)] }
    : // The receiver expects a cause before its effect.
      { exception: { values: causesOf(line.error).map(toException).toReversed() } };

const toEvent = (line: ReportedLine, { environment, release }: EventSource, at: number) => {
  const { message, code, path, requestId } = line;
  const tags = {
    ...(requestId === undefined ? {} : { request_id: requestId }),
    ...(code === undefined ? {} : { code }),
  };
  return {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: at / 1_000,
    platform: "node",
    level: "error",
    environment,
    release,
    logger: message,
    ...(path === undefined ? {} : { transaction: path }),
    ...(Object.keys(tags).length === 0 ? {} : { tags }),
    ...contentOf(line),
  };
};

/** One event without personal data. Source: https://develop.sentry.dev/sdk/data-model/envelopes/ */
export const toEnvelope = (line: ReportedLine, source: EventSource, at: number): string => {
  const event = toEvent(line, source, at);
  return [{ event_id: event.event_id, sent_at: new Date(at).toISOString() }, { type: "event" }, scrubReport(event)]
    .map((part) => JSON.stringify(part))
    .join("\n");
};
