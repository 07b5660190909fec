import { parseReport } from "./parse-report.ts";

/** Results of checks and tests; a skipped test counts as a failure of the run. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (left: Counts, right: Counts): Counts => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
});

/** The closing line of a run. */
export const describeCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

export const isSuccess = ({ failed, skipped }: Counts): boolean => failed === 0 && skipped === 0;

/** A runner that failed although no test did counts as one failure: a file or its set-up could not be loaded. */
const withStatus = (counts: Counts, status: number | null): Counts =>
  status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

const UNREADABLE: Counts = { ...NO_COUNTS, failed: 1 };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

/** `report` is the text of the JSON report, null without one; `status` the exit code. */
export const vitestCounts = (report: string | null, status: number | null): Counts => {
  const counts = parseReport(report) as VitestReport | null;
  if (counts === null) return UNREADABLE;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = counts;
  return withStatus(
    { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    status,
  );
};

/** `report` is the text of the JSON report, null without one; `status` the exit code. */
export const playwrightCounts = (report: string | null, status: number | null): Counts => {
  const counts = parseReport(report) as PlaywrightReport | null;
  if (counts === null) return UNREADABLE;
  const { expected, unexpected, flaky, skipped } = counts.stats;
  return withStatus({ passed: expected, failed: unexpected + flaky, skipped }, status);
};
