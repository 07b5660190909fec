export { agendaKey } from "./appointments/agenda.ts";
export {
  type ChangeDependencies,
  moveAppointment,
  readHeldAppointment,
  type VisitorAppointment,
  type VisitorChange,
} from "./appointments/change-appointment.ts";
export { startReminders } from "./appointments/reminders.ts";
export type { ConfirmedAppointment, OpenRequest, RequestedAppointment } from "./appointments/confirm-appointment.ts";
export { type OutboxWorker, startOutboxWorker, startStaffReports } from "./deliveries/outbox-worker.ts";
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
export * from "./staff/lead-records.ts";
export type { FormSpec, FormTopic, OpenForm } from "./submission/open-form.ts";
export type { LeadServiceDependencies } from "./submission/dependencies.ts";
export { createLeadService, type LeadService } from "./submission/lead-service.ts";
export { type OfferedDay, privacyTexts } from "./submission/form-context.ts";
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
export { findUnmetVehicles, type UnmetVehicle } from "./submission/check-submission.ts";
export type { AnswerLinkState, LinkedLead } from "./work/answer-link.ts";
export {
  type AnswerGroup,
  answerMinutes,
  type AnswerPromise,
  measureAnswers,
  readDay,
  type WorkedLead,
} from "./work/answer-times.ts";
export { assignLead, moveLead } from "./work/move-lead.ts";
export { type OwnerlessEvent, recordLeadEvent, type RecordedLead } from "./work/record-lead-event.ts";
export { startEscalation } from "./work/start-escalation.ts";
export {
  findVehicleLeads,
  type FindVehicleLeadsDependencies,
  type NotifiedChange,
  type NotifyChangeDependencies,
  notifyVehicleChange,
} from "./vehicles/vehicle-leads.ts";
