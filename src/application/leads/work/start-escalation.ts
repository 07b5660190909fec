import { whileLocked } from "../../jobs/index.ts";
import type { Log, Scheduler, TryLock } from "../../jobs/ports.ts";
import { BY_SERVER, createLeadEvent, type Lead, type LeadEvent, leadProgress, nextOwner } from "#domain/leads/index.ts";
import { createEventDeliveries } from "#domain/outbox/index.ts";
import type { LeadAppend, LeadEventStore, LeadReader } from "../ports.ts";
import { type AnswerPromise, answerRuleOf, heldMinutes } from "./answer-times.ts";
import type { RecordLeadDependencies } from "./record-lead-event.ts";

export type EscalationDependencies = Pick<RecordLeadDependencies, "newId" | "clock" | "webhook"> & {
  readonly reader: Pick<LeadReader, "open">;
  readonly events: LeadEventStore;
  readonly promise: () => AnswerPromise;
  /** Gets a lead after all others. */
  readonly manager: string;
};

/** Older leads stay in `leads today`, and with whom they are. */
const MAX_AGE_MS = 60 * 24 * 3_600_000;

/** Who gets the lead now; null while it has time, and at the end of the list. */
const escalatedTo = (
  { promise, manager, clock }: EscalationDependencies,
  lead: Lead,
  events: readonly LeadEvent[],
): { readonly target: string; readonly previous: string | null } | null => {
  const { is_open: isOpen, owner } = leadProgress(events);
  const current = promise();
  const rule = answerRuleOf(lead, current);
  if (!isOpen || rule === null || rule.within === null) return null;
  const target = nextOwner(events, [...rule.next, manager], owner);
  if (target === null || heldMinutes(lead, events, current, clock.now()) < rule.within) return null;
  return { target, previous: owner };
};

/**
 * Gives the leads that were received from `since` on and not answered in time to the next person, by event and email. Returns
 * their number. Each decision is made where it is saved, so that an answer of that moment counts, and two nodes give a lead to
 * one person.
 */
export const escalateLeads = async (deps: EscalationDependencies, since: Date): Promise<number> => {
  const { reader, events: store, newId, clock, webhook } = deps;
  const now = clock.now();
  const leads = await reader.open(new Date(Math.max(since.getTime(), now.getTime() - MAX_AGE_MS)));
  const known = await store.read(leads.map(({ id }) => id));
  let escalated = 0;
  for (const lead of leads) {
    const { id } = lead;
    if (escalatedTo(deps, lead, known.get(id) ?? []) === null) continue;
    const decide = (current: Lead, events: readonly LeadEvent[]): LeadAppend | null => {
      const step = escalatedTo(deps, current, events);
      if (step === null) return null;
      const added = [createLeadEvent({ type: "assigned", by: BY_SERVER, ...step }, newId(), now)];
      return { events: added, deliveries: createEventDeliveries(id, added, newId, webhook) };
    };
    if ((await store.append(id, decide, now))?.isChanged) escalated += 1;
  }
  return escalated;
};

type EscalationJobDependencies = EscalationDependencies & {
  /** Leads that were received before are not given to others. */
  readonly answeredSince: () => Promise<Date>;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly tryLock: TryLock;
  /** Called when emails are ready to be sent. */
  readonly wake: () => void;
  readonly log: Pick<Log, "info" | "error">;
};

const INTERVAL_MS = 60_000;

const escalateOnce = (deps: EscalationJobDependencies): Promise<void> =>
  whileLocked(deps.tryLock, "lead-escalation", async () => {
    const leads = await escalateLeads(deps, await deps.answeredSince());
    if (leads === 0) return;
    deps.log.info({ leads }, "unanswered leads reassigned to the next person");
    deps.wake();
  });

/** Gives unanswered leads to the next person, each minute, on one node at a time. */
export const startEscalation = (deps: EscalationJobDependencies): void => {
  deps.scheduler.schedule({
    firstAfterMs: 0,
    intervalMs: INTERVAL_MS,
    run: () => escalateOnce(deps),
    onError: (error) => deps.log.error({ err: error }, "failed to reassign unanswered leads"),
  });
};
