import { findSlotField, type LeadKind, resolveBooking, slotCapacity } from "#domain/forms/index.ts";
import {
  createLead,
  createReference,
  type Lead,
  type LeadFile,
  mailboxKey,
  type PrivacyText,
  namesVehicle,
  signThanks,
} from "#domain/leads/index.ts";
import { errorCode, nonBreakingUnits } from "#domain/shared/index.ts";
import { checkSubmission } from "./check-submission.ts";
import { fileContents } from "./restore-form.ts";
import { type CountDependencies, SAVE_TIMEOUT_MS, waitSeconds } from "./spam-check.ts";
import { type LeadServiceDependencies, withTimeout } from "./dependencies.ts";
import { formPlaceholders, type FormTopic, issueFormToken } from "./open-form.ts";
import { rejectForm } from "./reject-form.ts";
import type { CheckedForm, LeadSubmission, RejectedForm, StoredLead, UploadedFiles } from "./submission.ts";
import { invalidMessage } from "../../strings/forms/field-messages.ts";
import { fieldStrings, leadKindStrings } from "../../strings/forms/lead-kind-strings.ts";
import { subjectSummary } from "../../strings/leads.ts";
import { type Booking, reminderTime } from "#domain/appointments/index.ts";
import { createDeliveries, type Delivery } from "#domain/outbox/index.ts";
import { resolveLeadDestinations } from "#domain/site/index.ts";
import { withCalendarNames } from "../appointments/agenda.ts";
import type { LeadAttachments, SaveLeadOutcome } from "../ports.ts";
import { privacyTexts } from "./form-context.ts";

/** Checks a submitted form and commits lead and deliveries in one transaction. Throws only on a bug. */
export const submitLead = async (
  deps: LeadServiceDependencies,
  submission: LeadSubmission,
): Promise<StoredLead | RejectedForm> => {
  const checked = await checkSubmission(deps, submission);
  return checked.type === "checked" ? store(deps, submission, checked) : checked;
};

/** Repeats the notice at the slot field. */
const slotErrors = (kind: LeadKind): Readonly<Record<string, string>> => {
  const field = findSlotField(kind);
  return field === undefined
    ? {}
    : { [field.name]: invalidMessage(field, fieldStrings(leadKindStrings(kind), field.name)) };
};

/** Checked values of a form or of another program. */
type CheckedValues = FormTopic &
  Pick<CheckedForm, "values" | "context" | "calculation"> & {
    readonly uploads: UploadedFiles;
    readonly idempotencyKey: string;
    readonly source: Lead["source"];
    /** Unless given, the texts of the form. */
    readonly texts?: Pick<Lead, "notice"> & { readonly consent: (PrivacyText & { readonly at?: string }) | null };
  };

/**
 * Seconds until the recipient may get another confirmation; 0: immediately. Anyone may enter any address, so
 * confirmations are limited by recipient, not by sender. A form counts once.
 */
const confirmationWaitSeconds = (
  deps: CountDependencies & Pick<LeadServiceDependencies, "confirmations">,
  email: string,
  key: string,
): Promise<number> =>
  waitSeconds(deps, deps.confirmations, { counter: "confirmation", subject: mailboxKey(email), key });

/** Rejects a form that requires a confirmation over the limit; null within the limit. */
export const limitConfirmation = async (
  deps: LeadServiceDependencies,
  { submitted, values, token }: CheckedForm,
): Promise<RejectedForm | null> => {
  const seconds = await confirmationWaitSeconds(deps, String(values["email"] ?? ""), token.idempotencyKey);
  return seconds === 0 ? null : rejectForm(deps, submitted, { code: "tooManyEmails", waitSeconds: seconds });
};

/** Saves checked values with their deliveries; `outcome` is null when the database fails. */
export const saveChecked = async (
  deps: LeadServiceDependencies,
  { context, uploads, ...checked }: CheckedValues,
): Promise<{ readonly outcome: SaveOutcome | null; readonly isConfirmed: boolean }> => {
  const { kind, values, idempotencyKey } = checked;
  const email = String(values["email"] ?? "");
  const isConfirmed = email === "" || (await confirmationWaitSeconds(deps, email, idempotencyKey)) === 0;
  const booking = resolveBooking(kind, values, context);
  const isReminded = booking !== null && email !== "" && isConfirmed;
  const outcome = await saveLead(deps, {
    ...checked,
    booking,
    estimate: await estimateOf(deps, kind, values),
    files: uploads.files.map(({ file }) => file),
    isConfirmed,
    attached: {
      seats: {
        ...deps.bookingLimits,
        capacity: slotCapacity(kind, context, values),
        remind_at: isReminded ? reminderTime(booking, context.now, deps.reminders) : null,
      },
      contents: fileContents(uploads),
    },
  });
  if (outcome?.outcome === "saved") deps.wakeOutbox();
  return { outcome, isConfirmed };
};

const store = async (
  deps: LeadServiceDependencies,
  { path }: LeadSubmission,
  { token, values, context, calculation, submitted: form }: CheckedForm,
): Promise<StoredLead | RejectedForm> => {
  const { kind, subject, uploads } = form;
  const { idempotencyKey } = token;
  const checked = { kind, subject, values, context, calculation, uploads, idempotencyKey, source: { path } };
  const { outcome, isConfirmed } = await saveChecked(deps, checked);
  if (outcome === null) return rejectForm(deps, form, { code: "unavailable" });
  if (outcome.outcome === "conflict") {
    return rejectForm(deps, { ...form, token: issueFormToken(deps, form) }, { code: "conflict" });
  }
  if (outcome.outcome === "slot-taken") return rejectForm(deps, form, { code: "slotTaken" }, slotErrors(form.kind));
  if (outcome.outcome === "person-limit") return rejectForm(deps, form, { code: "personLimit" });
  const { lead } = outcome;
  return {
    type: outcome.outcome === "saved" ? "stored" : "already-stored",
    lead,
    ref: thanksReference(deps, lead, isConfirmed),
  };
};

/** A lead without a price is better than none: a failure is logged. */
const estimateOf = async (
  deps: Pick<LeadServiceDependencies, "estimate" | "log">,
  { name, isEstimated }: LeadKind,
  values: CheckedForm["values"],
): Promise<Lead["estimate"]> => {
  if (isEstimated !== true) return null;
  try {
    return await deps.estimate(values);
  } catch (error) {
    deps.log.error({ kind: name, error: errorCode(error) }, "lead not estimated");
    return null;
  }
};

/** The reference of a committed lead for its thanks page. */
export const thanksReference = (
  { signer }: Pick<LeadServiceDependencies, "signer">,
  lead: Lead,
  isConfirmed: boolean,
): string => signThanks(signer, lead, { summary: nonBreakingUnits(subjectSummary(lead.subject)), isConfirmed });

/** Rejects when saving takes longer than a visitor may wait. The work goes on. */
export const withSaveTimeout = <T>(
  { timeoutMs = SAVE_TIMEOUT_MS }: Pick<LeadServiceDependencies, "timeoutMs">,
  work: Promise<T>,
): Promise<T> => withTimeout(work, timeoutMs);

const REFERENCE_TRIES = 5;

type AcceptedForm = Omit<CheckedValues, "context" | "uploads"> & {
  readonly booking: Booking | null;
  readonly estimate: Lead["estimate"];
  readonly files: readonly LeadFile[];
  readonly attached: LeadAttachments;
  /** The visitor gets a confirmation email. */
  readonly isConfirmed: boolean;
};

type SaveOutcome = Exclude<SaveLeadOutcome, { outcome: "reference-taken" }>;

/** Commits lead and deliveries, once for each idempotency key. Returns null when the database fails or times out. */
const saveLead = async (deps: LeadServiceDependencies, form: AcceptedForm): Promise<SaveOutcome | null> => {
  try {
    for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
      const lead = toLead(deps, form);
      const outcome = await withSaveTimeout(
        deps,
        deps.store.save(lead, leadDeliveries(deps, lead, form), form.attached),
      );
      if (outcome.outcome !== "reference-taken") return outcome;
    }
    throw new Error("no free reference found");
  } catch (error) {
    // Only the error code is logged: the driver's message may quote personal data.
    deps.log.error({ kind: form.kind.name, error: errorCode(error) }, "lead not saved");
    return null;
  }
};

const leadDeliveries = (
  { newId, webhook }: Pick<LeadServiceDependencies, "newId" | "webhook">,
  lead: Lead,
  { isConfirmed }: AcceptedForm,
): readonly Delivery[] =>
  createDeliveries(lead, newId, webhook).filter(({ purpose }) => isConfirmed || purpose !== "confirmation");

const toLead = (
  deps: LeadServiceDependencies,
  { attached: _attached, isConfirmed: _isConfirmed, texts, ...form }: AcceptedForm,
): Lead => {
  const { kind, subject, values, booking } = form;
  const routing = resolveLeadDestinations(deps, {
    kind: kind.name,
    location: subject?.location?.slug ?? null,
    brand: subject !== null && "brand" in subject ? subject.brand : null,
    hasVehicle: namesVehicle({ subject, fields: values }),
  });
  return createLead({
    ...form,
    id: deps.newId(),
    reference: createReference(deps.randomBytes),
    ...(texts ?? privacyTexts(kind, values, formPlaceholders(deps, kind, subject))),
    routing: booking === null ? routing : withCalendarNames(deps, routing),
    now: deps.clock.now(),
    digest: deps.digest,
  });
};
