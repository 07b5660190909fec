import { once } from "#domain/shared/index.ts";

const decimals = once(() => new Intl.NumberFormat("fr", { minimumFractionDigits: 2, maximumFractionDigits: 4 }));

/** Cents in euros without the currency: 149.5 gives "1,495". */
export const formatPrice = (cents: number): string => decimals().format(cents / 100);

const factors = once(() => new Intl.NumberFormat("fr", { maximumFractionDigits: 3 }));

/** A number of a calculation, in which a rounded factor would give another result. */
export const formatFactor = (value: number): string => factors().format(value);
