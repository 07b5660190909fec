import type { Booking } from "#domain/appointments/index.ts";
import type { Lead, LeadEvent, VehicleChangeKind } from "#domain/leads/index.ts";
import type { OutboxMessage } from "#domain/outbox/index.ts";

/** An open request for a vehicle, or one with an appointment to come. */
export type VehicleLead = {
  readonly lead: Lead;
  /** Oldest first. */
  readonly events: readonly LeadEvent[];
  /** The appointment to come; null without one. */
  readonly appointment: Booking | null;
  readonly hasEmail: boolean;
};

/** What happened to a vehicle that people have requested. */
export type VehicleChange = {
  readonly vehicleId: number;
  /** "Ford Puma ST-Line". */
  readonly name: string;
  readonly stockNumber: string | null;
  readonly kind: VehicleChangeKind;
};

/** The list of requests and appointments of a changed vehicle, for those who answer them. Without data of visitors. */
export type VehicleChangeMail = (
  change: VehicleChange,
  leads: readonly VehicleLead[],
) => Omit<OutboxMessage, "unsubscribe">;
