import {
  BODIES,
  BODY_STYLES,
  FUEL_TYPES,
  VEHICLE_KINDS,
  type BodyStyle,
  type FuelType,
  type VehicleKind,
} from "../vehicles/index.ts";
import type { Model } from "./model.ts";

type FacetValues = { readonly kind: VehicleKind; readonly body: BodyStyle; readonly fuel: FuelType };

/** Filters of a model list by URL parameter. */
export type ModelFacet = keyof FacetValues;

export const MODEL_SORTS = ["name", "price-asc", "price-desc"] as const;

export type ModelSort = (typeof MODEL_SORTS)[number];

export const DEFAULT_MODEL_SORT: ModelSort = "name";

/** Null means any value. */
export type ModelQuery = { readonly [F in ModelFacet]: FacetValues[F] | null } & { readonly sort: ModelSort };

/** A facet value with the number of models that have it and match the other filters. */
type ModelChoice = { readonly value: string; readonly count: number };

type ListedModel = Pick<Model, "name" | "kind" | "body_styles" | "fuels" | "cash_price_from">;

/** The choices of each facet. URLs accept every body style. */
const FACET_KEYS = { kind: VEHICLE_KINDS, body: BODIES, fuel: FUEL_TYPES } as const;

const MODEL_FACETS = Object.keys(FACET_KEYS) as readonly ModelFacet[];

const FACET_READERS: Readonly<Record<ModelFacet, (model: ListedModel) => readonly string[]>> = {
  kind: ({ kind }) => [kind],
  body: ({ body_styles }) => body_styles,
  fuel: ({ fuels }) => fuels,
};

const parseKey = <K extends string>(keys: readonly K[], value: string | null): K | null =>
  keys.find((key) => key === value) ?? null;

/** Parses `?kind=&body=&fuel=&sort=`; unknown values are ignored. */
export const parseModelQuery = (params: Pick<URLSearchParams, "get">): ModelQuery => ({
  kind: parseKey(VEHICLE_KINDS, params.get("kind")),
  body: parseKey(BODY_STYLES, params.get("body")),
  fuel: parseKey(FUEL_TYPES, params.get("fuel")),
  sort: MODEL_SORTS.find((sort) => sort === params.get("sort")) ?? DEFAULT_MODEL_SORT,
});

/** True for the URL parameters of a model query. */
export const isModelParameter = (name: string): boolean =>
  name === "sort" || MODEL_FACETS.some((facet) => facet === name);

/** True if the query filters or sorts the default list. */
export const differsFromDefault = (query: ModelQuery): boolean =>
  query.sort !== DEFAULT_MODEL_SORT || MODEL_FACETS.some((facet) => query[facet] !== null);

const matchesQuery = (model: ListedModel, query: ModelQuery, ignoredFacet?: ModelFacet): boolean =>
  MODEL_FACETS.every((facet) => {
    const selected = facet === ignoredFacet ? null : query[facet];
    return selected === null || FACET_READERS[facet](model).includes(selected);
  });

const byName = (a: ListedModel, b: ListedModel): number => a.name.localeCompare(b.name, "fr", { numeric: true });

/** Models without a price sort last in both directions. */
const byPrice =
  (direction: 1 | -1) =>
  (a: ListedModel, b: ListedModel): number => {
    if (a.cash_price_from === null || b.cash_price_from === null) {
      return Number(a.cash_price_from === null) - Number(b.cash_price_from === null) || byName(a, b);
    }
    return direction * (a.cash_price_from - b.cash_price_from) || byName(a, b);
  };

const COMPARATORS: Readonly<Record<ModelSort, (a: ListedModel, b: ListedModel) => number>> = {
  name: byName,
  "price-asc": byPrice(1),
  "price-desc": byPrice(-1),
};

/** The models that match the query, sorted. */
export const listModels = <M extends ListedModel>(models: readonly M[], query: ModelQuery): readonly M[] =>
  models.filter((model) => matchesQuery(model, query)).toSorted(COMPARATORS[query.sort]);

const facetKeys = (facet: ModelFacet, { [facet]: selected }: ModelQuery): readonly string[] => {
  const keys: readonly string[] = FACET_KEYS[facet];
  return selected === null || keys.includes(selected) ? keys : [...keys, selected];
};

/** The values of a facet that occur in `models`, and a selected one that is no choice. A count is the number of models after selecting the value. */
export const modelChoices = (
  models: readonly ListedModel[],
  query: ModelQuery,
  facet: ModelFacet,
): readonly ModelChoice[] => {
  const matching = models.filter((model) => matchesQuery(model, query, facet));
  const countWithValue = (candidates: readonly ListedModel[], value: string): number =>
    candidates.filter((model) => FACET_READERS[facet](model).includes(value)).length;
  return facetKeys(facet, query)
    .filter((value) => countWithValue(models, value) > 0)
    .map((value) => ({ value, count: countWithValue(matching, value) }));
};
