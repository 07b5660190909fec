import { belgium } from "./belgium.ts";
import type { Country } from "./country.ts";
import { france } from "./france.ts";
import { germany } from "./germany.ts";
import { luxembourg } from "./luxembourg.ts";
import { netherlands } from "./netherlands.ts";

const ENTRIES = {
  LU: luxembourg,
  BE: belgium,
  FR: france,
  DE: germany,
  NL: netherlands,
} as const satisfies Readonly<Record<string, Country>>;

/** ISO 3166-1 alpha-2 of a country with a module. */
export type CountryCode = keyof typeof ENTRIES;

/** Every country that the program knows, a line each. */
export const COUNTRIES: Readonly<Record<CountryCode, Country>> = ENTRIES;

export const COUNTRY_CODES = Object.keys(ENTRIES) as readonly CountryCode[];

export const isCountryCode = (text: unknown): text is CountryCode =>
  typeof text === "string" && Object.hasOwn(COUNTRIES, text);

/** The country of a code (ISO 3166-1 alpha-2); null without a module. */
export const findCountry = (code: unknown): Country | null => (isCountryCode(code) ? COUNTRIES[code] : null);

/** All countries as one of them lists them: itself, its neighbours, the others. */
export const countriesFrom = (home: CountryCode): readonly CountryCode[] => [
  ...new Set([home, ...COUNTRIES[home].neighbours.filter(isCountryCode), ...COUNTRY_CODES]),
];

/** The countries whose numbers people in `market` write without a code: the customer's, the market's, its neighbours. */
export const readingOrder = (market: CountryCode, customer: string | null): readonly CountryCode[] => [
  ...new Set([
    ...(isCountryCode(customer) ? [customer] : []),
    market,
    ...COUNTRIES[market].neighbours.filter(isCountryCode),
  ]),
];
