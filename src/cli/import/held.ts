import type { AcceptedVehicle, AcceptRefusal, HeldVehicle } from "#application/imports/ports.ts";
import { formatEuros } from "#domain/shared/index.ts";
import type { HeldPrice } from "#domain/imports/index.ts";
import { textTable } from "../text-table.ts";

const euros = (cents: number | null): string => (cents === null ? "-" : formatEuros(cents));

const heldCells = ({ vehicle, name, price_cents, previous_cents, reason, import_id }: HeldVehicle): string[] => [
  vehicle,
  name,
  euros(price_cents),
  euros(previous_cents),
  String(import_id),
  reason,
];

/** The vehicles that a feed holds, as paragraphs for operators; none without any. */
export const heldText = (held: readonly HeldVehicle[]): readonly string[] =>
  held.length === 0
    ? []
    : [
        "held: the price in the feed is not published; let a vehicle in with vitrine imports accept ID VEHICLE",
        textTable(
          [["vehicle", "name", "price", "on sale for", "since", "the price"], ...held.map(heldCells)],
          [2, 3, 4],
        ),
      ];

/** The first held prices of a report, one line each. */
export const heldPriceLines = (count: number, held: readonly HeldPrice[]): readonly string[] =>
  count === 0
    ? []
    : [
        `  ${count} × held: the price is not plausible`,
        textTable(held.map(({ key, cents, reason }) => [`    ${key}`, `${euros(cents)} ${reason}`])),
        ...(count > held.length ? [`    … and ${count - held.length} more`] : []),
      ];

export const acceptedText = ({ vehicle, name, feed, price_cents, previous_cents }: AcceptedVehicle): string =>
  `${name} (${vehicle} of ${feed}) is on sale for ${euros(price_cents)}` +
  `${previous_cents === null ? "" : `, before for ${euros(previous_cents)}`}, in a new stock version.\n`;

/** Why nothing was let in: a sentence. */
export const acceptRefusalText = (id: number, vehicle: string, refusal: AcceptRefusal): string =>
  refusal.type === "unknown"
    ? `there is no import ${id}`
    : `${refusal.feed} holds no vehicle ${vehicle} since import ${id} or an earlier one; vitrine imports show ${id} lists what it holds`;
