import type { ErrorReporting } from "#application/site/index.ts";
import {
  createErrorReporter,
  createLogger,
  createMetrics,
  type Logger,
  type MetricsRegistry,
  type Output,
  reportLoggedError,
  type ErrorReportResult,
} from "../../adapters/observability/index.ts";
import { describeState, type NamedDatabase } from "../../adapters/database/index.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { describeRefusedRequest } from "../connections/refused-request.ts";
import type { Scheduler } from "#application/jobs/ports.ts";

export type Observability = {
  readonly log: Logger;
  readonly requestLog: AppDependencies["requestLog"];
  readonly metrics: MetricsRegistry;
};

/** `log`: in the place of one of level "info"; `output`: of that one, in the place of standard output. */
export type LogOptions = { readonly log?: Logger; readonly output?: Output };

type Stoppable = { readonly stop: () => Promise<void> };

export type Lifecycle = {
  /** Remembers a started service and returns it. */
  readonly started: <S extends Stoppable>(service: S) => S;
  /** Stops the jobs, which use the services, and then every started service in reverse order. */
  readonly stop: () => Promise<void>;
};

export const createLifecycle = (scheduler: Scheduler): Lifecycle => {
  const services: Stoppable[] = [];
  return {
    started(service) {
      services.push(service);
      return service;
    },
    async stop() {
      await scheduler.stop();
      for (const service of services.toReversed()) await service.stop();
    },
  };
};

/** Log, metrics and, where they are configured, error reports. */
export const createObservability = (
  errorReporting: ErrorReporting | null,
  { log, output }: LogOptions,
  { started }: Lifecycle,
  database: NamedDatabase,
): Observability => {
  const metrics = createMetrics();
  const countLine = metrics.counter("vitrine_log_lines_total", "Lines written to the log.", ["level"]);
  const countReport = metrics.counter("vitrine_error_reports_total", "Events for error reports.", ["result"]);
  const onResult = (result: ErrorReportResult): void => countReport({ result });
  const reporter = errorReporting && started(createErrorReporter({ ...errorReporting, onResult }));
  const onLine = (level: string, details: unknown, message: unknown): void => {
    countLine({ level });
    if (reporter) reportLoggedError(reporter, level, details, message);
  };
  const logger =
    log ??
    createLogger("info", {
      onLine,
      describeRefused: describeRefusedRequest,
      stateOf: (error) => describeState(error, database),
      ...(output && { output }),
    });
  return {
    metrics,
    log: logger,
    requestLog: logger.child({}, { redact: [] }),
  };
};
