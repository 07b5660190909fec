import { plainSigns } from "../shared/index.ts";
import { findCountry } from "./countries.ts";

/**
 * Normalises a postcode of a country (ISO 3166-1 alpha-2) and removes the country's prefix: "L-8080", "L8080" and
 * "LU8080" become "8080", "57 000" becomes "57000". Null when invalid. For countries without a module, 2 to 12
 * letters, digits, spaces and hyphens are accepted.
 */
export const normalizePostcode = (text: string, code: string): string | null => {
  const typed = plainSigns(text).trim().toUpperCase();
  const country = findCountry(code);
  if (country === null) return /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/.test(typed) ? typed : null;
  const { pattern, prefixes } = country.postcode;
  const [, prefix = "", rest = ""] = /^([A-Z]{0,2})[\s-]{0,3}(\d[\dA-Z\s-]{2,12})$/.exec(typed) ?? [];
  if (prefix !== "" && !prefixes.includes(prefix)) return null;
  const bare = rest.replaceAll(/[\s-]/g, "").replace(/^(\d+)([A-Z])/, "$1 $2");
  return pattern.test(bare) ? bare : null;
};
