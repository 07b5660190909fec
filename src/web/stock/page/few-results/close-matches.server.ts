import type { SiteServices } from "#application/site/index.ts";
import { createVehicleDistance, toStockRecord } from "#application/stock/index.ts";
import type { StockDistances } from "#domain/search/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { type StockQuery, unmetFilters, type Vehicle } from "#domain/vehicles/index.ts";
import { closeMatchIds } from "./close-match-ids.ts";
import { differencesLabel } from "./difference-label.ts";
import type { FewResultsHelp } from "./few-results-help.ts";

/** A vehicle that misses a filter, with what differs. */
export type CloseMatch = { readonly vehicle: Vehicle; readonly difference: string };

const MAX_CLOSE_MATCHES = 6;

/** The ids of the vehicles close to a search, whose results are `found`. */
export const findCloseMatchIds = (
  { stock }: Pick<SiteServices, "stock">,
  query: StockQuery,
  help: FewResultsHelp,
  found: readonly number[],
): readonly number[] => {
  const perPage = MAX_CLOSE_MATCHES + found.length;
  return closeMatchIds(
    { query, found, limit: MAX_CLOSE_MATCHES },
    help,
    (near) => stock.search(near, { perPage, facets: false }).ids,
  );
};

/**
 * Vehicles close to a search with few results. Where no alternative narrows the stock they are those most similar to
 * the first result.
 */
export const closeMatches = async (
  services: Pick<SiteServices, "stock" | "catalogue" | "clock">,
  query: StockQuery,
  distances: StockDistances | null,
  { results, ids }: { readonly results: readonly Vehicle[]; readonly ids: readonly number[] },
): Promise<readonly CloseMatch[]> => {
  const { stock } = services;
  const [first] = results;
  const similar = ids.length === 0 && first ? stock.similarTo(first, MAX_CLOSE_MATCHES).map(({ id }) => id) : [];
  const found = new Set(results.map(({ id }) => id));
  const vehicles = await stock.byIds([...ids, ...similar].filter((id) => !found.has(id)));
  const { locations } = services.catalogue();
  const market = {
    today: utcDay(services.clock.now()),
    monthlyCents: stock.monthlyCents,
    locations: new Map(locations.map(({ id, slug, name }) => [id, { slug, name }])),
  };
  const distanceOf = distances ? createVehicleDistance(distances, locations) : () => null;
  // An unknown origin filters nothing.
  const effective = distances === null ? { ...query, near: null } : query;
  return vehicles.map((vehicle) => ({
    vehicle,
    difference: differencesLabel(
      unmetFilters(effective, toStockRecord(vehicle, market), distanceOf(vehicle)),
      effective.q,
    ),
  }));
};
