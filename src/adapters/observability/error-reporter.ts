import { withErrorHandler, inBackground } from "#domain/shared/index.ts";
import { createUniqueErrors, type ErrorReportTarget } from "#domain/error-reports/index.ts";
import { createHttpClient } from "../platform/http/http-client.ts";
import { OUTSIDE_BODIES } from "../platform/http/outside-bodies.ts";
import { groupOf, type ReportedLine, toEnvelope } from "./error-event.ts";
import { postAtExit } from "./post-at-exit.ts";
import { createReportRateLimit } from "./report-rate-limit.ts";

/** What became of an event: `dropped` by a limit here, `failed` at the receiver. */
export type ErrorReportResult = "sent" | "dropped" | "failed";

export type ErrorReporter = {
  /** Returns immediately and never throws. */
  readonly report: (line: ReportedLine) => void;
  /** Waits for pending reports. */
  readonly stop: () => Promise<void>;
};

export type ErrorReporterOptions = {
  readonly target: ErrorReportTarget;
  readonly environment: string;
  readonly release: string;
  readonly onResult?: (result: ErrorReportResult) => void;
  readonly timeoutMs?: number;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs?: () => number;
};

/** So that a slow receiver does not fill the memory. */
const MAX_PENDING = 10;

const ENVELOPE = "application/x-sentry-envelope";

/**
 * Sends scrubbed errors to an error-reporting service. Failures of the receiver never affect the site. Nothing here is
 * logged: a line about a report would be another report.
 */
export const createErrorReporter = (options: ErrorReporterOptions): ErrorReporter => {
  const {
    target,
    onResult = () => {},
    timeoutMs = OUTSIDE_BODIES.errorReport.timeoutMs,
    monotonicMs = () => performance.now(),
  } = options;
  const request = createHttpClient({ ...OUTSIDE_BODIES.errorReport, timeoutMs });
  const allowance = createReportRateLimit(monotonicMs);
  const pending = new Map<string, Promise<void>>();
  const isNew = createUniqueErrors();
  const send = async (body: string): Promise<ErrorReportResult> => {
    const headers = { "content-type": ENVELOPE };
    const response = await request(new URL(target.envelopeUrl), { method: "POST", headers, body });
    if (response.status === 429) allowance.pause(Number(response.headers.get("retry-after")));
    await response.discard();
    return response.ok ? "sent" : "failed";
  };
  const post = (body: string): void => {
    const sent = send(body)
      .catch(() => "failed" as const)
      .then(onResult)
      .finally(() => pending.delete(body));
    pending.set(body, sent);
  };
  // An uncaught exception ends the process before an answer can arrive.
  const onExit = withErrorHandler(
    () => postAtExit(target.envelopeUrl, ENVELOPE, [...pending.keys()], timeoutMs),
    () => undefined,
  );
  process.once("exit", onExit);
  const reportNew = (line: ReportedLine): void => {
    if (!isNew(line.error)) return;
    if (pending.size >= MAX_PENDING || !allowance.take(groupOf(line))) onResult("dropped");
    else post(toEnvelope(line, options, Date.now()));
  };
  return {
    report(line) {
      // The error is logged anyway.
      inBackground(
        () => reportNew(line),
        () => undefined,
      );
    },
    async stop() {
      await Promise.all(pending.values());
      process.off("exit", onExit);
    },
  };
};
