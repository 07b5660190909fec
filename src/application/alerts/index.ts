export { type Alerts, type AlertService, startAlerts } from "./alerts.ts";
export type { AlertStock } from "./ports.ts";
export { alertFormKind, alertSubjectKey, submitAlert } from "./submit-alert.ts";
