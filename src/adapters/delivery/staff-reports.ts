import { type Delivery, type Outbox, type ParkedDelivery, staffDeliveries } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { type DeliveryLog, reasonOf } from "./deliver.ts";
import { parkedMail } from "./mail/parked-mail.ts";

export type StaffReportParts = {
  readonly outbox: Pick<Outbox, "reportParked">;
  /** Who is told; nobody: nothing is. */
  readonly addresses: readonly string[];
  readonly site: { readonly group: string; readonly url: string };
  readonly newId: () => string;
  readonly clock: Clock;
  readonly log: DeliveryLog;
  /** Called when there is something to send. */
  readonly wake: () => void;
  readonly intervalMs: number;
};

/** Tells the staff of parked deliveries, now and then, until stopped. */
export const startStaffReports = (parts: StaffReportParts): { readonly stop: () => Promise<void> } => {
  if (parts.addresses.length === 0) return { stop: () => Promise.resolve() };
  const write = (parked: readonly ParkedDelivery[], more: number): readonly Delivery[] =>
    staffDeliveries(parts.addresses, parkedMail(parked, more, parts.site), parts.newId);
  let looking: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    try {
      if ((await parts.outbox.reportParked(write, parts.clock.now())) > 0) parts.wake();
    } catch (error) {
      parts.log.error({ error: reasonOf(error) }, "staff not told of parked deliveries");
    }
    looking = null;
  };
  const timer = setInterval(() => {
    looking ??= look();
  }, parts.intervalMs);
  looking = look();
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
