export { createOutageMonitor, type OutageMonitor, type OutageMonitorDependencies } from "./outage-monitor.ts";
export * from "./ports.ts";
