import type { PictureRefusal } from "#application/overrides/index.ts";
import type { NearVehicle } from "#application/overrides/ports.ts";
import { formatEuros, trimTrailing } from "#domain/shared/index.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { nameText } from "./vehicle-text.ts";

/** Exit code: refused, nothing changed. */
export const REFUSED = 3;

const nearText = ({ id, stock_number, name }: NearVehicle): string =>
  `  ${stock_number ?? id}  ${name}${stock_number === null ? "" : ` (${id})`}`;

const refusalText = (reference: string, refusal: PictureRefusal): string => {
  switch (refusal.type) {
    case "unknown":
      return refusal.near.length === 0
        ? `there is no vehicle ${reference}; vitrine vehicle list shows all`
        : [`there is no vehicle ${reference}; near it are`, ...refusal.near.map(nearText)].join("\n");
    case "ambiguous":
      return [
        `${reference} names ${refusal.vehicles.length} vehicles; write the last part of its address instead`,
        ...refusal.vehicles.map((vehicle) => `  ${vehicle.displayed.slug}  ${nameText(vehicle)}, feed ${vehicle.feed}`),
      ].join("\n");
    case "gone":
      return `${nameText(refusal.vehicle)} is not in its feed any more, so the site does not show it: nothing was changed`;
    case "past":
      return "--until is over already: nothing was changed";
    case "picture":
      return `${trimTrailing(refusal.reason.replaceAll(/\s+/g, " "), ". ")}: nothing was changed for ${reference}`;
    case "price":
      return `${formatEuros(refusal.cents)} ${refusal.reason}: nothing was changed for ${nameText(refusal.vehicle)}; --force publishes it`;
  }
};

/** Ends the command: 1 where no single vehicle is meant, 3 where the change is refused. */
export const refuse = (context: CliContext, reference: string, refusal: PictureRefusal): void => {
  const isUsage = refusal.type === "unknown" || refusal.type === "ambiguous" || refusal.type === "past";
  fail(context, isUsage ? WRONG_USAGE : REFUSED, refusalText(reference, refusal));
};
