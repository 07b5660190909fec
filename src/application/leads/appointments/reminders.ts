import { createVisitorMail } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Log, Scheduler } from "../../jobs/ports.ts";
import { describeWithoutAddresses } from "../deliveries/deliver.ts";
import type { SlotReader } from "../ports.ts";

export type ReminderDependencies = {
  readonly slots: Pick<SlotReader, "takeReminders">;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Pick<Log, "info" | "error">;
  /** Called when a reminder is ready to be sent. */
  readonly wake: () => void;
};

const BATCH = 200;

/** Enqueues the reminders that are due; returns their number. */
export const remind = async ({ slots, newId, clock, log, wake }: ReminderDependencies): Promise<number> => {
  let total = 0;
  for (;;) {
    const taken = await slots.takeReminders((lead) => createVisitorMail(lead, "reminder", newId), clock.now(), BATCH);
    total += taken;
    if (taken < BATCH) break;
  }
  if (total > 0) {
    log.info({ reminders: total }, "reminders of appointments enqueued");
    wake();
  }
  return total;
};

/** Every minute, on every node: the database gives each reminder to one of them. */
export const startReminders = (deps: ReminderDependencies): void => {
  deps.scheduler.schedule({
    run: () => remind(deps),
    firstAfterMs: 0,
    intervalMs: 60_000,
    onError: (error) => deps.log.error({ error: describeWithoutAddresses(error) }, "visitors not reminded"),
  });
};
