import type { ErrorReporting } from "#application/site/index.ts";
import {
  createErrorReporter,
  createLogger,
  createMetrics,
  type Logger,
  type MetricsRegistry,
  reportLoggedError,
  type ReportResult,
} from "../../adapters/observability/index.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { describeRefusedRequest } from "../connections/refused-request.ts";
import type { Lifecycle } from "./lifecycle.ts";

export type Observability = {
  readonly log: Logger;
  readonly requestLog: AppDependencies["requestLog"];
  readonly metrics: MetricsRegistry;
};

/** Log, metrics and, where they are configured, error reports. `log`: in the place of the log on standard output. */
export const createObservability = (
  errorReporting: ErrorReporting | null,
  log: Logger | undefined,
  { started }: Lifecycle,
): Observability => {
  const metrics = createMetrics();
  const countLine = metrics.counter("vitrine_log_lines_total", "Lines written to the log.", ["level"]);
  const countReport = metrics.counter("vitrine_error_reports_total", "Events for error reports.", ["result"]);
  const onResult = (result: ReportResult): void => countReport({ result });
  const reporter = errorReporting && started(createErrorReporter({ ...errorReporting, onResult }));
  const onLine = (level: string, details: unknown, message: unknown): void => {
    countLine({ level });
    if (reporter) reportLoggedError(reporter, level, details, message);
  };
  const logger = log ?? createLogger("info", { onLine, describeRefused: describeRefusedRequest });
  return {
    metrics,
    log: logger,
    requestLog: logger.child({}, { redact: [] }),
  };
};
