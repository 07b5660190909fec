import { displayedName } from "../../strings/vehicles/displayed-name.ts";
import {
  isVisitorNotified,
  type Lead,
  subjectVehicles,
  type VehicleSnapshot,
  visitorEmail,
} from "#domain/leads/index.ts";
import { createStaffDelivery, createVisitorMail, type Delivery } from "#domain/outbox/index.ts";
import { type Clock, errorCode } from "#domain/shared/index.ts";
import { meetsDemand, type VehicleState } from "#domain/vehicles/index.ts";
import type { Log, Scheduler } from "../../jobs/ports.ts";
import type { ReadVehicleStates } from "../../stock/index.ts";
import { describeWithoutAddresses } from "../deliveries/deliver.ts";
import type { LeadEventStore, SlotReader, VehicleChange, VehicleChangeMail } from "../ports.ts";
import { answeringAddresses } from "../vehicles/vehicle-leads.ts";

type ReminderDependencies = {
  readonly slots: Pick<SlotReader, "dueReminders" | "takeReminders">;
  readonly events: Pick<LeadEventStore, "read">;
  readonly vehicleStates: ReadVehicleStates;
  /** To those who answer, instead of a reminder of a vehicle that is not for sale any more. */
  readonly mail: VehicleChangeMail;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Pick<Log, "info" | "error">;
  /** Called when a reminder is ready to be sent. */
  readonly wake: () => void;
};

const BATCH = 200;

const toChange = (vehicle: VehicleSnapshot, state: VehicleState): VehicleChange => ({
  vehicleId: vehicle.id,
  name: displayedName(vehicle),
  stockNumber: vehicle.stock_number,
  kind: state === "sold" ? "sold" : "hidden",
});

/**
 * What is sent for the reminders that are due now: nobody is invited to a vehicle that is sold or removed. Unless its visitor was
 * written to, those who answer get the appointment instead, to call.
 */
const createWrite = async (
  { slots, events, vehicleStates, mail, newId }: ReminderDependencies,
  now: Date,
): Promise<(lead: Lead) => readonly Delivery[]> => {
  const due = await slots.dueReminders(now, BATCH);
  const states = await vehicleStates(due.flatMap(({ subject }) => subjectVehicles(subject).map(({ id }) => id)));
  const byLead = await events.read(due.map(({ id }) => id));
  const stateOf = ({ id }: VehicleSnapshot): VehicleState => states.get(id) ?? "available";
  return (lead) => {
    const vehicles = subjectVehicles(lead.subject);
    const [first] = vehicles;
    if (first === undefined || vehicles.some((vehicle) => meetsDemand(stateOf(vehicle), "for_sale"))) {
      return createVisitorMail(lead, "reminder", newId);
    }
    const change = toChange(first, stateOf(first));
    const waiting = {
      lead,
      events: byLead.get(lead.id) ?? [],
      appointment: lead.booking,
      hasEmail: visitorEmail(lead) !== null,
    };
    if (isVisitorNotified(waiting.events, change)) return [];
    return answeringAddresses(waiting).map((address) => createStaffDelivery(newId(), address, mail(change, [waiting])));
  };
};

/** Enqueues the reminders that are due; returns their number. */
export const remind = async (deps: ReminderDependencies): Promise<number> => {
  const { slots, clock, log, wake } = deps;
  let total = 0;
  for (;;) {
    const now = clock.now();
    const taken = await slots.takeReminders(await createWrite(deps, now), now, BATCH);
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
    onError: (error) =>
      deps.log.error({ code: errorCode(error), error: describeWithoutAddresses(error) }, "visitors not reminded"),
  });
};
