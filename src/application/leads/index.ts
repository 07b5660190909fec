export { type OutboxWorker, type OutboxWorkerDependencies, startOutboxWorker } from "./deliveries/outbox-worker.ts";
export { startStaffReports, type StaffReportDependencies } from "./deliveries/staff-reports.ts";
export * from "./ports.ts";
export {
  collectPersonRecord,
  type ErasedCounts,
  erasePerson,
  type PersonalDataStores,
  type PersonRecord,
} from "./privacy/erase-person.ts";
export { type FormDataCleanupDependencies, startFormDataCleanup } from "./privacy/form-data-cleanup.ts";
export { countExpiredByKind, purge, type PurgedCounts, type PurgeStores } from "./privacy/purge.ts";
export { type PurgeSchedule, type RetentionDependencies, startRetention } from "./privacy/retention.ts";
export { type PersonFile, personFiles } from "./privacy/person-files.ts";
export { countedPeriod, countLeads, type LeadCountQuery } from "./staff/count-leads.ts";
export { exportLeads, type LeadFormatter } from "./staff/export-leads.ts";
export { type LeadFileResult, readLeadFile } from "./staff/read-lead-file.ts";
export { releaseAppointment, type ReleaseResult } from "./staff/release-appointment.ts";
export { retryDeadLetters, retryLead } from "./staff/retry-deliveries.ts";
export { type LeadDetails, showLead } from "./staff/show-lead.ts";
export type { FormSpec, LocationChoice, LocationResolution } from "./submission/answering-location.ts";
export type { LeadConfirmation } from "./submission/confirmation.ts";
export type { LeadServiceDependencies } from "./submission/dependencies.ts";
export { createLeadService, type LeadService } from "./submission/lead-service.ts";
export type { FormTopic, OpenForm } from "./submission/open-form.ts";
export type {
  BodyProblem,
  CheckedForm,
  FormSubmission,
  LeadSubmission,
  PostedForm,
  RejectedForm,
  RejectionReason,
  StashedFile,
  StoredLead,
  Upload,
} from "./submission/submission.ts";
