import { EMPTY_OFFER_QUERY, type OfferKind, type OfferQuery } from "../../lease-offers/index.ts";
import { formatQuantity } from "../../shared/index.ts";
import { BODY_STYLES, EMPTY_QUERY, FUEL_TYPES, type ValueFacetName, type StockQuery } from "../../vehicles/index.ts";
import type { ParserContext } from "../parser/parser-context.ts";
import { readText } from "../parser/read-phrase.ts";
import { applyFilters } from "../query-filters.ts";
import { type PhraseToken, skipLinkWords, tokenizePhrase } from "../tokens/phrase-tokens.ts";
import { ANNUAL_MILEAGE_KM, DURATION_MONTHS } from "../../leasing/index.ts";
import { numbersAt } from "../measures/numbers.ts";
import { MIN_PRICE } from "../measures/quantity-filters.ts";
import { quantityAt } from "../measures/quantities.ts";
import { createPhraseMap, phrasesByKey } from "../tokens/phrase-map.ts";

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
const LEASE_FACETS: readonly ValueFacetName[] = ["brand", "model", "shape", "body", "fuel"];

/** The filters that lease offers have too. */
const toVehicleQuery = ({ values }: StockQuery): StockQuery => ({
  ...EMPTY_QUERY,
  values: Object.fromEntries(LEASE_FACETS.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
});

// The tables are French data: comma-separated phrases that customers type.

/** Words that turn a text into a search for lease offers. */
const LEASE_PHRASES =
  "leasing, lease, private lease, private leasing, business lease, business leasing, operational lease, operationele leasing, renting, renting auto, louer, à louer, location, en location, je loue, à la location, location voiture, location auto, louer une voiture, louer un véhicule, mieten, zu mieten, Miete, Langzeitmiete, Auto mieten, leasen, huren, te huur, lounen, alugar, aluguer, to rent, rent, rental, for rent, hire, to lease, leasing privé, leasingauto, leasingwagen, Privatleasing, Gewerbeleasing, Firmenleasing, leasingvertrag, LLD, location longue durée, location de longue durée, langzeitmiete, aluguer de longa duração";

/** Words of a lease that ends with a purchase: the stock has its payments. */
const LOAN_WORDS =
  "location vente, location avec achat, hire purchase, Mietkauf, huurkoop, LOA, option d achat, leasing avec option d achat, location avec option d achat, crédit bail";

/** Words for the customer of a lease; without one, a private customer. */
const AUDIENCE_PHRASES = {
  private: "privé, privée, private, particulier",
  business:
    "business, business lease, business leasing, professionnel, professionnelle, pro, société, entreprise, indépendant, indépendante, profession libérale, flotte, fleet, voiture de société, véhicule de société, voiture de fonction, voiture de service, hors tva, htva, hors taxe, ht, sans tva, excl tva, tva déductible, tva récupérable",
} as const;

/** After a mileage: "15 000 km par an". */
const YEARLY_PHRASES = "an, année, annuel";

type LeaseAudience = keyof typeof AUDIENCE_PHRASES;

/** Criteria of a lease in the words and numbers of a text; null without any. */
type LeaseCriteria = {
  readonly isLease: boolean;
  readonly audience: LeaseAudience | null;
  readonly durationMonths: number | null;
  /** In km a year. */
  readonly annualMileageKm: number | null;
  /** In euros. */
  readonly monthlyMax: number | null;
};

type Reading = { readonly criteria: Partial<LeaseCriteria>; readonly end: number };

const leaseWords = createPhraseMap(phrasesByKey({ lease: LEASE_PHRASES }));
const loanWords = createPhraseMap(phrasesByKey({ loan: LOAN_WORDS }));
const audienceWords = createPhraseMap(phrasesByKey<LeaseAudience>(AUDIENCE_PHRASES));
const yearlyWords = createPhraseMap(phrasesByKey({ yearly: YEARLY_PHRASES }));

const wordsAt = (tokens: readonly PhraseToken[], index: number): Reading | null => {
  const lease = leaseWords.longestAt(tokens, index);
  const audience = audienceWords.longestAt(tokens, index);
  if (lease === null && audience === null) return null;
  const criteria = { ...(lease ? { isLease: true } : {}), ...(audience ? { audience: audience.value } : {}) };
  return { criteria, end: Math.max(lease?.end ?? 0, audience?.end ?? 0) };
};

const MONTHS_PER_UNIT: Readonly<Record<string, number>> = { mois: 1, an: 12, ans: 12 };

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** "48 mois", "4 ans"; "24 mois de garantie" is a warranty. */
const durationAt = (tokens: readonly PhraseToken[], index: number): Reading | null => {
  const measure = quantityAt(tokens, index)?.quantity.measure;
  if (measure === "warranty" || measure === "warrantyYears") return null;
  for (const { value, end } of numbersAt(tokens, index)) {
    const months = value * (MONTHS_PER_UNIT[tokens[end]?.text ?? ""] ?? Number.NaN);
    if (isWithin(months, DURATION_MONTHS)) return { criteria: { durationMonths: months }, end: end + 1 };
  }
  return null;
};

/** "15 000 km", "15 000 km par an". */
const mileageAt = (tokens: readonly PhraseToken[], index: number): Reading | null => {
  const match = quantityAt(tokens, index);
  if (match?.quantity.measure !== "mileage" && match?.quantity.measure !== "yearly") return null;
  const km = Math.max(...match.quantity.numbers);
  if (!isWithin(km, ANNUAL_MILEAGE_KM)) return null;
  const yearly = yearlyWords.longestAt(tokens, skipLinkWords(tokens, match.end));
  return { criteria: { annualMileageKm: km }, end: yearly?.end ?? match.end };
};

/** Below this, a number is no payment: "leasing 7 places". */
const MIN_MONTHLY = 50;

/** "moins de 400 €", "400 € par mois", "400". A lower bound is no budget. */
const budgetAt = (tokens: readonly PhraseToken[], index: number): Reading | null => {
  const match = quantityAt(tokens, index);
  if (match === null) {
    const [number] = numbersAt(tokens, index);
    const isBare = number !== undefined && number.value >= MIN_MONTHLY && number.value < MIN_PRICE;
    return isBare ? { criteria: { monthlyMax: Math.ceil(number.value) }, end: number.end } : null;
  }
  const { measure, numbers, comparator } = match.quantity;
  const euros = Math.ceil(Math.max(...numbers));
  const isPayment = measure === "monthly" || (measure === "price" && euros < MIN_PRICE);
  if (!isPayment) return null;
  return { criteria: comparator === "min" || comparator === "above" ? {} : { monthlyMax: euros }, end: match.end };
};

const NOTHING: LeaseCriteria = {
  isLease: false,
  audience: null,
  durationMonths: null,
  annualMileageKm: null,
  monthlyMax: null,
};

/** Reads the criteria, and the other tokens, which may name a vehicle. The last mention of a term wins. */
const readLeaseCriteria = (
  tokens: readonly PhraseToken[],
): { readonly criteria: LeaseCriteria; readonly others: readonly PhraseToken[] } => {
  let criteria: LeaseCriteria = NOTHING;
  const others: PhraseToken[] = [];
  let index = 0;
  while (index < tokens.length) {
    const reading =
      wordsAt(tokens, index) ?? durationAt(tokens, index) ?? mileageAt(tokens, index) ?? budgetAt(tokens, index);
    if (reading === null) {
      others.push(tokens[index] as PhraseToken);
      index += 1;
      continue;
    }
    criteria = { ...criteria, ...reading.criteria };
    index = reading.end;
  }
  return { criteria, others };
};

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
  const tokens = tokenizePhrase(text);
  if (tokens.some((_, index) => loanWords.longestAt(tokens, index) !== null)) return null;
  const { criteria, others } = readLeaseCriteria(tokens);
  if (!criteria.isLease) return null;
  const rest = others.map(({ start, end }) => text.slice(start, end)).join(" ");
  const { filters } = readText(rest, parserContext);
  const vehicle = applyFilters(EMPTY_QUERY, filters);
  const kind = toKind(criteria.audience, vehicle);
  const [brand = null] = vehicle.values.brand ?? [];
  const [model = null] = vehicle.values.model ?? [];
  return {
    kind,
    query: {
      ...EMPTY_OFFER_QUERY,
      brand,
      body: firstKey(BODY_STYLES, vehicle.values.shape ?? vehicle.values.body),
      fuel: firstKey(FUEL_TYPES, vehicle.values.fuel),
      monthlyMax: criteria.monthlyMax,
      durationMonths: criteria.durationMonths,
      annualMileageKm: criteria.annualMileageKm,
    },
    model: brand !== null && model !== null ? { brand, slug: model } : null,
    label: toLabel(kind, label(toVehicleQuery(vehicle)), criteria),
  };
};
