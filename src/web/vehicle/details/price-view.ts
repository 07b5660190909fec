import { localTime } from "#domain/locations/index.ts";
import { formatEuros, formatFrenchDay } from "#domain/shared/index.ts";
import { priceSteps, toDisplayPrice, type PriceChange, type PriceStep, type Vehicle } from "#domain/vehicles/index.ts";
import { priceBeforeView } from "../reductions/price-before-view.ts";
import { type ChargesToday, chargesText } from "./charges-text.ts";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";

/** Size of the price chart in SVG units. A separate module, so that domain code stays out of the client bundle. */
export const PRICE_CHART = { width: 320, height: 72 } as const;

const strings = vehiclePageStrings.price;

type PriceContext = {
  readonly now: Date;
  readonly timeZone: string;
  readonly charges: ChargesToday;
  /** What follows a price with VAT: "TTC". */
  readonly priceSuffix: string;
};

const formatDay = (date: string, now: Date): string => {
  const year = date.slice(0, 4);
  return year === String(now.getUTCFullYear()) ? formatFrenchDay(date) : `${formatFrenchDay(date)} ${year}`;
};

const formatChange = (change: number | null): string | null =>
  change === null ? null : `${change < 0 ? "−" : "+"}${formatEuros(Math.abs(change))}`;

/** Time runs from left to right up to now; higher prices are higher. */
const toChartPath = (steps: readonly PriceStep[], now: Date): string => {
  const times = steps.map(({ seen_at }) => Date.parse(seen_at));
  const start = times[0] ?? 0;
  const span = Math.max(now.getTime() - start, 1);
  const prices = steps.map(({ cents }) => cents);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number): number => Math.round(((time - start) / span) * PRICE_CHART.width);
  const y = (cents: number): number => Math.round(((high - cents) / Math.max(high - low, 1)) * PRICE_CHART.height);
  const [first = 0, ...rest] = prices;
  return `M0 ${y(first)}${rest.map((cents, index) => `H${x(times[index + 1] ?? 0)}V${y(cents)}`).join("")}H${PRICE_CHART.width}`;
};

const toHistoryView = (changes: readonly PriceChange[], { now, timeZone }: Omit<PriceContext, "charges">) => {
  const steps = priceSteps(changes);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first === last) return null;
  const stepViews = steps.map(({ seen_at, cents, change }) => {
    const { date } = localTime(new Date(seen_at), timeZone);
    return {
      /** `YYYY-MM-DD` in the time zone of the site. */
      date,
      day: formatDay(date, now),
      amount: formatEuros(cents),
      /** "−1 500 €" relative to the previous price; null for the first. */
      change: formatChange(change),
    };
  });
  return {
    since: strings.since(stepViews[0]?.day ?? ""),
    first: formatEuros(first.cents),
    last: formatEuros(last.cents),
    steps: stepViews,
    /** SVG path of the steps, sized `PRICE_CHART`. */
    path: toChartPath(steps, now),
  };
};

/** Oldest price first; exists once there are two prices. */
export type PriceHistoryView = NonNullable<ReturnType<typeof toHistoryView>>;

const DAY_MS = 86_400_000;

/** Counted from our own first import, in days of the site's time zone. */
const toOnline = (vehicle: Vehicle, steps: number, { now, timeZone }: PriceContext): string | null => {
  if (vehicle.availability === "sold") return null;
  const dayOf = (time: Date): number => Date.parse(localTime(time, timeZone).date);
  const days = Math.max(0, Math.round((dayOf(now) - dayOf(new Date(vehicle.first_seen_at))) / DAY_MS));
  return days > 0 && steps === 1 ? strings.samePrice(strings.online(days)) : strings.online(days);
};

export const priceView = (vehicle: Vehicle, changes: readonly PriceChange[], context: PriceContext) => {
  const price = toDisplayPrice(vehicle);
  const before = price?.before_discount ?? null;
  return {
    amount: price?.formatted ?? null,
    suffix: price === null ? "" : context.priceSuffix,
    before: priceBeforeView(vehicle),
    saved: price && before && strings.saved(formatEuros(before.cents - price.cents)),
    /** What delivery and registration cost besides; null if unknown, or nothing can be bought. */
    charges: price && vehicle.availability !== "sold" ? chargesText(context.charges, price.cents) : null,
    history: price && toHistoryView(changes, context),
    /** "En ligne depuis 23 jours"; null for a vehicle that is not for sale any more. */
    online: toOnline(vehicle, priceSteps(changes).length, context),
  };
};
