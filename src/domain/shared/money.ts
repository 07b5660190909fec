// Numbers and money are written in the French of Luxembourg, wherever they are displayed.

/** Integer euro cents. Every price uses this type. */
export type Cents = number;

/** Rounds half up to whole euros. */
export const roundToEuros = (cents: number): Cents => Math.floor(cents / 100 + 0.5) * 100;

const wholeEuros = new Intl.NumberFormat("fr-LU", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const exactEuros = new Intl.NumberFormat("fr-LU", { style: "currency", currency: "EUR" });
const plainNumber = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

// French typography groups thousands with a narrow no-break space; fr-LU in ICU uses a full stop.
const formatGrouped = (formatter: Intl.NumberFormat, value: number): string =>
  formatter
    .formatToParts(value)
    .map((part) => (part.type === "group" ? "\u202f" : part.type === "literal" ? "\u00a0" : part.value))
    .join("");

/** 2499000 becomes "24 990 €"; cents are omitted if they are 0. */
export const formatEuros = (cents: Cents): string =>
  formatGrouped(cents % 100 === 0 ? wholeEuros : exactEuros, cents / 100);

const withTwoDecimals = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 2499000 becomes "24 990,00", for columns of amounts that name the currency in their head. */
export const formatAmount = (cents: Cents): string => formatGrouped(withTwoDecimals, cents / 100);

/** 24990 becomes "24 990" with the no-break space of French typography. */
export const formatNumber = (value: number): string => formatGrouped(plainNumber, value);

/** A number and its unit with a no-break space: "85 000 km". */
export const formatQuantity = (value: number, unit: string): string => `${formatNumber(value)}\u00a0${unit}`;

/** A distance in kilometres: "4,7 km" below ten, else "12 km". */
export const formatDistance = (km: number): string =>
  formatQuantity(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), "km");
