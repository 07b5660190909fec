import type { Log, Scheduler, TryLock } from "../../jobs/ports.ts";
import { type EscalationDependencies, escalateLeads } from "./escalate.ts";

export type EscalationJobDependencies = EscalationDependencies & {
  /** Leads that were received before are not given to others. */
  readonly answeredSince: () => Promise<Date>;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly tryLock: TryLock;
  /** Called when emails are ready to be sent. */
  readonly wake: () => void;
  readonly log: Pick<Log, "info" | "error">;
};

const INTERVAL_MS = 60_000;

const escalateOnce = async (deps: EscalationJobDependencies): Promise<void> => {
  // Another node holds the lock.
  const lock = await deps.tryLock("lead-escalation");
  if (lock === null) return;
  try {
    const leads = await escalateLeads(deps, await deps.answeredSince());
    if (leads === 0) return;
    deps.log.info({ leads }, "unanswered leads reassigned to the next person");
    deps.wake();
  } finally {
    await lock.release();
  }
};

/** Gives unanswered leads to the next person, each minute, on one node at a time. */
export const startEscalation = (deps: EscalationJobDependencies): void => {
  deps.scheduler.schedule({
    firstAfterMs: 0,
    intervalMs: INTERVAL_MS,
    run: () => escalateOnce(deps),
    onError: (error) => deps.log.error({ err: error }, "failed to reassign unanswered leads"),
  });
};
