import {
  type AcceptOutcome,
  deliveriesFor,
  type FieldValue,
  type Lead,
  leadFrom,
  newReference,
} from "#domain/leads/index.ts";
import { leadAddresses } from "#domain/site/index.ts";
import type { FormAbout } from "./form-view.server.ts";
import type { LeadDesk } from "./lead-desk.ts";

/** A visitor waits no longer; the same form may be sent again, also where the lead is kept after all. */
const PATIENCE_MS = 10_000;

const REFERENCE_TRIES = 5;

type Post = FormAbout & { readonly path: string };

type Accepted = Exclude<AcceptOutcome, { outcome: "reference-taken" }>;

/** Commits lead and deliveries, or finds that they were; null where the database could not. */
export const keepLead = async (
  desk: LeadDesk,
  post: Post,
  idempotencyKey: string,
  values: Readonly<Record<string, FieldValue>>,
): Promise<Accepted | null> => {
  try {
    for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
      const lead = newLead(desk, post, idempotencyKey, values);
      const outcome = await inTime(
        desk.store.accept(lead, deliveriesFor(lead, desk.newId)),
        desk.patienceMs ?? PATIENCE_MS,
      );
      if (outcome.outcome !== "reference-taken") return outcome;
    }
    throw new Error("no free reference found");
  } catch (error) {
    // Nothing of the visitor's is logged: the driver's message may quote the statement's values.
    desk.log.error({ kind: post.kind.name, error: codeOf(error) }, "lead not kept");
    return null;
  }
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};

const newLead = (
  desk: LeadDesk,
  post: Post,
  idempotencyKey: string,
  values: Readonly<Record<string, FieldValue>>,
): Lead => {
  const { kind, subject } = post;
  return leadFrom({
    id: desk.newId(),
    reference: newReference(desk.randomBytes),
    kind,
    subject,
    values,
    group: desk.group,
    path: post.path,
    idempotencyKey,
    addresses: leadAddresses(desk.routing, {
      kind: kind.name,
      location: subject?.location?.slug ?? null,
      brand: subject?.type === "vehicle" ? subject.brand : null,
    }),
    now: desk.clock.now(),
    digest: desk.digest,
  });
};

const inTime = async <T>(work: Promise<T>, patienceMs: number): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("the database did not answer in time")), patienceMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
