import { findSlotField, type LeadKind, resolveBooking, slotCapacity } from "#domain/forms/index.ts";
import { signThanks } from "#domain/leads/index.ts";
import { checkSubmission } from "./check-submission.ts";
import { fileContents } from "./collect-files.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { issueFormToken } from "./open-form.ts";
import { rejectForm } from "./reject-form.ts";
import { saveLead } from "./save-lead.ts";
import type { CheckedForm, LeadSubmission, RejectedForm, StoredLead } from "./submission.ts";
import { invalidMessage } from "../../strings/forms/field-messages.ts";
import { fieldStrings, leadKindStrings } from "../../strings/forms/lead-kind-strings.ts";
import { subjectSummary } from "../../strings/leads.ts";

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

const store = async (
  deps: LeadServiceDependencies,
  { path }: LeadSubmission,
  { token, values, context, submitted: form }: CheckedForm,
): Promise<StoredLead | RejectedForm> => {
  const outcome = await saveLead(deps, {
    kind: form.kind,
    subject: form.subject,
    path,
    idempotencyKey: token.idempotencyKey,
    values,
    booking: resolveBooking(form.kind, values, context),
    files: form.uploads.files.map(({ file }) => file),
    attached: { capacity: slotCapacity(form.kind, context), contents: fileContents(form.uploads) },
  });
  if (outcome === null) return rejectForm(deps, form, { code: "unavailable" });
  if (outcome.outcome === "conflict") {
    return rejectForm(deps, { ...form, token: issueFormToken(deps, form) }, { code: "conflict" });
  }
  if (outcome.outcome === "slot-taken") return rejectForm(deps, form, { code: "slotTaken" }, slotErrors(form.kind));
  const { lead } = outcome;
  const isNew = outcome.outcome === "saved";
  if (isNew) deps.wakeOutbox();
  return {
    type: isNew ? "stored" : "already-stored",
    lead,
    ref: signThanks(deps.signer, lead, subjectSummary(lead.subject)),
  };
};
