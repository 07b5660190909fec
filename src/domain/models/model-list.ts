import {
  BODY_STYLES,
  FUEL_TYPES,
  VEHICLE_KINDS,
  type BodyStyle,
  type FuelType,
  type VehicleKind,
} from "../vehicles/index.ts";
import type { Model } from "./model.ts";

type FacetValues = { readonly kind: VehicleKind; readonly body: BodyStyle; readonly fuel: FuelType };

/** What models are filtered by, as the address names it. */
export type ModelFacet = keyof FacetValues;

export const MODEL_SORTS = ["name", "price-asc", "price-desc"] as const;

export type ModelSort = (typeof MODEL_SORTS)[number];

/** What is asked of a list of models; null: any. */
export type ModelQuery = { readonly [F in ModelFacet]: FacetValues[F] | null } & { readonly sort: ModelSort };

/** One value of a facet with the models that have it and all else that is asked. */
export type ModelChoice = { readonly value: string; readonly count: number };

type Listed = Pick<Model, "name" | "kind" | "body_styles" | "fuels" | "cash_price_from">;

const KEYS = { kind: VEHICLE_KINDS, body: BODY_STYLES, fuel: FUEL_TYPES } as const;

const FACETS = Object.keys(KEYS) as readonly ModelFacet[];

const VALUES_OF: Readonly<Record<ModelFacet, (model: Listed) => readonly string[]>> = {
  kind: ({ kind }) => [kind],
  body: ({ body_styles }) => body_styles,
  fuel: ({ fuels }) => fuels,
};

const known = <K extends string>(keys: Readonly<Record<K, unknown>>, value: string | null): K | null =>
  value !== null && Object.hasOwn(keys, value) ? (value as K) : null;

/** Reads `?kind=&body=&fuel=&sort=`; what is not known counts as not asked. */
export const parseModelQuery = (params: Pick<URLSearchParams, "get">): ModelQuery => ({
  kind: known(VEHICLE_KINDS, params.get("kind")),
  body: known(BODY_STYLES, params.get("body")),
  fuel: known(FUEL_TYPES, params.get("fuel")),
  sort: MODEL_SORTS.find((sort) => sort === params.get("sort")) ?? "name",
});

/** Whether a query asks for anything but the whole list as it stands. */
export const asksForMore = (query: ModelQuery): boolean =>
  query.sort !== "name" || FACETS.some((facet) => query[facet] !== null);

const fits = (model: Listed, query: ModelQuery, besides?: ModelFacet): boolean =>
  FACETS.every((facet) => {
    const wanted = facet === besides ? null : query[facet];
    return wanted === null || VALUES_OF[facet](model).includes(wanted);
  });

const byName = (a: Listed, b: Listed): number => a.name.localeCompare(b.name, "fr", { numeric: true });

/** A model without a price stands behind those with one, either way. */
const byPrice =
  (direction: 1 | -1) =>
  (a: Listed, b: Listed): number => {
    if (a.cash_price_from === null || b.cash_price_from === null) {
      return Number(a.cash_price_from === null) - Number(b.cash_price_from === null) || byName(a, b);
    }
    return direction * (a.cash_price_from - b.cash_price_from) || byName(a, b);
  };

const ORDERS: Readonly<Record<ModelSort, (a: Listed, b: Listed) => number>> = {
  name: byName,
  "price-asc": byPrice(1),
  "price-desc": byPrice(-1),
};

/** The models that have all that is asked, in the order asked for. */
export const listModels = <M extends Listed>(models: readonly M[], query: ModelQuery): readonly M[] =>
  models.filter((model) => fits(model, query)).toSorted(ORDERS[query.sort]);

/** The values that some model has, each counted under the other filters: what choosing it would leave. */
export const modelChoices = (
  models: readonly Listed[],
  query: ModelQuery,
  facet: ModelFacet,
): readonly ModelChoice[] => {
  const left = models.filter((model) => fits(model, query, facet));
  const having = (among: readonly Listed[], value: string): number =>
    among.filter((model) => VALUES_OF[facet](model).includes(value)).length;
  return Object.keys(KEYS[facet])
    .filter((value) => having(models, value) > 0)
    .map((value) => ({ value, count: having(left, value) }));
};
