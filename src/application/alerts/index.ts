export { createAlertEmails } from "./alert-emails.ts";
export { type AlertRequest, type Alerts, type AlertService, createAlertScheduler, startAlerts } from "./alerts.ts";
export * from "./ports.ts";
export { runAlerts, type RunAlertsDependencies } from "./run-alerts.ts";
export { alertFormKind, alertSubjectKey, submitAlert } from "./submit-alert.ts";
