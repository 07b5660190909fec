export { createOutageMonitor, type OutageMonitor } from "./outage-monitor.ts";
export * from "./ports.ts";
export { createStorageProbe, type StorageProbe } from "./storage-probe.ts";
