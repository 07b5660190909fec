import { type Delivery, createStaffDelivery } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { describeWithoutAddresses } from "./deliver.ts";
import type { Log, Scheduler } from "../../jobs/ports.ts";
import type { DeadLetterTemplate, NoticeSite, Outbox, DeadLetter } from "../ports.ts";

type StaffReportDependencies = {
  readonly outbox: Pick<Outbox, "reportDeadLetters">;
  /** Recipients; without any, no report is sent. */
  readonly addresses: readonly string[];
  readonly site: NoticeSite;
  readonly template: DeadLetterTemplate;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Log;
  /** Called when a report is ready to be sent. */
  readonly wake: () => void;
  readonly intervalMs: number;
};

/** Reports new dead letters to the staff at once and every `intervalMs`, until the job stops. */
export const startStaffReports = (deps: StaffReportDependencies): void => {
  if (deps.addresses.length === 0) return;
  const writeReport = (deadLetters: readonly DeadLetter[], more: number): readonly Delivery[] => {
    const message = deps.template(deadLetters, more, deps.site);
    return deps.addresses.map((address) => createStaffDelivery(deps.newId(), address, message));
  };
  deps.scheduler.schedule({
    run: async () => {
      if ((await deps.outbox.reportDeadLetters(writeReport, deps.clock.now())) > 0) deps.wake();
    },
    firstAfterMs: 0,
    intervalMs: deps.intervalMs,
    onError: (error) =>
      deps.log.error({ error: describeWithoutAddresses(error) }, "staff not notified of dead letters"),
  });
};
