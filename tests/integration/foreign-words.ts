import { COUNTRIES, COUNTRY_CODES, type CountryCode, type CountryTerms } from "#domain/countries/index.ts";

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text as a word of its own; a space may be any space. */
const word = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escapePattern(text).replaceAll(/[\s\u00a0\u202f]/g, "\\s")}(?![\\p{L}\\d])`, "iu");

const termTexts = ({ vehicleTax, ownDamageInsurance, inspection, consumptionClass }: CountryTerms) => [
  ...(vehicleTax === null ? [] : [vehicleTax.name, vehicleTax.unknown]),
  ownDamageInsurance,
  inspection,
  consumptionClass,
];

/** Texts that only one country has: its names for things, authorities and registers, its examples. */
const textsOf = (code: CountryCode): readonly string[] => {
  const { terms, leasingDocuments, phone, place, vat, timeZone, inCountry } = COUNTRIES[code];
  return [
    ...termTexts(terms),
    ...Object.values(leasingDocuments),
    phone.example,
    place.town,
    vat.example,
    vat.form,
    timeZone,
    inCountry,
  ];
};

const patternsOf = (code: CountryCode): readonly RegExp[] => {
  const { phone } = COUNTRIES[code];
  return [
    new RegExp(`\\+${phone.callingCode}[\\s\\u00a0\\d]`, "u"),
    new RegExp(`\\bfr-${code}\\b`, "iu"),
    new RegExp(`"(?:addressCountry|country|public_holidays)":\\s*"${code}"`, "u"),
    new RegExp(`[a-z]\\.${code.toLowerCase()}\\b`, "u"),
  ];
};

/** Places and authorities of the group that the program was first made for. */
const FIRST_GROUP = ["Alzette", "Bertrange", "Niederkorn", "Diekirch", "guichet.lu", "CNPD", "SNCA", "Klimabonus"];

/** What a page of a country must not say: words, numbers, tags and zones that another country has and it has not. */
const foreignTo = (home: CountryCode): readonly RegExp[] => {
  const own = new Set(textsOf(home).map((text) => text.toLowerCase()));
  const others = COUNTRY_CODES.filter((code) => code !== home);
  const texts = others.flatMap(textsOf).filter((text) => !own.has(text.toLowerCase()));
  return [...[...new Set(texts), ...(home === "LU" ? [] : FIRST_GROUP)].map(word), ...others.flatMap(patternsOf)];
};

/** Lists of countries and drawn maps name neighbours, and a list of a lease's documents that of its own country. */
const withoutListsOfCountries = (text: string): string =>
  text.replaceAll(/<select[^>]*name="country"[\s\S]*?<\/select>/g, "").replaceAll(/<svg[\s\S]*?<\/svg>/g, "");

/** Every foreign word of a text, with what stands around it. */
export const findForeignWords = (home: CountryCode): ((text: string) => readonly string[]) => {
  const patterns = foreignTo(home);
  return (text) => {
    const read = withoutListsOfCountries(text).replaceAll("&#x27;", "'").replaceAll("\\u00a0", "\u00a0");
    return patterns.flatMap((pattern) => {
      const match = pattern.exec(read);
      return match === null ? [] : [read.slice(Math.max(0, match.index - 40), match.index + match[0].length + 20)];
    });
  };
};
