export { createOutageMonitor, type OutageMonitor } from "./outage-monitor.ts";
export * from "./presence.ts";
export type { Metrics, MetricsText, NodeStatus, NodeStore } from "./ports.ts";
export { createLastKnown, createReadiness, createStorageProbe, type Readiness } from "./readiness.ts";
export * from "./reload-report.ts";
