export { type AlertEmails, createAlertEmails } from "./alert-emails.ts";
export { type AlertScheduler, createAlertScheduler } from "./alert-scheduler.ts";
export type { AlertRequest, AlertService } from "./alert-service.ts";
export { type Alerts, type AlertsDependencies, startAlerts } from "./alerts.ts";
export * from "./ports.ts";
export { runAlerts, type RunAlertsDependencies } from "./run-alerts.ts";
export { type AlertSubmission, alertFormKind, submitAlert } from "./submit-alert.ts";
