import {
  asksForMore,
  listModels,
  MODEL_SORTS,
  modelChoices,
  type Brand,
  type Model,
  type ModelFacet,
  type ModelQuery,
} from "#domain/models/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { BODY_STYLES, FUEL_TYPES, VEHICLE_KINDS, type StockQuery } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { modelListStrings as words } from "../../strings/models.ts";
import { modelCardView, modelTitle, stockOf, type ModelCardView } from "./model-card-view.ts";

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
  readonly found: string;
  readonly action: string;
  /** Only what tells some models from others. */
  readonly filters: readonly ModelFilterView[];
  readonly cards: readonly ModelCardView[];
  /** The way back to the whole list, where something is asked of it. */
  readonly clear: { readonly href: string; readonly label: string } | null;
};

type Given = {
  readonly brand: Brand;
  readonly models: readonly Model[];
  readonly query: ModelQuery;
  readonly crumbs: readonly Crumb[];
  readonly paths: Pick<Paths, "brandAllModels" | "model">;
  readonly count: (query: StockQuery) => number;
};

const LABELS: Readonly<Record<ModelFacet, Readonly<Record<string, string>>>> = {
  kind: VEHICLE_KINDS,
  body: BODY_STYLES,
  fuel: FUEL_TYPES,
};

const filterOf = ({ models, query }: Given, facet: ModelFacet): ModelFilterView | null => {
  const choices = modelChoices(models, query, facet);
  if (choices.length < 2 && query[facet] === null) return null;
  return {
    name: facet,
    label: words[facet],
    value: query[facet] ?? "",
    options: [
      { value: "", label: words.any[facet] },
      ...choices.map(({ value, count }) => ({ value, label: words.counted(LABELS[facet][value] ?? value, count) })),
    ],
  };
};

const sortOf = ({ query }: Given): ModelFilterView => ({
  name: "sort",
  label: words.sort,
  value: query.sort,
  options: MODEL_SORTS.map((sort) => ({ value: sort, label: words.sorts[sort] })),
});

/** The models of a brand as the address asks for them. */
export const modelListView = (given: Given): ModelListView => {
  const { brand, models, query, paths, count } = given;
  const found = listModels(models, query);
  const action = paths.brandAllModels(brand);
  const filters = (["kind", "body", "fuel"] as const).map((facet) => filterOf(given, facet));
  return {
    crumbs: given.crumbs,
    title: words.title(brand.name),
    found: words.found(found.length),
    action,
    filters: [...filters.filter((filter) => filter !== null), sortOf(given)],
    cards: found.map((model) =>
      modelCardView(model, {
        href: paths.model(brand, model),
        title: modelTitle(model, [brand]),
        count: count(stockOf(model)),
      }),
    ),
    clear: asksForMore(query)
      ? { href: action, label: found.length === 0 ? words.all(models.length, brand.name) : words.clear }
      : null,
  };
};
