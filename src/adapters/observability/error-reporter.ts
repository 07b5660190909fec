import { randomUUID } from "node:crypto";
import { errorMessage, inBackground } from "#domain/shared/index.ts";
import { createUniqueErrors, scrubReport, type ErrorReportTarget } from "#domain/error-reports/index.ts";
import { createHttpClient } from "../platform/http/http-client.ts";
import { readStackFrames } from "./stack-frames.ts";

/** `message`: log message; `path`: without a query. */
export type ErrorContext = { readonly message: string; readonly path?: string; readonly requestId?: string };

export type ErrorReporter = {
  /** Returns immediately and never throws. */
  readonly report: (error: unknown, context: ErrorContext) => void;
  /** Waits for pending reports. */
  readonly stop: () => Promise<void>;
};

export type ErrorReporterOptions = {
  readonly target: ErrorReportTarget;
  readonly environment: string;
  readonly release: string;
  readonly timeoutMs?: number;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs?: () => number;
};

const TIMEOUT_MS = 3_000;

/** Limits, so that a failing site does not flood the receiver, and a slow receiver does not fill the memory here. */
const [MAX_PENDING, MAX_PER_MINUTE, MAX_CAUSES] = [10, 30, 5];

const MINUTE_MS = 60_000;

const causesOf = (error: unknown): readonly unknown[] => {
  const chain: unknown[] = [];
  for (let current = error; current !== undefined && chain.length < MAX_CAUSES; ) {
    chain.push(current);
    current = current instanceof Error ? current.cause : undefined;
  }
  return chain;
};

const toException = (error: unknown): object => ({
  type: error instanceof Error ? error.name : "Error",
  value: errorMessage(error),
  ...(error instanceof Error ? { stacktrace: { frames: readStackFrames(error.stack ?? "") } } : {}),
});

const toEvent = (
  error: unknown,
  { message, path, requestId }: ErrorContext,
  { environment, release }: Pick<ErrorReporterOptions, "environment" | "release">,
  at: number,
) => ({
  event_id: randomUUID().replaceAll("-", ""),
  timestamp: at / 1_000,
  platform: "node",
  level: "error",
  environment,
  release,
  logger: message,
  ...(path === undefined ? {} : { transaction: path }),
  ...(requestId === undefined ? {} : { tags: { request_id: requestId } }),
  // The receiver expects a cause before its effect.
  exception: { values: causesOf(error).map(toException).toReversed() },
});

/** Source: https://develop.sentry.dev/sdk/data-model/envelopes/ */
const toEnvelope = (event: { readonly event_id: string }, at: number): string =>
  [{ event_id: event.event_id, sent_at: new Date(at).toISOString() }, { type: "event" }, scrubReport(event)]
    .map((line) => JSON.stringify(line))
    .join("\n");

/** True if an event may be sent now: at most `MAX_PER_MINUTE`, none while the receiver rejects them. */
const createAllowance = (now: () => number) => {
  let [times, pausedUntil]: [number[], number] = [[], 0];
  return {
    take(): boolean {
      times = times.filter((time) => time > now() - MINUTE_MS);
      if (now() < pausedUntil || times.length >= MAX_PER_MINUTE) return false;
      times.push(now());
      return true;
    },
    pause: (seconds: number): void => {
      pausedUntil = now() + (seconds > 0 ? Math.min(seconds * 1_000, 60 * MINUTE_MS) : MINUTE_MS);
    },
  };
};

/** Sends scrubbed errors to an error-reporting service. Failures of the receiver never affect the site. */
export const createErrorReporter = (options: ErrorReporterOptions): ErrorReporter => {
  const { target, timeoutMs = TIMEOUT_MS, monotonicMs = () => performance.now() } = options;
  const request = createHttpClient({ timeoutMs, maxBytes: 64 * 1024 });
  const allowance = createAllowance(monotonicMs);
  const pending = new Set<Promise<void>>();
  const isNew = createUniqueErrors();
  const send = async (body: string): Promise<void> => {
    const headers = { "content-type": "application/x-sentry-envelope" };
    const response = await request(new URL(target.envelopeUrl), { method: "POST", headers, body });
    if (response.status === 429) allowance.pause(Number(response.headers.get("retry-after")));
    await response.discard();
  };
  const post = (event: ReturnType<typeof toEvent>): void => {
    const sent = send(toEnvelope(event, Date.now()))
      .catch(() => undefined)
      .finally(() => pending.delete(sent));
    pending.add(sent);
  };
  return {
    report(error, context) {
      const reportNew = (): void => {
        if (!isNew(error) || pending.size >= MAX_PENDING || !allowance.take()) return;
        post(toEvent(error, context, options, Date.now()));
      };
      // The error is logged anyway.
      inBackground(reportNew, () => undefined);
    },
    stop: async () => void (await Promise.all(pending)),
  };
};
