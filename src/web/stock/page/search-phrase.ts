import { limitSearchText, PHRASE_PARAMETER } from "#domain/vehicles/stock/search-text.ts";

/** The phrase in the URL, within the limits of a search text; "" without one. */
export const readPhrase = (params: URLSearchParams): string => {
  const typed = params.get(PHRASE_PARAMETER) ?? "";
  return limitSearchText(typed.normalize("NFC").replaceAll(/\s+/g, " ").trim()).trim();
};

/** Adds the phrase to the URL; "" leaves it unchanged. */
export const withPhrase = (href: string, phrase: string): string => {
  if (phrase === "") return href;
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ [PHRASE_PARAMETER]: phrase })}`;
};
