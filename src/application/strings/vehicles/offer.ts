/** Replaces the price of a vehicle without one, on pages and in emails. */
export const PRICE_ON_REQUEST = "Prix sur demande";
