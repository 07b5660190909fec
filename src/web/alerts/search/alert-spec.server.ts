import { toAlertSearch } from "#domain/alerts/index.ts";
import { getFacet, parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import type { StockService } from "#application/stock/index.ts";
import { alertStrings } from "../alert/alerts-strings.ts";
import { type ActiveFilter, activeFilterLabel, activeFilters, type FindLabel } from "../../stock/index.ts";
import type { AlertSpec } from "../alert/alert-form.server.ts";
import type { SiteServices } from "#application/site/index.ts";

const strings = alertStrings.search;

/** Longer names do not fit into a subject line. */
const MAX_CHOICES = 6;

type SearchNameServices = Pick<StockService, "valueName" | "distances">;

/**
 * Describes a search by its filters: "Opel, SUV, Prix : jusqu’à 20 000 €". Omits free text and unknown values and origins, because
 * the name is emailed to an address that may belong to somebody else.
 */
export const searchName = (query: StockQuery, { valueName, distances }: SearchNameServices): string => {
  const origin = distances(query)?.origin ?? null;
  const isKnown = (choice: ActiveFilter): boolean => {
    if (choice.kind === "near") return origin !== null;
    if (choice.kind !== "value") return choice.kind !== "text";
    const facet = getFacet(choice.facet);
    return ("keys" in facet && facet.keys !== undefined) || valueName(choice.facet, choice.value) !== null;
  };
  const findLabel: FindLabel = (name, value) => (name === "near" ? (origin?.name ?? null) : valueName(name, value));
  const labels = activeFilters(query)
    .filter(isKnown)
    .map((choice) => activeFilterLabel(query, choice, findLabel));
  if (labels.length === 0) return query.q === null ? strings.everything : strings.byKeywords;
  const more = labels.length - MAX_CHOICES;
  return [...labels.slice(0, MAX_CHOICES), ...(more > 0 ? [strings.more(more)] : [])].join(", ");
};

export const searchAlertSpec = ({ stock }: SiteServices, url: URL): AlertSpec & { readonly name: string } => {
  const query = parseStockQuery(url.searchParams);
  return {
    criteria: { kind: "search_alert", query: toAlertSearch(query) },
    name: searchName(query, stock),
    subject: async () => null,
  };
};
