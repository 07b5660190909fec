import type { Booking } from "#domain/appointments/index.ts";
import type { LeadFieldValue } from "#domain/forms/index.ts";
import { type Lead, type LeadFile, createLead, createReference } from "#domain/leads/index.ts";
import { createDeliveries } from "#domain/outbox/index.ts";
import { resolveLeadDestinations } from "#domain/site/index.ts";
import { leadKindStrings } from "../../strings/forms/lead-kind-strings.ts";
import { fillPlaceholders, placeholderValues } from "../../strings/forms/placeholders.ts";
import type { SaveLeadOutcome, LeadAttachments } from "../ports.ts";
import type { FormTopic } from "./open-form.ts";
import { withTimeout } from "./with-timeout.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";

/** The lead may still be saved after the timeout; the idempotency key makes a second submission safe. */
const TIMEOUT_MS = 10_000;

export const saveTimeoutMs = ({ timeoutMs = TIMEOUT_MS }: Pick<LeadServiceDependencies, "timeoutMs">): number =>
  timeoutMs;

const REFERENCE_TRIES = 5;

export type AcceptedForm = FormTopic & {
  readonly path: string;
  readonly idempotencyKey: string;
  readonly values: Readonly<Record<string, LeadFieldValue>>;
  readonly booking: Booking | null;
  readonly files: readonly LeadFile[];
  readonly attached: LeadAttachments;
};

type SaveOutcome = Exclude<SaveLeadOutcome, { outcome: "reference-taken" }>;

/** Commits lead and deliveries, once for each idempotency key. Returns null when the database fails or times out. */
export const saveLead = async (deps: LeadServiceDependencies, form: AcceptedForm): Promise<SaveOutcome | null> => {
  try {
    for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
      const lead = toLead(deps, form);
      const outcome = await withTimeout(
        deps.store.save(lead, createDeliveries(lead, deps.newId, deps.webhook), form.attached),
        saveTimeoutMs(deps),
      );
      if (outcome.outcome !== "reference-taken") return outcome;
    }
    throw new Error("no free reference found");
  } catch (error) {
    // Only the error code is logged: the driver's message may quote personal data.
    deps.log.error({ kind: form.kind.name, error: errorCode(error) }, "lead not kept");
    return null;
  }
};

const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};

const toLead = (deps: LeadServiceDependencies, { attached: _attached, ...form }: AcceptedForm): Lead => {
  const { kind, subject } = form;
  return createLead({
    ...form,
    id: deps.newId(),
    reference: createReference(deps.randomBytes),
    consentText: fillPlaceholders(leadKindStrings(kind).consent.text, placeholderValues(deps.group, subject)),
    routing: resolveLeadDestinations(deps, {
      kind: kind.name,
      location: subject?.location?.slug ?? null,
      brand: subject?.type === "vehicle" || subject?.type === "model" ? subject.brand : null,
    }),
    now: deps.clock.now(),
    digest: deps.digest,
  });
};
