import { limitSearchText } from "#domain/vehicles/search-text.ts";

/** URL parameter with the phrase that became filters. It is displayed and filters nothing. */
const PHRASE = "phrase";

export const isPhraseParameter = (name: string): boolean => name === PHRASE;

/** The phrase of a page, within the limits of a search text; "" without one. */
export const readPhrase = (params: URLSearchParams): string =>
  limitSearchText((params.get(PHRASE) ?? "").normalize("NFC").replaceAll(/\s+/g, " ").trim()).trim();

/** The address with the phrase; "" leaves it as it is. */
export const withPhrase = (href: string, phrase: string): string =>
  phrase === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ [PHRASE]: phrase })}`;
