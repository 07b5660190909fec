import { once } from "./once.ts";
import { groupThousands } from "./text.ts";

// Numbers and money are written in French, wherever they are displayed.

/** Integer euro cents. Every price uses this type. */
export type Cents = number;

/** Rounds half up to whole euros. */
export const roundToEuros = (cents: number): Cents => Math.floor(cents / 100 + 0.5) * 100;

const numberFormat = (options: Intl.NumberFormatOptions): (() => Intl.NumberFormat) =>
  once(() => new Intl.NumberFormat("fr", options));

const wholeNumber = numberFormat({ maximumFractionDigits: 0 });
const plainNumber = numberFormat({ maximumFractionDigits: 1 });
const withTwoDecimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

const formatGrouped = (formatter: () => Intl.NumberFormat, value: number): string =>
  formatter()
    .formatToParts(value)
    .map((part) => (part.type === "group" ? "\u202f" : part.type === "literal" ? "\u00a0" : part.value))
    .join("");

/** Below, a page formats hundreds of numbers without Intl, whose parts take longer than the page's data. */
const isPlain = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const twoDecimals = (cents: Cents): string =>
  `${groupThousands(Math.floor(cents / 100))},${String(cents % 100).padStart(2, "0")}`;

/** 2499000 becomes "24 990 €"; cents are omitted if they are 0. */
export const formatEuros = (cents: Cents): string => {
  const isWhole = cents % 100 === 0;
  if (!isPlain(cents)) return `${formatGrouped(isWhole ? wholeNumber : withTwoDecimals, cents / 100)}\u00a0€`;
  return `${isWhole ? groupThousands(cents / 100) : twoDecimals(cents)}\u00a0€`;
};

/** 20692 becomes "207 €": a payment that is advertised, beside a statement with its cents. */
export const formatWholeEuros = (cents: Cents): string => formatEuros(roundToEuros(cents));

/** 2499000 becomes "24 990,00", for columns of amounts that name the currency in their head. */
export const formatAmount = (cents: Cents): string =>
  isPlain(cents) ? twoDecimals(cents) : formatGrouped(withTwoDecimals, cents / 100);

/** 24990 becomes "24 990" with the no-break space of French typography. */
export const formatNumber = (value: number): string =>
  isPlain(value) ? groupThousands(value) : formatGrouped(plainNumber, value);

/** A number and its unit with a no-break space: "85 000 km". */
export const formatQuantity = (value: number, unit: string): string => `${formatNumber(value)}\u00a0${unit}`;

/** A distance in kilometres: "4,7 km" below ten, else "12 km". */
export const formatDistance = (km: number): string =>
  formatQuantity(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), "km");
