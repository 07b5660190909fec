import { COUNTRIES, RESIDENCES, residenceSlug } from "#domain/countries/index.ts";
import { findPosition } from "#domain/geo/index.ts";
import { countryOf } from "#domain/site/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { residenceStrings as strings } from "./residence-strings.ts";

/** What a search near a town across the border says of buying here. */
export type NearAbroad = { readonly text: string; readonly label: string; readonly href: string };

/** Null near a town of the market, and of a country whose buyers the group does not address. */
export const nearAbroad = (
  { near }: Pick<StockQuery, "near">,
  { settings, paths }: SiteServices<"settings" | "paths">,
): NearAbroad | null => {
  const town = near === null ? null : findPosition(near.origin, countryOf(settings));
  const code = settings.frontier_buyers.find((one) => one === town?.country);
  if (code === undefined) return null;
  const { inCountry } = COUNTRIES[code];
  // What a buyer pays at home.
  const costs = RESIDENCES[code].facts
    .filter(({ topic }) => topic === "vat_new" || topic === "tax")
    .map(({ short }) => short);
  return {
    text: `Vous habitez ${inCountry}\u00a0? ${costs.join("\u00a0· ")}.`,
    label: strings.all(inCountry),
    href: paths.frontierBuyers(residenceSlug(code)),
  };
};
