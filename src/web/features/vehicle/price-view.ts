import { localTime } from "#domain/locations/index.ts";
import { formatEuros, frenchDay } from "#domain/shared/index.ts";
import {
  lowestPriceBefore,
  priceSteps,
  shownPrice,
  type PriceChange,
  type PriceStep,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { CHART } from "./price-chart.ts";

const words = vehiclePageStrings.price;

export type PriceStepView = {
  /** `YYYY-MM-DD`, on the calendar of the place. */
  readonly date: string;
  readonly day: string;
  readonly amount: string;
  /** "−1 500 €" against the price before; null for the first. */
  readonly change: string | null;
};

/** How the price came to be what it is, oldest first; there from the second price on. */
export type PriceHistoryView = {
  readonly since: string;
  readonly first: string;
  readonly last: string;
  readonly steps: readonly PriceStepView[];
  /** The steps as the path of a drawing, `CHART` wide and high. */
  readonly path: string;
};

export type PriceView = {
  readonly amount: string | null;
  readonly suffix: string;
  readonly before: string | null;
  readonly saved: string | null;
  /** What the price before is: the sentence the law wants beside a reduction; null where only the feed names it. */
  readonly beforeNote: string | null;
  readonly history: PriceHistoryView | null;
};

type When = { readonly now: Date; readonly timeZone: string };

const dayOf = (date: string, now: Date): string => {
  const year = date.slice(0, 4);
  return year === String(now.getUTCFullYear()) ? frenchDay(date) : `${frenchDay(date)} ${year}`;
};

const changeOf = (change: number | null): string | null =>
  change === null ? null : `${change < 0 ? "−" : "+"}${formatEuros(Math.abs(change))}`;

/** Time runs to the right up to now, a higher price stands higher. */
const pathOf = (steps: readonly PriceStep[], now: Date): string => {
  const times = steps.map(({ seen_at }) => Date.parse(seen_at));
  const start = times[0] ?? 0;
  const span = Math.max(now.getTime() - start, 1);
  const prices = steps.map(({ cents }) => cents);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number): number => Math.round(((time - start) / span) * CHART.width);
  const y = (cents: number): number => Math.round(((high - cents) / Math.max(high - low, 1)) * CHART.height);
  const [first = 0, ...rest] = prices;
  return `M0 ${y(first)}${rest.map((cents, index) => `H${x(times[index + 1] ?? 0)}V${y(cents)}`).join("")}H${CHART.width}`;
};

const historyOf = (changes: readonly PriceChange[], { now, timeZone }: When): PriceHistoryView | null => {
  const steps = priceSteps(changes);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first === last) return null;
  const views = steps.map(({ seen_at, cents, change }) => {
    const { date } = localTime(new Date(seen_at), timeZone);
    return { date, day: dayOf(date, now), amount: formatEuros(cents), change: changeOf(change) };
  });
  return {
    since: words.since(views[0]?.day ?? ""),
    first: formatEuros(first.cents),
    last: formatEuros(last.cents),
    steps: views,
    path: pathOf(steps, now),
  };
};

/** What a vehicle costs, what it cost before by the rule for reductions, and how it came to that. */
export const priceView = (vehicle: Vehicle, changes: readonly PriceChange[], when: When): PriceView => {
  const price = shownPrice(vehicle);
  const before = price?.before_discount ?? null;
  const begun = changes.findLast(({ cents }) => cents !== null)?.seen_at;
  const lowest = begun === undefined ? null : lowestPriceBefore(changes, begun);
  return {
    amount: price?.formatted ?? null,
    suffix: price?.suffix ?? "",
    before: before?.formatted ?? null,
    saved: price && before && words.saved(formatEuros(before.cents - price.cents)),
    beforeNote: before && before.cents === lowest ? words.lowest(before.formatted) : null,
    history: price && historyOf(changes, when),
  };
};
