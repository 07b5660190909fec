// Server only: the browser gets what a page shows. A country is one entry here, and its file.
import { COUNTRIES, type CountryCode } from "../countries.ts";
import { livesInBelgium } from "./belgium.ts";
import { livesInFrance } from "./france.ts";
import { livesInGermany } from "./germany.ts";
import { boughtInLuxembourg } from "./luxembourg.ts";
import type { Residence, ResidenceFact } from "./residence.ts";

export { NEW_FOR_VAT, UNION_FACTS } from "./union.ts";
export {
  type OfficialSource,
  type Residence,
  RESIDENCE_TOPICS,
  type ResidenceFact,
  type ResidenceTopic,
} from "./residence.ts";

/** Countries where buyers live, by code. */
export const RESIDENCES = {
  BE: livesInBelgium,
  FR: livesInFrance,
  DE: livesInGermany,
} as const satisfies Partial<Readonly<Record<CountryCode, Residence>>>;

export type ResidenceCountry = keyof typeof RESIDENCES;

export const RESIDENCE_COUNTRIES = Object.keys(RESIDENCES) as readonly ResidenceCountry[];

/** Segment of a country in addresses: "belgique". */
export const residenceSlug = (code: ResidenceCountry): string => COUNTRIES[code].name.toLowerCase();

/** Segments of the pages for buyers of these countries: null for the choice, and each country; none without a country. */
export const residencePages = (countries: readonly ResidenceCountry[]): readonly (string | null)[] =>
  countries.length === 0 ? [] : [null, ...countries.map(residenceSlug)];

/** What holds for cars that are bought in a country by somebody who lives elsewhere. */
export const SELLING_FACTS: Partial<Readonly<Record<CountryCode, readonly ResidenceFact[]>>> = {
  LU: boughtInLuxembourg,
};
