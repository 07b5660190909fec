import { type Delivery, createStaffDeliveries } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { describeError } from "./deliver.ts";
import type { Log } from "../../jobs/ports.ts";
import type { DeadLetterTemplate, NoticeSite, Outbox, DeadLetter } from "../ports.ts";

export type StaffReportDependencies = {
  readonly outbox: Pick<Outbox, "reportDeadLetters">;
  /** Recipients; without any, no report is sent. */
  readonly addresses: readonly string[];
  readonly site: NoticeSite;
  readonly template: DeadLetterTemplate;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly log: Log;
  /** Called when a report is ready to be sent. */
  readonly wake: () => void;
  readonly intervalMs: number;
};

/** Reports new dead letters to the staff every `intervalMs` until stopped. */
export const startStaffReports = (deps: StaffReportDependencies): { readonly stop: () => Promise<void> } => {
  if (deps.addresses.length === 0) return { stop: () => Promise.resolve() };
  const writeReport = (deadLetters: readonly DeadLetter[], more: number): readonly Delivery[] =>
    createStaffDeliveries(deps.addresses, deps.template(deadLetters, more, deps.site), deps.newId);
  let running: Promise<void> | null = null;
  const report = async (): Promise<void> => {
    try {
      if ((await deps.outbox.reportDeadLetters(writeReport, deps.clock.now())) > 0) deps.wake();
    } catch (error) {
      deps.log.error({ error: describeError(error) }, "staff not notified of dead letters");
    }
    running = null;
  };
  const timer = setInterval(() => {
    running ??= report();
  }, deps.intervalMs);
  running = report();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
