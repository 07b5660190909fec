import { ANNUAL_MILEAGE_KM, DURATION_MONTHS, TERMS_PARAMETERS } from "../leasing/index.ts";
import { BODY_STYLES, FUEL_TYPES, type BodyStyle, type FuelType } from "../vehicles/index.ts";

export const OFFER_SORTS = ["price-asc", "price-desc", "name"] as const;

export type OfferSort = (typeof OFFER_SORTS)[number];

const DEFAULT_OFFER_SORT: OfferSort = "price-asc";

/** A query of an overview of lease offers; null means any value. */
export type OfferQuery = {
  /** Slug. */
  readonly brand: string | null;
  readonly body: BodyStyle | null;
  readonly fuel: FuelType | null;
  /** Highest monthly payment in euros, in the VAT mode of the overview. */
  readonly monthlyMax: number | null;
  /** The terms to calculate every offer at; null: each offer's own. */
  readonly durationMonths: number | null;
  /** In km a year. */
  readonly annualMileageKm: number | null;
  readonly sort: OfferSort;
};

export const EMPTY_OFFER_QUERY: OfferQuery = {
  brand: null,
  body: null,
  fuel: null,
  monthlyMax: null,
  durationMonths: null,
  annualMileageKm: null,
  sort: DEFAULT_OFFER_SORT,
};

/** URL parameters of the query, in the order of a canonical URL. */
export const OFFER_PARAMETERS = {
  brand: "brand",
  body: "body",
  fuel: "fuel",
  monthlyMax: "monthly-max",
  durationMonths: TERMS_PARAMETERS.duration,
  annualMileageKm: TERMS_PARAMETERS.mileage,
  sort: "sort",
} as const satisfies Readonly<Record<keyof OfferQuery, string>>;

/** The largest monthly payments that a query may name. */
export const MONTHLY_MAX_EUROS = { min: 1, max: 100_000 } as const;

const parseSlug = (text: string | null): string | null =>
  text !== null && text.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text : null;

/** `electric+petrol` is `electric-petrol` in a URL, where a plus is decoded as a space. */
const toUrlKey = (key: string): string => key.replaceAll(/[+ ]/g, "-");

const parseKey = <K extends string>(keys: readonly K[], text: string | null): K | null =>
  text === null ? null : (keys.find((key) => toUrlKey(key) === toUrlKey(text)) ?? null);

const parseInteger = (text: string | null, { min, max }: { readonly min: number; readonly max: number }) => {
  const value = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
};

/** Parses URL parameters. Never fails: unknown names and impossible values are ignored. */
export const parseOfferQuery = (params: Pick<URLSearchParams, "get">): OfferQuery => ({
  brand: parseSlug(params.get(OFFER_PARAMETERS.brand)),
  body: parseKey(BODY_STYLES, params.get(OFFER_PARAMETERS.body)),
  fuel: parseKey(FUEL_TYPES, params.get(OFFER_PARAMETERS.fuel)),
  monthlyMax: parseInteger(params.get(OFFER_PARAMETERS.monthlyMax), MONTHLY_MAX_EUROS),
  durationMonths: parseInteger(params.get(OFFER_PARAMETERS.durationMonths), DURATION_MONTHS),
  annualMileageKm: parseInteger(params.get(OFFER_PARAMETERS.annualMileageKm), ANNUAL_MILEAGE_KM),
  sort: parseKey(OFFER_SORTS, params.get(OFFER_PARAMETERS.sort)) ?? DEFAULT_OFFER_SORT,
});

const OFFER_PARAMETER_ENTRIES = Object.entries(OFFER_PARAMETERS) as readonly (readonly [keyof OfferQuery, string])[];

/** Serialises a query in a stable order without defaults. `parseOfferQuery` restores the same query. */
export const writeOfferQuery = (query: OfferQuery): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, parameter] of OFFER_PARAMETER_ENTRIES) {
    const value = query[name];
    if (value !== EMPTY_OFFER_QUERY[name]) params.set(parameter, toUrlKey(String(value)));
  }
  return params;
};

/** True if the query filters, recalculates or sorts the overview. */
export const isOfferQuerySet = (query: OfferQuery): boolean => writeOfferQuery(query).size > 0;
