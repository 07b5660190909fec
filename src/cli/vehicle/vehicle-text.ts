import type { VehicleLead } from "#application/leads/ports.ts";
import { describeOverride, type OverrideNotice } from "#application/overrides/index.ts";
import type { EndedOverride, Override, StaffVehicle } from "#application/overrides/ports.ts";
import { wallClock } from "#domain/locations/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { type PriceStep, vehicleName, type Vehicle } from "#domain/vehicles/index.ts";
import { describeBooking } from "../appointments/stores.ts";
import { textTable } from "../text-table.ts";

export const priceText = ({ price }: Pick<Vehicle, "price">): string =>
  price.purchase === null ? "no price" : formatEuros(price.purchase.cents);

/** "Ford Puma ST-Line (4711, stock number V-481)". */
export const nameText = ({ id, displayed }: Pick<StaffVehicle, "id" | "displayed">): string =>
  `${vehicleName(displayed)} (${id}${displayed.stock_number === null ? "" : `, stock number ${displayed.stock_number}`})`;

/** "sold by anna since 2026-11-27 17:40 until 2026-12-24 23:59: lead K7M2". */
export const overrideText = (override: Override, timeZone: string): string => {
  const { by, at, until, why } = override;
  const end = until === null ? "" : ` until ${wallClock(until, timeZone)}`;
  return `${describeOverride(override)} by ${by} since ${wallClock(at, timeZone)}${end}${why === null ? "" : `: ${why}`}`;
};

const ENDS = {
  released: "lifted",
  replaced: "replaced",
  expired: "its time was over",
  feed: "the feed says so",
} as const satisfies Record<EndedOverride["ended_because"], string>;

const endedText = (override: EndedOverride, timeZone: string): string => {
  const { ended_at, ended_by, ended_because } = override;
  const by = ended_by === null ? "" : ` by ${ended_by}`;
  return `${overrideText(override, timeZone)}; ended ${wallClock(ended_at, timeZone)}: ${ENDS[ended_because]}${by}`;
};

/** What the site does with the vehicle. */
export const stateText = ({ displayed, removed_at, hidden_at }: StaffVehicle): string => {
  if (removed_at !== null) return "gone";
  return hidden_at === null ? displayed.availability : "hidden";
};

type VehicleDetails = {
  readonly vehicle: StaffVehicle;
  readonly ended: readonly EndedOverride[];
  readonly prices: readonly PriceStep[];
  readonly url: string;
};

const feedText = ({ fromFeed }: StaffVehicle): string => `${fromFeed.availability}, ${priceText(fromFeed)}`;

export const detailText = ({ vehicle, ended, prices, url }: VehicleDetails, timeZone: string): string => {
  const { id, feed, key, displayed, removed_at, overrides } = vehicle;
  const rows: [string, string][] = [
    ["vehicle", vehicleName(displayed)],
    ["number", String(id)],
    ["stock number", displayed.stock_number ?? "-"],
    ["VIN", displayed.vin ?? "-"],
    ["page", url],
    ["state", stateText(vehicle)],
    ["price", priceText(displayed)],
    ["feed", `${feed}, where it is ${key}`],
    ["the feed says", removed_at === null ? feedText(vehicle) : `nothing since ${wallClock(removed_at, timeZone)}`],
    ...overrides.map((override): [string, string] => ["staff say", overrideText(override, timeZone)]),
    ...ended.map((override): [string, string] => ["before", endedText(override, timeZone)]),
    ...prices.map(({ seen_at, cents }): [string, string] => [
      `price since`,
      `${wallClock(seen_at, timeZone)}: ${formatEuros(cents)}`,
    ]),
  ];
  return textTable(rows);
};

/** For `--format json`. */
export const toVehicleJson = (vehicle: StaffVehicle) => {
  const { id, feed, key, fromFeed, displayed, removed_at, hidden_at, overrides } = vehicle;
  const said = ({ availability, price }: Vehicle) => ({ availability, price_cents: price.purchase?.cents ?? null });
  return {
    id,
    slug: displayed.slug,
    stock_number: displayed.stock_number,
    vin: displayed.vin,
    name: vehicleName(displayed),
    state: stateText(vehicle),
    ...said(displayed),
    hidden_at,
    feed: { name: feed, key, removed_at, ...said(fromFeed) },
    overrides,
  };
};

const HEAD = ["reference", "kind", "since", "appointment", "e-mail"];

const toRow = ({ lead, appointment, hasEmail }: VehicleLead, timeZone: string): string[] => [
  lead.reference,
  lead.kind,
  wallClock(lead.created_at, timeZone),
  appointment === null ? "-" : describeBooking(appointment, timeZone),
  hasEmail ? "yes" : "none: call",
];

const countText = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const notifiedText = ({ leads, notified }: OverrideNotice): string => {
  switch (notified?.audience) {
    case undefined:
      return "They were seen to before: nobody is notified again.";
    case "nobody":
      return "Nobody is written to.";
    case "location":
      return `The list goes to ${notified.addresses.join(", ")}. --notify writes to these people, --keep to nobody.`;
    case "visitors": {
      const silent = leads.filter(({ hasEmail }) => !hasEmail).length;
      const rest = silent === 0 ? "" : ` ${silent} without an e-mail address: call.`;
      return `${countText(notified.visitors, "person is", "people are")} written to.${rest}`;
    }
  }
};

/** The open requests and the appointments to come, and who is notified; empty for a change that concerns nobody. */
export const noticeText = (notice: OverrideNotice | null, timeZone: string): string => {
  if (notice === null) return "";
  const { leads } = notice;
  if (leads.length === 0) return "Nobody has an open request or an appointment for it.\n";
  const table = textTable([HEAD, ...leads.map((lead) => toRow(lead, timeZone))]);
  return `${countText(leads.length, "open request or appointment", "open requests and appointments")} of this vehicle:\n${table}\n${notifiedText(notice)}\n`;
};

/** For `--format json`. */
export const toNoticeJson = (notice: OverrideNotice | null) =>
  notice === null
    ? {}
    : {
        leads: notice.leads.map(({ lead, appointment, hasEmail }) => ({
          reference: lead.reference,
          kind: lead.kind,
          created_at: lead.created_at,
          appointment: appointment && {
            location: appointment.location,
            calendar: appointment.calendar,
            start: appointment.start,
            end: appointment.end,
          },
          has_email: hasEmail,
        })),
        notified: notice.notified && {
          audience: notice.notified.audience,
          addresses: notice.notified.addresses,
          visitors: notice.notified.visitors,
        },
      };
