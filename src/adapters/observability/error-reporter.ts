import { withErrorHandler, inBackground } from "#domain/shared/index.ts";
import { createUniqueErrors, type ErrorReportTarget } from "#domain/error-reports/index.ts";
import { createHttpClient } from "../platform/http/http-client.ts";
import { OUTSIDE_BODIES } from "../platform/http/outside-bodies.ts";
import { groupOf, type ReportedLine, toEnvelope } from "./error-event.ts";
import { spawnSync } from "node:child_process";

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

/** Reads the bodies from standard input, one a line, as the process that ends cannot wait for an answer. */
const SCRIPT = `
const [url, type] = process.argv.slice(1);
const bodies = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const post = (body) => fetch(url, { method: "POST", headers: { "content-type": type }, body, redirect: "manual" });
Promise.allSettled(bodies.map(post)).then(() => process.exit());
`;

/** Posts bodies while this process ends: another one does, for at most `timeoutMs`. */
const postAtExit = (url: string, type: string, bodies: readonly string[], timeoutMs: number): void => {
  if (bodies.length === 0) return;
  const input = JSON.stringify(bodies);
  spawnSync(process.execPath, ["-e", SCRIPT, url, type], {
    input,
    timeout: timeoutMs,
    stdio: ["pipe", "ignore", "ignore"],
  });
};

/** Limits, so that a failing site does not flood the receiver, nor one failure hide another. */
const [MAX_PER_MINUTE, MAX_OF_A_GROUP] = [30, 10];

const MINUTE_MS = 60_000;

/** At most `MAX_PER_MINUTE` events, `MAX_OF_A_GROUP` of a group, none while the receiver rejects them. */
const createReportRateLimit = (now: () => number) => {
  let recent: { readonly at: number; readonly group: string }[] = [];
  let pausedUntil = 0;
  return {
    take(group: string): boolean {
      recent = recent.filter(({ at }) => at > now() - MINUTE_MS);
      const ofGroup = recent.filter((one) => one.group === group);
      if (now() < pausedUntil || recent.length >= MAX_PER_MINUTE || ofGroup.length >= MAX_OF_A_GROUP) return false;
      recent.push({ at: now(), group });
      return true;
    },
    /** `seconds`: how long, where the receiver says so. */
    pause: (seconds: number): void => {
      pausedUntil = now() + (seconds > 0 ? Math.min(seconds * 1_000, 60 * MINUTE_MS) : MINUTE_MS);
    },
  };
};

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
