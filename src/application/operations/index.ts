export { createOutageMonitor, type OutageMonitor } from "./outage-monitor.ts";
export { awaitReload, listFailedReloads, type ReloadAnswers } from "./await-reload.ts";
export type { Metrics, MetricsText, NodeStatus, NodeStore } from "./ports.ts";
export { type Presence, startPresence } from "./presence.ts";
export {
  type ChangeCounts,
  type ContentReload,
  limitProblems,
  NO_CHANGES,
  type ReloadReport,
} from "./reload-report.ts";
export { createLastKnown, createReadiness, createStorageProbe, type Readiness } from "./readiness.ts";
