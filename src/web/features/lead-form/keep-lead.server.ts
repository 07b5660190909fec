import {
  type AcceptOutcome,
  type Attached,
  type Booking,
  deliveriesFor,
  type FieldValue,
  type Lead,
  type LeadFile,
  leadFrom,
  newReference,
} from "#domain/leads/index.ts";
import { leadDestinations } from "#domain/site/index.ts";
import type { FormAbout } from "./form-view.server.ts";
import { inTime } from "./in-time.server.ts";
import type { LeadDesk } from "./lead-desk.ts";

/** A visitor waits no longer; the same form may be sent again, also where the lead is kept after all. */
const PATIENCE_MS = 10_000;

const REFERENCE_TRIES = 5;

/** What is kept: a form that was accepted, and its parts that are no text. */
export type Kept = FormAbout & {
  readonly path: string;
  readonly idempotencyKey: string;
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly booking: Booking | null;
  readonly files: readonly LeadFile[];
  readonly attached: Attached;
};

type Accepted = Exclude<AcceptOutcome, { outcome: "reference-taken" }>;

/** Commits lead and deliveries, or finds that they were; null where the database could not. */
export const keepLead = async (desk: LeadDesk, kept: Kept): Promise<Accepted | null> => {
  try {
    for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
      const lead = newLead(desk, kept);
      const outcome = await inTime(
        desk.store.accept(lead, deliveriesFor(lead, desk.newId, desk.webhook), kept.attached),
        desk.patienceMs ?? PATIENCE_MS,
      );
      if (outcome.outcome !== "reference-taken") return outcome;
    }
    throw new Error("no free reference found");
  } catch (error) {
    // Nothing of the visitor's is logged: the driver's message may quote the statement's values.
    desk.log.error({ kind: kept.kind.name, error: codeOf(error) }, "lead not kept");
    return null;
  }
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};

const newLead = (desk: LeadDesk, { attached: _attached, ...kept }: Kept): Lead => {
  const { kind, subject } = kept;
  return leadFrom({
    ...kept,
    id: desk.newId(),
    reference: newReference(desk.randomBytes),
    group: desk.group,
    routing: leadDestinations(desk, {
      kind: kind.name,
      location: subject?.location?.slug ?? null,
      brand: subject?.type === "vehicle" || subject?.type === "model" ? subject.brand : null,
    }),
    now: desk.clock.now(),
    digest: desk.digest,
  });
};
