/** Whole cents of a euro. Every price in the house is one. */
export type Cents = number;

const wholeEuros = new Intl.NumberFormat("fr-LU", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const exactEuros = new Intl.NumberFormat("fr-LU", { style: "currency", currency: "EUR" });
const plainNumber = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

// French typography groups thousands with a narrow no-break space; fr-LU as shipped by ICU uses a full stop.
const grouped = (formatter: Intl.NumberFormat, value: number): string =>
  formatter
    .formatToParts(value)
    .map((part) => (part.type === "group" ? "\u202f" : part.type === "literal" ? "\u00a0" : part.value))
    .join("");

/** 2499000 becomes "24 990 €"; cents are shown only where there are some. */
export const formatEuros = (cents: Cents): string => grouped(cents % 100 === 0 ? wholeEuros : exactEuros, cents / 100);

/** 24990 becomes "24 990" with the no-break space of French typography. */
export const formatNumber = (value: number): string => grouped(plainNumber, value);

/** A number and its unit, kept on one line: "85 000 km". */
export const formatQuantity = (value: number, unit: string): string => `${formatNumber(value)}\u00a0${unit}`;
