export { agendaKey } from "./appointments/agenda.ts";
export { type ChangeDependencies, moveAppointment, readHeldAppointment } from "./appointments/change-appointment.ts";
export { startReminders } from "./appointments/reminders.ts";
export type { VisitorAppointment, VisitorChange } from "./appointments/visitor-appointment.ts";
export type { ConfirmedAppointment, OpenRequest, RequestedAppointment } from "./appointments/confirm-appointment.ts";
export { type OutboxWorker, startOutboxWorker } from "./deliveries/outbox-worker.ts";
export { startStaffReports } from "./deliveries/staff-reports.ts";
export type { DeliveriesStatus, LeadReader, VehicleChange, VehicleLead } from "./ports.ts";
export {
  countExpired,
  countExpiredByKind,
  purge,
  type PurgedCounts,
  type PurgeStores,
  startFormDataCleanup,
  startRetention,
} from "./privacy/retention.ts";
export {
  collectPersonRecord,
  type ErasedCounts,
  erasePerson,
  personFiles,
  type PersonRecord,
} from "./privacy/erase-person.ts";
export { countedPeriod, countLeads, findOutsideAppointments, type OutsideAppointment } from "./staff/count-leads.ts";
export {
  createLeadRecords,
  exportLeads,
  type LeadDetails,
  type LeadFormatter,
  type LeadRecords,
  readLeadFile,
  type ReportedEvent,
  showLead,
} from "./staff/lead-records.ts";
export { releaseAppointment, releaseAppointmentsOf } from "./staff/release-appointment.ts";
export { retryDeadLetters, retryLead } from "./staff/retry-deliveries.ts";
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
export {
  type AnswerGroup,
  answerMinutes,
  type AnswerPromise,
  measureAnswers,
  readDay,
  type WorkedLead,
} from "./work/answer-times.ts";
export { moveLead } from "./work/move-lead.ts";
export { assignLead } from "./work/assign-lead.ts";
export { type OwnerlessEvent, recordLeadEvent, type RecordedLead } from "./work/record-lead-event.ts";
export { startEscalation } from "./work/start-escalation.ts";
export {
  findVehicleLeads,
  type FindVehicleLeadsDependencies,
  type NotifiedChange,
  type NotifyChangeDependencies,
  notifyVehicleChange,
} from "./vehicles/vehicle-leads.ts";
