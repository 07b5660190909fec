export { createAlertEmails } from "./alert-emails.ts";
export { createAlertScheduler } from "./alert-scheduler.ts";
export type { AlertRequest, AlertService } from "./alert-service.ts";
export { type Alerts, startAlerts } from "./alerts.ts";
export * from "./ports.ts";
export { runAlerts, type RunAlertsDependencies } from "./run-alerts.ts";
export { alertFormKind, alertSubjectKey, submitAlert } from "./submit-alert.ts";
