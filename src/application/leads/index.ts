export { agendaKey, readAgenda } from "./appointments/agenda.ts";
export {
  type ChangeDependencies,
  changeVisitorAppointment,
  findVisitorAppointment,
  moveAppointment,
  readHeldAppointment,
  type VisitorAppointment,
  type VisitorChange,
} from "./appointments/change-appointment.ts";
export { startReminders } from "./appointments/reminders.ts";
export {
  confirmAppointment,
  type ConfirmedAppointment,
  findRequestedAppointment,
  type OpenRequest,
  type RequestedAppointment,
} from "./appointments/confirm-appointment.ts";
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
export {
  describeLocations,
  type FormSpec,
  type FormTopic,
  openForm,
  type OpenForm,
  resolveLocation,
} from "./submission/open-form.ts";
export { checkSubmission, findUnmetVehicles, type UnmetVehicle } from "./submission/check-submission.ts";
export { findConfirmation, repeatLead } from "./submission/confirmation.ts";
export type { LeadServiceDependencies } from "./submission/dependencies.ts";
export { type OfferedDay, privacyTexts } from "./submission/form-context.ts";
export { type ReceivedLead, type ReceivedProblem, receiveLead } from "./submission/receive-lead.ts";
export { rejectForm } from "./submission/reject-form.ts";
export { readRenderedForm } from "./submission/restore-form.ts";
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
export { limitConfirmation, submitLead, withSaveTimeout } from "./submission/submit-lead.ts";
export { answerByLink, type AnswerLinkState, type LinkedLead, readAnswerLink } from "./work/answer-link.ts";
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
