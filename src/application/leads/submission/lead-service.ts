import { isSameOrigin, readFormKey } from "#domain/spam/index.ts";
import {
  confirmAppointment,
  type ConfirmedAppointment,
  findRequestedAppointment,
  type RequestedAppointment,
} from "../appointments/confirm-appointment.ts";
import { type Agenda, readAgenda } from "../appointments/agenda.ts";
import {
  changeVisitorAppointment,
  findVisitorAppointment,
  type VisitorAppointment,
  type VisitorChange,
} from "../appointments/change-appointment.ts";
import type { Location } from "#domain/locations/index.ts";
import {
  type AnsweringLocationChoice,
  describeLocations,
  type FormSpec,
  type FormTopic,
  type LocationResolution,
  openForm,
  type OpenForm,
  resolveLocation,
} from "./open-form.ts";
import { checkSubmission } from "./check-submission.ts";
import { findLeadKind, type LeadKind } from "#domain/forms/index.ts";
import { type ThanksDetails, verifyThanks } from "#domain/leads/index.ts";
import type { AnswerRule } from "#domain/site/index.ts";
import { type LeadServiceDependencies, withTimeout } from "./dependencies.ts";
import { type ReceivedLead, type ReceivedOutcome, receiveLead } from "./receive-lead.ts";
import { rejectForm } from "./reject-form.ts";
import { readRenderedForm } from "./restore-form.ts";
import { limitConfirmation, saveTimeoutMs, submitLead } from "./submit-lead.ts";
import type {
  CheckedForm,
  FormSubmission,
  LeadSubmission,
  RejectedForm,
  RenderedForm,
  StoredLead,
} from "./submission.ts";
import { answerByLink, type AnswerLinkState, readAnswerLink } from "../work/answer-link.ts";

/** A committed lead as the thanks page names it. */
type LeadConfirmationDetails = ThanksDetails & {
  readonly leadKind: LeadKind;
  /** Location of the appointment; null without one, or when the location no longer exists. */
  readonly bookingLocation: Location | null;
  /** IANA time zone of the market. */
  readonly timeZone: string;
  /** Public name of the group. */
  readonly group: string;
  /** The rules about answers. */
  readonly answers: readonly AnswerRule[];
};

type ConfirmationDependencies = Pick<
  LeadServiceDependencies,
  "signer" | "locations" | "timeZone" | "group" | "answers" | "log"
>;

/** Null unless `ref` is a reference that this site signed for a saved lead. */
const findConfirmation = (
  { signer, locations, timeZone, group, answers, log }: ConfirmationDependencies,
  ref: string,
): LeadConfirmationDetails | null => {
  const thanks = verifyThanks(signer, ref);
  if (thanks === null) log.info({ event: "refusal", purpose: "thanks" }, "signed reference refused");
  const leadKind = thanks && findLeadKind(thanks.kind);
  if (!thanks || !leadKind) return null;
  const bookingLocation = locations().find(({ slug }) => slug === thanks.booking?.location) ?? null;
  return { ...thanks, leadKind, bookingLocation, timeZone, group, answers };
};

/** The use cases of leads that pages need. */
export type LeadService = {
  readonly openForm: (topic: FormTopic) => Promise<OpenForm>;
  /** The location that answers a form, or the locations to choose from. */
  readonly resolveLocation: (spec: FormSpec, requestedSlug: string | null) => LocationResolution;
  readonly describeLocations: (
    topic: FormTopic,
    locations: readonly Location[],
  ) => Promise<readonly AnsweringLocationChoice[]>;
  /** Null unless this site issued the token for this form, however long ago. */
  readonly readRenderedForm: (form: Pick<FormSubmission, "kind" | "subjectKey">, token: string) => RenderedForm | null;
  /** True if this site issued the token for any form, however long ago: the cheapest check there is. */
  readonly isIssued: (token: string) => boolean;
  readonly submit: (submission: LeadSubmission) => Promise<StoredLead | RejectedForm>;
  /** Checks and saves a lead of another program. */
  readonly receive: (received: ReceivedLead) => Promise<ReceivedOutcome>;
  /** Checks a form that another use case saves. */
  readonly check: (submission: FormSubmission) => Promise<CheckedForm | RejectedForm>;
  /** Rejects a checked form whose recipient got too many confirmations; null otherwise. */
  readonly limitConfirmation: (checked: CheckedForm) => Promise<RejectedForm | null>;
  /** Rejects a checked form that could not be saved. */
  readonly rejectUnavailable: (checked: CheckedForm) => Promise<RejectedForm>;
  /** Rejects when saving takes longer than a visitor may wait. The work goes on. */
  readonly withTimeout: <T>(work: Promise<T>) => Promise<T>;
  /** Null unless `ref` is a reference that this site signed for a saved lead. */
  readonly confirmation: (ref: string) => LeadConfirmationDetails | null;
  /** The appointment behind a link in an email. Rejects when the database fails. */
  readonly requestedAppointment: (key: string) => Promise<RequestedAppointment>;
  /** Books it, or the one that starts at `chosenStart`. */
  readonly confirmAppointment: (key: string, chosenStart: string | null) => Promise<ConfirmedAppointment>;
  /** The lead behind a link in an email to staff. Rejects when the database fails. */
  readonly readAnswerLink: (key: string) => Promise<AnswerLinkState>;
  /** Records that the recipient of the email has answered. */
  readonly answerByLink: (key: string) => Promise<AnswerLinkState>;
  /** The appointment that a visitor may move or cancel by a link. Rejects when the database fails. */
  readonly visitorAppointment: (key: string) => Promise<VisitorAppointment>;
  readonly changeVisitorAppointment: (
    key: string,
    change: VisitorChange,
  ) => ReturnType<typeof changeVisitorAppointment>;
  /** The calendar of a location behind a signed address; null for a revoked one. */
  readonly agenda: (key: string) => Promise<Agenda | null>;
  readonly isSameOrigin: (headers: FormSubmission["headers"]) => boolean;
};

export const createLeadService = (deps: LeadServiceDependencies): LeadService => ({
  openForm: (topic) => openForm(deps, topic),
  resolveLocation: (spec, requestedSlug) => resolveLocation(deps, spec, requestedSlug),
  describeLocations: (topic, locations) => describeLocations(deps, topic, locations),
  readRenderedForm: (form, token) => readRenderedForm(deps, form, token),
  isIssued: (token) => readFormKey(deps.signer, token) !== null,
  submit: (submission) => submitLead(deps, submission),
  receive: (received) => receiveLead(deps, received),
  check: (submission) => checkSubmission(deps, submission),
  limitConfirmation: (checked) => limitConfirmation(deps, checked),
  rejectUnavailable: ({ submitted }) => rejectForm(deps, submitted, { code: "unavailable" }),
  withTimeout: (work) => withTimeout(work, saveTimeoutMs(deps)),
  confirmation: (ref) => findConfirmation(deps, ref),
  requestedAppointment: (key) => findRequestedAppointment(deps, key),
  confirmAppointment: (key, chosenStart) => confirmAppointment(deps, key, chosenStart),
  readAnswerLink: (key) => readAnswerLink(deps, key),
  answerByLink: (key) => answerByLink(deps, key),
  visitorAppointment: (key) => findVisitorAppointment(deps, key),
  changeVisitorAppointment: (key, change) => changeVisitorAppointment(deps, key, change),
  agenda: (key) => readAgenda(deps, key),
  isSameOrigin: (headers) => isSameOrigin(headers, deps.origins),
});
