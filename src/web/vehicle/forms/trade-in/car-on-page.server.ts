import { problemMessages } from "#application/strings/forms/field-messages.ts";
import { fieldStrings, leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { type NamedCar, readTradeInCar, type TradeInValuation, valueTradeIn } from "#application/trade-in/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { checkFormValues, LEAD_KINDS, type LeadKind, SOLD_CAR } from "#domain/forms/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";
import { countryOf, type Paths } from "#domain/site/index.ts";
import { type FormPostResult, orWithoutDatabase } from "../../../leads/index.server.ts";
import { formatShare } from "#application/strings/share.ts";
import { formatEuroRange } from "#application/strings/trade-in.ts";
import {
  type CentsRange,
  MIN_COMPARABLES,
  type TradeInEstimate,
  type TradeInRules,
  yearDifference,
} from "#domain/trade-in/index.ts";
import {
  noEstimateReason,
  tradeInEstimateStrings as strings,
  tradeInPageStrings as pageStrings,
} from "./trade-in-strings.ts";
import type { CarView, EstimateRow, EstimateView } from "./estimate-panel.tsx";

/** The questions about the vehicle alone: they have an address of their own, without personal data. */
const CAR_KIND: LeadKind = { ...LEAD_KINDS.trade_in, fields: SOLD_CAR };

const MAX_TEXT = 200;

/** As entered: in the submitted form, otherwise in the URL. */
const enteredValues = (url: URL, postResult: FormPostResult | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SOLD_CAR.flatMap(({ name }) => {
      const text = postResult === null ? url.searchParams.get(name) : postResult.texts.get(name);
      return typeof text === "string" ? [[name, text.slice(0, MAX_TEXT)] as const] : [];
    }),
  );

const fuelLabel = (fuel: string): string =>
  fieldStrings(leadKindStrings(CAR_KIND), "fuel").options?.[fuel]?.toLowerCase() ?? fuel;

const summaryOf = ({ make, model, year, mileageKm, fuel }: NamedCar): string =>
  [`${make} ${model}`, String(year), formatQuantity(mileageKm, "km"), fuelLabel(fuel)].join(", ");

const deducted = (range: CentsRange): string => strings.minus(formatEuroRange(range));

const adjustedNote = ({ widened_share, comparables }: TradeInEstimate): string =>
  widened_share === 0 ? strings.middleHalf : strings.widened(formatShare(widened_share), comparables);

/** How many vehicles it comes from, and why it is wide. */
const sourceOf = ({ comparables, scope }: TradeInEstimate): string =>
  [pageStrings.source(comparables), strings.wide(scope, comparables < MIN_COMPARABLES.model)]
    .filter((sentence) => sentence !== "")
    .join(" ");

const rowsOf = (estimate: TradeInEstimate, years: string, stockHref: string | undefined): readonly EstimateRow[] => [
  {
    label: strings.comparables(estimate.comparables),
    value: formatEuroRange(estimate.asking),
    note: strings.comparablesNote(estimate.scope, years),
    ...(stockHref !== undefined && { stockHref }),
  },
  {
    label: strings.adjusted(estimate.comparables),
    value: formatEuroRange(estimate.adjusted),
    note: adjustedNote(estimate),
  },
  { label: strings.reconditioning, value: strings.minus(formatEuros(estimate.reconditioning_cents)) },
  { label: strings.warranty, value: strings.minus(formatEuros(estimate.warranty_cents)) },
  { label: strings.margin(formatShare(estimate.margin_share)), value: deducted(estimate.margin) },
];

const limitsOf = (rules: TradeInRules | null) =>
  rules && {
    maxYears: formatQuantity(Math.floor(rules.max_age_months / 12), "ans"),
    maxMileage: formatQuantity(rules.max_mileage_km, "km"),
  };

const toEstimateView = ({ estimate, query, rules }: TradeInValuation, paths: Pick<Paths, "stock">): EstimateView => {
  if (!estimate.ok) return { type: "none", reason: noEstimateReason(estimate.error, limitsOf(rules)) };
  const { low_cents: low, high_cents: high } = estimate.value;
  const years = strings.years(rules === null ? 0 : yearDifference(estimate.value.scope, rules));
  return {
    type: "range",
    amount: formatEuroRange({ low, high }),
    source: sourceOf(estimate.value),
    rows: rowsOf(estimate.value, years, query === null ? undefined : paths.stock(query)),
  };
};

/** The vehicle that the visitor describes, with its estimate as soon as all answers are valid. */
export const carOnPage = async (
  services: SiteServices<"settings" | "paths" | "clock" | "stock" | "isUnavailable">,
  url: URL,
  postResult: FormPostResult | null,
): Promise<CarView> => {
  const values = enteredValues(url, postResult);
  if (Object.keys(values).length === 0) return { type: "new", values };
  const checked = checkFormValues(CAR_KIND, values, countryOf(services.settings));
  if (!checked.ok) return { type: "invalid", values, errors: problemMessages(CAR_KIND, checked.error) };
  const car = readTradeInCar(checked.value);
  if (car === null) return { type: "new", values };
  const estimate = await orWithoutDatabase(
    services,
    async () => toEstimateView(await valueTradeIn(services, car), services.paths),
    null,
  );
  return { type: "valid", values, summary: summaryOf(car), estimate };
};
