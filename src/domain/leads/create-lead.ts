import type { Booking } from "../appointments/index.ts";
import { type LeadFieldValue, type LeadKind, toLeadFieldValues } from "../forms/index.ts";
import { calculationFields, type LeadCalculation } from "./calculation.ts";
import type { Lead, LeadFile, PrivacyText } from "./lead.ts";
import { type LeadSubject, subjectKey } from "./subject.ts";
import type { Digest } from "../shared/index.ts";

/**
 * Creates a lead from values that passed `leadSchema`. Throws for a kind that needs a consent without one. The fingerprint ignores the vehicle's
 * price, so that a price change does not make a repeated request a new one.
 */
export const createLead = (form: {
  readonly id: string;
  readonly reference: string;
  readonly kind: LeadKind;
  readonly subject: LeadSubject | null;
  readonly values: Readonly<Record<string, LeadFieldValue>>;
  /** As displayed: without placeholders. */
  readonly notice: PrivacyText | null;
  /** `at`: when it was given, if that was before the request. */
  readonly consent: (PrivacyText & { readonly at?: string }) | null;
  readonly source: Lead["source"];
  readonly idempotencyKey: string;
  readonly routing: Lead["routing"];
  readonly booking?: Booking | null;
  readonly calculation?: LeadCalculation | null;
  readonly estimate?: Lead["estimate"];
  readonly files?: readonly LeadFile[];
  readonly now: Date;
  readonly digest: Digest;
}): Lead => {
  const calculation = form.calculation ?? null;
  const fields = {
    ...(calculation && calculationFields(calculation)),
    ...toLeadFieldValues(form.kind, form.values),
  };
  if (form.kind.privacy.basis === "consent" && form.consent === null) throw new Error("The lead lacks the consent");
  const files = form.files ?? [];
  const contents = files.map(({ field, sha256 }) => [field, sha256]);
  const at = form.now.toISOString();
  return {
    id: form.id,
    reference: form.reference,
    kind: form.kind.name,
    created_at: at,
    subject: form.subject,
    fields,
    booking: form.booking ?? null,
    requested_booking: null,
    calculation,
    estimate: form.estimate ?? null,
    files,
    notice: form.notice,
    consent: form.consent && { at, ...form.consent },
    source: form.source,
    idempotency_key: form.idempotencyKey,
    fingerprint: form.digest(
      JSON.stringify([form.kind.name, subjectKey(form.subject), Object.entries(fields), contents]),
    ),
    routing: form.routing,
  };
};
