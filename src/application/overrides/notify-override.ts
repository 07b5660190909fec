import { type ChangeAudience, isHandled, isVisitorNotified, type VehicleChangeKind } from "#domain/leads/index.ts";
import { type OverrideValue, vehicleName } from "#domain/vehicles/index.ts";
import {
  findVehicleLeads,
  type FindVehicleLeadsDependencies,
  type NotifyChangeDependencies,
  notifyVehicleChange,
  type NotifiedChange,
  type VehicleChange,
  type VehicleLead,
} from "../leads/index.ts";
import type { OverrideOutcome } from "./override-vehicle.ts";
import type { StaffVehicle } from "./ports.ts";

export type NotifyOverrideDependencies = FindVehicleLeadsDependencies & NotifyChangeDependencies;

export const toVehicleChange = ({ id, displayed }: StaffVehicle, kind: VehicleChangeKind): VehicleChange => ({
  vehicleId: id,
  name: vehicleName(displayed),
  stockNumber: displayed.stock_number,
  kind,
});

/** What people who requested the vehicle hear of; null for a picture, and for a vehicle that is for sale again. */
const kindOf = (set: readonly OverrideValue[]): VehicleChangeKind | null => {
  const valueOf = (name: OverrideValue["field"]) => set.find(({ field }) => field === name)?.value;
  if (valueOf("hidden") !== undefined) return "hidden";
  const availability = valueOf("availability");
  if (availability === "sold" || availability === "reserved") return availability;
  return valueOf("price") === undefined ? null : "price";
};

export type OverrideNotification = {
  readonly outcome: OverrideOutcome;
  readonly set: readonly OverrideValue[];
  /** Null: the location, unless somebody has seen to the change. */
  readonly audience: Exclude<ChangeAudience, "location"> | null;
  readonly by: string;
  readonly why: string | null;
};

/** `notified`: null where nobody was, because nobody is concerned or somebody has seen to it. */
export type OverrideNotice = {
  readonly leads: readonly VehicleLead[];
  readonly notified: (NotifiedChange & { readonly audience: ChangeAudience }) | null;
};

/** The reason may name the lead of the person who gets the vehicle. */
const isNamedIn = (why: string | null, { lead }: VehicleLead): boolean =>
  why?.toUpperCase().includes(lead.reference) ?? false;

const isOff = ({ displayed, removed_at, hidden_at }: StaffVehicle): boolean =>
  removed_at !== null || hidden_at !== null || displayed.availability === "sold";

/** False where the vehicle was like this before, and somebody said it again. */
const isNews = (kind: VehicleChangeKind, { before, vehicle }: OverrideOutcome): boolean => {
  if (kind === "price") return before.displayed.price.purchase?.cents !== vehicle.displayed.price.purchase?.cents;
  if (isOff(before)) return false;
  return kind !== "reserved" || before.displayed.availability === "available";
};

/** Those who have yet to hear of a change that was made now, or before. */
const waiting = (
  leads: readonly VehicleLead[],
  change: VehicleChange,
  { outcome, audience }: OverrideNotification,
): readonly VehicleLead[] => {
  if (isNews(change.kind, outcome)) return leads;
  return leads.filter(({ events }) =>
    audience === "visitors" ? !isVisitorNotified(events, change) : !isHandled(events, change, null),
  );
};

/**
 * Lists the open requests and the appointments to come of a vehicle that staff changed, and notifies those whom they want to hear of
 * it. Null for a change that concerns nobody.
 */
export const notifyOverride = async (
  deps: NotifyOverrideDependencies,
  notification: OverrideNotification,
): Promise<OverrideNotice | null> => {
  const { outcome, set, by, why } = notification;
  const kind = kindOf(set);
  if (kind === null) return null;
  const change = toVehicleChange(outcome.vehicle, kind);
  const all = await findVehicleLeads(deps, outcome.vehicle.id);
  const leads = all.filter((lead) => !isNamedIn(why, lead));
  const concerned = waiting(leads, change, notification);
  if (concerned.length === 0) return { leads, notified: null };
  const audience = notification.audience ?? "location";
  return {
    leads,
    notified: { audience, ...(await notifyVehicleChange(deps, change, { leads: concerned, audience, by })) },
  };
};
