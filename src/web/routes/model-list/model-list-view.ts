import {
  differsFromDefault,
  listModels,
  MODEL_SORTS,
  modelChoices,
  type Brand,
  type Model,
  type ModelFacet,
  type ModelQuery,
} from "#domain/models/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { type StockQuery } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { modelListStrings as strings } from "../../strings/models.ts";
import { toModelCardView, modelTitle, modelStockQuery, type ModelCardView } from "../../features/models/index.ts";
import { BODY_STYLE_LABELS, FUEL_LABELS, VEHICLE_KIND_LABELS } from "#application/strings/vehicles/key-labels.ts";

type Option = { readonly value: string; readonly label: string };

export type ModelFilterView = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
};

export type ModelListView = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly countLabel: string;
  readonly action: string;
  /** Filters with at least two options. */
  readonly filters: readonly ModelFilterView[];
  readonly cards: readonly ModelCardView[];
  /** Link to the unfiltered list; null if no filter is selected. */
  readonly clear: { readonly href: string; readonly label: string } | null;
};

type ModelListInput = {
  readonly brand: Brand;
  readonly models: readonly Model[];
  readonly query: ModelQuery;
  readonly crumbs: readonly Crumb[];
  readonly paths: Pick<Paths, "brandAllModels" | "model">;
  readonly count: (query: StockQuery) => number;
};

const LABELS: Readonly<Record<ModelFacet, Readonly<Record<string, string>>>> = {
  kind: VEHICLE_KIND_LABELS,
  body: BODY_STYLE_LABELS,
  fuel: FUEL_LABELS,
};

const toFilter = ({ models, query }: ModelListInput, facet: ModelFacet): ModelFilterView | null => {
  const choices = modelChoices(models, query, facet);
  if (choices.length < 2 && query[facet] === null) return null;
  return {
    name: facet,
    label: strings[facet],
    value: query[facet] ?? "",
    options: [
      { value: "", label: strings.any[facet] },
      ...choices.map(({ value, count }) => ({ value, label: strings.counted(LABELS[facet][value] ?? value, count) })),
    ],
  };
};

const toSortFilter = ({ query }: ModelListInput): ModelFilterView => ({
  name: "sort",
  label: strings.sort,
  value: query.sort,
  options: MODEL_SORTS.map((sort) => ({ value: sort, label: strings.sorts[sort] })),
});

export const toModelListView = (input: ModelListInput): ModelListView => {
  const { brand, models, query, paths, count } = input;
  const matches = listModels(models, query);
  const action = paths.brandAllModels(brand);
  const filters = (["kind", "body", "fuel"] as const).map((facet) => toFilter(input, facet));
  return {
    crumbs: input.crumbs,
    title: strings.title(brand.name),
    countLabel: strings.count(matches.length),
    action,
    filters: [...filters.filter((filter) => filter !== null), toSortFilter(input)],
    cards: matches.map((model) =>
      toModelCardView(model, {
        href: paths.model(brand, model),
        title: modelTitle(model, [brand]),
        count: count(modelStockQuery(model)),
      }),
    ),
    clear: differsFromDefault(query)
      ? { href: action, label: matches.length === 0 ? strings.all(models.length, brand.name) : strings.clear }
      : null,
  };
};
