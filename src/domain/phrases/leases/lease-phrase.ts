import { EMPTY_OFFER_QUERY, type OfferKind, type OfferQuery } from "../../lease-offers/index.ts";
import { formatQuantity } from "../../shared/index.ts";
import { BODY_STYLES, EMPTY_QUERY, FUEL_TYPES, type ValueFacetName, type StockQuery } from "../../vehicles/index.ts";
import { parseText, type ParserContext } from "../parser/parse-query.ts";
import { applyFilters, mergeFilters } from "../query-filters.ts";
import { tokenizePhrase } from "../tokens/phrase-tokens.ts";
import { readLeaseCriteria, type LeaseAudience, type LeaseCriteria } from "./lease-tokens.ts";

/** A search for lease offers. */
export type LeasePhrase = {
  readonly kind: OfferKind;
  readonly query: OfferQuery;
  /** The model that the text names. An overview has no filter for it. */
  readonly model: { readonly brand: string; readonly slug: string } | null;
  /** "Leasing · Ford · 48 mois · 15 000 km/an · jusqu’à 400 €/mois". */
  readonly label: string;
};

type LeaseContext = { readonly parserContext: ParserContext; readonly label: (query: StockQuery) => string };

const firstKey = <K extends string>(keys: readonly K[], values: readonly string[] | undefined): K | null =>
  keys.find((key) => values?.includes(key)) ?? null;

/** The facets that lease offers can be filtered by, and the kind of vehicle. */
const LEASE_FACETS: readonly ValueFacetName[] = ["brand", "model", "body", "fuel"];

/** The filters that lease offers have too. */
const toVehicleQuery = ({ values }: StockQuery): StockQuery => ({
  ...EMPTY_QUERY,
  values: Object.fromEntries(LEASE_FACETS.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
});

const toKind = (audience: LeaseAudience | null, { values }: StockQuery): OfferKind => {
  if (values.kind?.length === 1 && values.kind[0] === "van") return "van";
  return audience ?? "private";
};

const KIND_LABELS: Readonly<Record<OfferKind, string>> = {
  private: "Leasing",
  business: "Leasing professionnel",
  van: "Leasing utilitaire",
};

const toLabel = (kind: OfferKind, vehicle: string, criteria: LeaseCriteria): string =>
  [
    KIND_LABELS[kind],
    vehicle,
    criteria.durationMonths === null ? "" : formatQuantity(criteria.durationMonths, "mois"),
    criteria.annualMileageKm === null ? "" : `${formatQuantity(criteria.annualMileageKm, "km")}/an`,
    criteria.monthlyMax === null ? "" : `jusqu’à ${formatQuantity(criteria.monthlyMax, "€")}/mois`,
  ]
    .filter((part) => part !== "")
    .join(" · ");

/** Null for a text that does not mention leasing. Words without a meaning for offers are ignored. */
export const parseLeasePhrase = (text: string, { parserContext, label }: LeaseContext): LeasePhrase | null => {
  const { criteria, others } = readLeaseCriteria(tokenizePhrase(text));
  if (!criteria.isLease) return null;
  const rest = others.map(({ start, end }) => text.slice(start, end)).join(" ");
  const { filters } = parseText(rest, parserContext);
  const vehicle = applyFilters(EMPTY_QUERY, filters.reduce(mergeFilters, {}));
  const kind = toKind(criteria.audience, vehicle);
  const [brand = null] = vehicle.values.brand ?? [];
  const [model = null] = vehicle.values.model ?? [];
  return {
    kind,
    query: {
      ...EMPTY_OFFER_QUERY,
      brand,
      body: firstKey(BODY_STYLES, vehicle.values.body),
      fuel: firstKey(FUEL_TYPES, vehicle.values.fuel),
      monthlyMax: criteria.monthlyMax,
      durationMonths: criteria.durationMonths,
      annualMileageKm: criteria.annualMileageKm,
    },
    model: brand !== null && model !== null ? { brand, slug: model } : null,
    label: toLabel(kind, label(toVehicleQuery(vehicle)), criteria),
  };
};
