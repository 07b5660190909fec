export { createOutageMonitor, type OutageMonitor } from "./outage-monitor.ts";
export * from "./ports.ts";
