import {
  DEFAULT_MODEL_SORT,
  differsFromDefault,
  listModels,
  MODEL_SORTS,
  modelChoices,
  type Brand,
  type Model,
  type ModelFacet,
  type ModelQuery,
  type ModelSort,
} from "#domain/models/index.ts";
import type { VatTerms } from "#domain/countries/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { type StockQuery } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { toChoiceFilter, type ChoiceFilter } from "../../platform/choice-filters/index.ts";
import { modelListStrings as strings } from "../strings/models-strings.ts";
import { modelStockQuery, modelTitle, toModelCardView } from "../card/model-card-view.ts";
import { BODY_STYLE_LABELS, FUEL_LABELS, VEHICLE_KIND_LABELS } from "#application/strings/vehicles/key-labels.ts";

type ModelListInput = {
  readonly brand: Brand;
  readonly models: readonly Model[];
  readonly query: ModelQuery;
  readonly crumbs: readonly Crumb[];
  readonly paths: Pick<Paths, "brandAllModels">;
  /** Canonical address of a model. */
  readonly addressOf: (model: Model) => string;
  readonly count: (query: StockQuery) => number;
  readonly vat: VatTerms;
};

const LABELS: Readonly<Record<ModelFacet, Readonly<Record<string, string>>>> = {
  kind: VEHICLE_KIND_LABELS,
  body: BODY_STYLE_LABELS,
  fuel: FUEL_LABELS,
};

const toFilter = ({ models, query }: ModelListInput, facet: ModelFacet): ChoiceFilter | null =>
  toChoiceFilter({
    name: facet,
    label: strings[facet],
    any: strings.any[facet],
    selected: query[facet],
    options: modelChoices(models, query, facet).map(({ value, count }) => ({
      value,
      label: strings.counted(LABELS[facet][value] ?? value, count),
    })),
  });

/** The default sort has an empty value. */
const sortValue = (sort: ModelSort): string => (sort === DEFAULT_MODEL_SORT ? "" : sort);

const toSortFilter = ({ query }: ModelListInput): ChoiceFilter => ({
  name: "sort",
  label: strings.sort,
  value: sortValue(query.sort),
  options: MODEL_SORTS.map((sort) => ({ value: sortValue(sort), label: strings.sorts[sort] })),
});

export const toModelListView = (input: ModelListInput) => {
  const { brand, models, query, paths, addressOf, count } = input;
  const matches = listModels(models, query);
  const action = paths.brandAllModels(brand);
  const filters = (["kind", "body", "fuel"] as const).map((facet) => toFilter(input, facet));
  return {
    crumbs: input.crumbs,
    title: strings.title(brand.name),
    countLabel: strings.count(matches.length),
    action,
    /** Filters with at least two options. */
    filters: [...filters.filter((filter) => filter !== null), toSortFilter(input)],
    cards: matches.map((model) =>
      toModelCardView(model, {
        href: addressOf(model),
        title: modelTitle(model, [brand]),
        count: count(modelStockQuery(model)),
        vat: input.vat,
      }),
    ),
    /** Link to the unfiltered list; null if no filter is selected. */
    clear: differsFromDefault(query)
      ? { href: action, label: matches.length === 0 ? strings.all(models.length, brand.name) : strings.clear }
      : null,
  };
};

export type ModelListView = ReturnType<typeof toModelListView>;
