import type { LeadEvent, NewLeadEvent } from "./lead-event.ts";

/** What happened to a vehicle that people have requested. `gone`: its feed does not list it any more. */
export type VehicleChangeKind = "reserved" | "sold" | "hidden" | "gone" | "price";

/** Who hears of it: the people who asked, the location that answers them, or nobody, because staff see to it. */
export type ChangeAudience = "visitors" | "location" | "nobody";

const TEXTS: Readonly<Record<ChangeAudience, string>> = {
  visitors: "the visitor is written to",
  location: "the location has the list",
  nobody: "nobody is written to",
};

const vehicleName = (id: number): string => `vehicle:${id}`;

/** A vehicle that is sold, hidden or gone is announced once, whatever it becomes of the three. */
const classOf = (kind: string): string => (["sold", "hidden", "gone"].includes(kind) ? "off" : kind);

type Change = { readonly vehicleId: number; readonly kind: VehicleChangeKind };

export const vehicleEvent = ({ vehicleId, kind }: Change, audience: ChangeAudience, by: string): NewLeadEvent => ({
  type: "vehicle_changed",
  by,
  target: kind,
  previous: vehicleName(vehicleId),
  text: TEXTS[audience],
});

const isOf = ({ vehicleId, kind }: Change, { type, target, previous }: LeadEvent): boolean =>
  type === "vehicle_changed" && previous === vehicleName(vehicleId) && classOf(target ?? "") === classOf(kind);

/** True if the visitor of a lead with these events was written to about the change. */
export const isVisitorNotified = (events: readonly LeadEvent[], change: Change): boolean =>
  events.some((event) => isOf(change, event) && event.text === TEXTS.visitors);

/**
 * True if somebody has seen to the change. `since` (ISO 8601): when the feed removed the vehicle, which may have removed it
 * before; null if that does not matter.
 */
export const isHandled = (events: readonly LeadEvent[], change: Change, since: string | null): boolean =>
  events.some((event) => isOf(change, event) && (since === null || event.at >= since || event.target !== "gone"));
