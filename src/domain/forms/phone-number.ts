import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/max";
import { COUNTRIES, type CountryCode, readingOrder } from "../countries/index.ts";

/** What people write before and after a number: "Tél. :", "tel:", "(bureau)". */
const LABEL = /^[\p{L}°.:\s]{1,20}(?=[+(\d])/u;
const REMARK = /\([^()\d]{1,40}\)$/;
/** The trunk prefix that is not dialled from abroad. */
const TRUNK_IN_BRACKETS = /^(\s*(?:\+|00)[\s\d]{1,5})\(0\)/;

const clean = (text: string): string =>
  text.trim().replace(LABEL, "").replace(REMARK, "").replace(TRUNK_IN_BRACKETS, "$1").trim();

const parse = (text: string, country: CountryCode): PhoneNumber | null => {
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  return number?.isValid() ? number : null;
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

const groupsOf = (text: string): readonly string[] => text.split(/\D+/).filter(Boolean);

/** `certainty`: 3 for digits grouped as in the country, 2 for its area code, 1 for its length alone, 0 for neither. */
type Reading = { readonly country: CountryCode; readonly number: PhoneNumber; readonly certainty: number };

const certaintyOf = (text: string, number: PhoneNumber, country: CountryCode): number => {
  const [typed, national] = [groupsOf(text), groupsOf(number.formatNational())];
  if (typed.join(" ") === national.join(" ")) return 3;
  if (typed.length > 1 && typed[0] === national[0]) return 2;
  return COUNTRIES[country].phone.unmistakable.test(digitsOf(text)) ? 1 : 0;
};

/** The numbers that a text is in the countries where numbers are written so. */
const nationalReadings = (text: string, countries: readonly CountryCode[]): readonly Reading[] =>
  countries.flatMap((country) => {
    if (!COUNTRIES[country].phone.national.test(digitsOf(text))) return [];
    const number = parse(text, country);
    return number === null ? [] : [{ country, number, certainty: certaintyOf(text, number, country) }];
  });

/** The most certain one, of equals the first. */
const mostCertain = (readings: readonly Reading[]): Reading | undefined =>
  readings.filter(({ certainty }) => certainty > 0).toSorted((a, b) => b.certainty - a.certainty)[0];

/** A number that begins with the code of a country, without "+" or "00". */
const readWithoutPlus = (text: string, countries: readonly CountryCode[]): PhoneNumber | null => {
  const digits = digitsOf(text);
  const country = countries.find((code) => digits.startsWith(COUNTRIES[code].phone.callingCode));
  return country === undefined ? null : parse(`+${digits}`, country);
};

/** A number without the 0 that precedes it in the country. */
const readWithoutTrunk = (text: string, countries: readonly CountryCode[]): PhoneNumber | null => {
  const digits = `0${digitsOf(text)}`;
  const country = countries.find((code) => COUNTRIES[code].phone.national.test(digits));
  return country === undefined ? null : parse(digits, country);
};

const readNational = (text: string, market: CountryCode, customer: string | null): PhoneNumber | null => {
  const order = readingOrder(market, customer);
  const isOwn = (country: CountryCode): boolean => country === market || country === customer;
  const readings = nationalReadings(text, order);
  const own = readings.filter(({ country }) => isOwn(country));
  const best = own.find(({ certainty }) => certainty > 0) ?? mostCertain(readings) ?? own[0];
  return best?.number ?? readWithoutPlus(text, order) ?? readWithoutTrunk(text, order.filter(isOwn));
};

/**
 * Returns E.164 ("+352621123456"), or null for an invalid number. A number without a code is one of the customer's
 * country or of the market's; else of the neighbour where digits are grouped so, or of the first one that has such
 * numbers. One that could as well be a slip in a number of another country is invalid.
 */
export const normalizePhone = (text: string, market: CountryCode, customer: string | null = null): string | null => {
  const typed = clean(text);
  const number = /^\(?(?:\+|00)/.test(typed) ? parse(typed, market) : readNational(typed, market, customer);
  return number?.number ?? null;
};

/** Formats "+352621123456" as "+352 621 123 456". */
export const readablePhone = (e164: string): string => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
