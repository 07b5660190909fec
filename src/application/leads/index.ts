export { agendaKey } from "./appointments/agenda.ts";
export {
  cancelAppointment,
  type ChangeDependencies,
  moveAppointment,
  readHeldAppointment,
} from "./appointments/change-appointment.ts";
export { startReminders } from "./appointments/reminders.ts";
export type { VisitorAppointment, VisitorChange } from "./appointments/visitor-appointment.ts";
export type { ConfirmedAppointment } from "./appointments/confirm-appointment.ts";
export type { OpenRequest, RequestedAppointment } from "./appointments/requested-appointment.ts";
export { type OutboxWorker, type OutboxWorkerDependencies, startOutboxWorker } from "./deliveries/outbox-worker.ts";
export { startStaffReports } from "./deliveries/staff-reports.ts";
export * from "./ports.ts";
export {
  collectPersonRecord,
  type ErasedCounts,
  erasePerson,
  type PersonRecord,
} from "./privacy/erase-person.ts";
export { startFormDataCleanup } from "./privacy/form-data-cleanup.ts";
export { countExpired, countExpiredByKind, purge, type PurgedCounts, type PurgeStores } from "./privacy/purge.ts";
export { startRetention } from "./privacy/retention.ts";
export { personFiles } from "./privacy/person-files.ts";
export { countedPeriod, countLeads } from "./staff/count-leads.ts";
export { exportLeads, type LeadFormatter } from "./staff/export-leads.ts";
export { createLeadRecords, type LeadRecords, type ReportedEvent } from "./staff/lead-records.ts";
export { readLeadFile } from "./staff/read-lead-file.ts";
export { findOutsideAppointments, type OutsideAppointment } from "./staff/outside-hours.ts";
export { releaseAppointment, releaseAppointmentsOf } from "./staff/release-appointment.ts";
export { retryDeadLetters, retryLead } from "./staff/retry-deliveries.ts";
export { type LeadDetails, showLead } from "./staff/show-lead.ts";
export type { FormSpec } from "./submission/answering-location.ts";
export type { LeadServiceDependencies } from "./submission/dependencies.ts";
export { createLeadService, type LeadService } from "./submission/lead-service.ts";
export type { OfferedDay } from "./submission/form-context.ts";
export type { FormTopic, OpenForm } from "./submission/open-form.ts";
export { privacyTexts } from "./submission/privacy-texts.ts";
export type { ReceivedLead, ReceivedProblem } from "./submission/receive-lead.ts";
export type {
  BodyProblem,
  CheckedForm,
  FormSubmission,
  LeadSubmission,
  PostedForm,
  RejectedForm,
  RejectionReason,
  StashedFile,
  Upload,
} from "./submission/submission.ts";
export { findUnmetVehicles, type UnmetVehicle } from "./submission/unmet-vehicles.ts";
export type { AnswerLinkState, LinkedLead } from "./work/answer-link.ts";
export { answerMinutes, type AnswerPromise } from "./work/answer-times.ts";
export { type AnswerGroup, measureAnswers } from "./work/measure-answers.ts";
export { moveLead } from "./work/move-lead.ts";
export { readDay, type WorkedLead } from "./work/read-day.ts";
export { assignLead } from "./work/assign-lead.ts";
export { type OwnerlessEvent, recordLeadEvent, type RecordedLead } from "./work/record-lead-event.ts";
export { startEscalation } from "./work/start-escalation.ts";
export { type NotifyChangeDependencies, notifyVehicleChange, type NotifiedChange } from "./vehicles/notify-change.ts";
export { findVehicleLeads, type FindVehicleLeadsDependencies } from "./vehicles/vehicle-leads.ts";
