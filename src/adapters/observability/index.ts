export * from "./logger.ts";
export { createMetrics, type MetricsRegistry } from "./metrics.ts";
