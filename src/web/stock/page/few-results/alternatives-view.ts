import type { Paths } from "#domain/site/index.ts";
import { getFacet, selectedRange } from "#domain/vehicles/index.ts";
import { FACET_LABELS } from "#application/strings/vehicles/filter-labels.ts";
import { countVehicles } from "../title/stock-titles-strings.ts";
import { fewResultsStrings as strings } from "./few-results-strings.ts";
import { activeFilterLabel, type FindLabel, rangeLabel } from "../../filters/filter-labels.ts";
import type { ActiveFilter } from "../../filters/active-filters.ts";
import type { QueryAlternative, FewResultsHelp } from "./few-results-help.ts";

/** "Prix jusqu’à 12 000 €", "À moins de 50 km d’Ettelbruck". */
const widerLabel = (
  query: QueryAlternative["query"],
  filter: ActiveFilter | undefined,
  findLabel: FindLabel,
): string => {
  if (filter?.kind !== "facet") return filter ? activeFilterLabel(query, filter, findLabel) : "";
  const facet = getFacet(filter.facet);
  const range = selectedRange(query, filter.facet);
  return facet.kind === "range" && range ? `${FACET_LABELS[filter.facet]} ${rangeLabel(facet, range)}` : "";
};

type Input = {
  readonly query: QueryAlternative["query"];
  readonly result: { readonly total: number };
  readonly paths: Pick<Paths, "stock">;
};

/** Searches that change a few filters, each with its number of vehicles; null without one. */
export const toAlternativesView = (
  { strategy, alternatives }: FewResultsHelp,
  { query, result, paths }: Input,
  findLabel: FindLabel,
) => {
  if (strategy === "none") return null;
  const labelOf = ({ change, filters, query: alternative, count }: QueryAlternative): string => {
    const countLabel = countVehicles(count);
    if (change === "widen") return strings.widen(widerLabel(alternative, filters[0], findLabel), countLabel);
    const labels = filters.map((filter) => activeFilterLabel(query, filter, findLabel));
    return change === "keep" ? strings.keep(labels.join(", "), countLabel) : strings.remove(labels, countLabel);
  };
  return {
    hint: result.total > 0 ? strings.more : strings.hints[strategy],
    links: alternatives.map((alternative) => ({
      label: labelOf(alternative),
      href: paths.stock(alternative.query),
    })),
  };
};
