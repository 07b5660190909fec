export { createOutageMonitor, type OutageMonitor } from "./outage-monitor.ts";
export { awaitReload, type ReloadAnswers } from "./await-reload.ts";
export { listFailedReloads } from "./failed-reloads.ts";
export * from "./ports.ts";
export { type Presence, startPresence } from "./presence.ts";
export {
  type ChangeCounts,
  type ContentReload,
  limitProblems,
  NO_CHANGES,
  type ReloadReport,
} from "./reload-report.ts";
export { createLastKnown } from "./last-known.ts";
export { createReadiness, type Readiness } from "./readiness.ts";
export { createStorageProbe } from "./storage-probe.ts";
