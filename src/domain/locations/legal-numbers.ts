import { compactNumber, findCountry, remainder } from "../countries/index.ts";

/**
 * True for a well-formed IBAN: country, two check digits, 11 to 30 letters or digits (as many as the country has, where
 * it has a module), and the rearranged number modulo 97 being 1. Source: ISO 13616, ISO/IEC 7064 MOD 97-10.
 */
export const isIban = (text: string): boolean => {
  const iban = compactNumber(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = findCountry(iban.slice(0, 2))?.ibanLength ?? iban.length;
  return iban.length === length && remainder(`${iban.slice(4)}${iban.slice(0, 4)}`, 97) === 1;
};

/** An IBAN in groups of four, separated by no-break spaces. */
export const formatIban = (iban: string): string => compactNumber(iban).replaceAll(/(.{4})(?=.)/g, "$1\u00a0");
