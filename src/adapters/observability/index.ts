export { createErrorReporter, type ErrorReportResult } from "./error-reporter.ts";
export { reportLoggedError } from "./logger.ts";
export * from "./logger.ts";
export { resolvePositions } from "./source-positions.ts";
export { createMetrics, type MetricsRegistry } from "./metrics.ts";
