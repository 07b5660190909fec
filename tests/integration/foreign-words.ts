import { COUNTRIES, COUNTRY_CODES, type CountryCode, type CountryTerms } from "#domain/countries/index.ts";

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text as a word of its own; a space may be any space. */
const word = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escapePattern(text).replaceAll(/[\s\u00a0\u202f]/g, "\\s")}(?![\\p{L}\\d])`, "iu");

/** "Contrôle technique" is French of all countries. */
const termTexts = ({ vehicleTax, registrationTax, vat, ownDamageInsurance, consumptionClass }: CountryTerms) => [
  ...[vehicleTax, registrationTax].flatMap((tax) => (tax === null ? [] : [tax.name, tax.unknown])),
  // "Hors TVA" is French of all countries.
  ...Object.values(vat).filter((term) => term !== "hors TVA"),
  ownDamageInsurance,
  consumptionClass,
];

/** Texts that only one country has: its names for things, authorities and registers, its examples. */
const textsOf = (code: CountryCode): readonly string[] => {
  const { terms, leasingDocuments, phone, place, plate, vat, timeZone, inCountry } = COUNTRIES[code];
  return [
    ...termTexts(terms),
    ...Object.values(leasingDocuments),
    phone.example,
    plate,
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

/** Lists of countries and drawn maps name neighbours. */
export const withoutNeighbours = (text: string): string =>
  text
    .replaceAll(/<select[^>]*name="country"[\s\S]*?<\/select>/g, "")
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, "")
    .replaceAll(/text\\?":\\?"[^"\\]*\\?",\\?"kind\\?":\\?"town/g, "");

/** Every foreign word of a text, with what stands around it. */
export const findForeignWords = (home: CountryCode): ((text: string) => readonly string[]) => {
  const patterns = foreignTo(home);
  // A word of another country may begin one of this.
  const own = textsOf(home).map((text) => new RegExp(word(text).source, "giu"));
  return (text) => {
    const read = own.reduce((rest, pattern) => rest.replaceAll(pattern, ""), withoutNeighbours(text));
    return patterns.flatMap((pattern) => {
      const match = pattern.exec(read);
      return match === null ? [] : [read.slice(Math.max(0, match.index - 40), match.index + match[0].length + 20)];
    });
  };
};
