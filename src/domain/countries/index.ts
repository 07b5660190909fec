// All that the program knows about countries, one module each. Nothing else names a country, its numbers or its currency
// (`scripts/country-constants`). May import shared.
export * from "./check-digits.ts";
export * from "./countries.ts";
export * from "./country.ts";
export * from "./mail-providers.ts";
export * from "./postcode.ts";
export * from "./residence/index.ts";
export * from "./vat-number.ts";
