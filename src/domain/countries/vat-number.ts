import { plainSigns } from "../shared/index.ts";
import { COUNTRIES, type CountryCode, findCountry, isCountryCode, readingOrder } from "./countries.ts";

/** Removes what groups the digits and converts to upper case: "LU 1234 5613" gives "LU12345613". */
export const compactNumber = (text: string): string =>
  plainSigns(text)
    .replaceAll(/[\s./-]/g, "")
    .toUpperCase();

/** The country whose prefix a number has; null without one, or for a country without a module. */
export const vatNumberCountry = (text: string): CountryCode | null => {
  const prefix = compactNumber(text).slice(0, 2);
  return isCountryCode(prefix) ? prefix : null;
};

/** The form of a country without a module: its prefix, then digits, and letters between them. */
const isOtherVatNumber = (compact: string): boolean => /^[A-Z]{2,3}\d[A-Z0-9]{5,11}$/.test(compact);

/**
 * A VAT number with its prefix (`compact`, by `compactNumber`), check digits verified where the country has a module;
 * null when invalid.
 */
const readWithPrefix = (compact: string): string | null => {
  const prefix = compact.slice(0, 2);
  const country = findCountry(prefix);
  if (country === null) return isOtherVatNumber(compact) ? compact : null;
  const body = country.vat.read(compact.slice(2));
  return body === null ? null : prefix + body;
};

/** The VAT number of a text with the prefix of its country: "LU 123 456 13" becomes "LU12345613". Null when invalid. */
export const readVatNumber = (text: string): string | null => readWithPrefix(compactNumber(text));

/**
 * The same; a number without a prefix is one of the customer's country, of the market's or of its neighbours, the first
 * whose check digits it has: "0123.456.749" becomes "BE0123456749".
 */
export const normalizeVatNumber = (
  text: string,
  market: CountryCode,
  customer: string | null = null,
): string | null => {
  const compact = compactNumber(text);
  // "DE" could be the key of a French number too, which its check digits seldom reveal.
  if (vatNumberCountry(compact) !== null) return readWithPrefix(compact);
  for (const code of readingOrder(market, customer)) {
    const body = COUNTRIES[code].vat.read(compact);
    if (body !== null) return code + body;
  }
  return readWithPrefix(compact);
};
