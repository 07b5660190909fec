import {
  LITERAL_PARAMETER,
  limitSearchText,
  PHRASE_PARAMETER,
  REPLACED_PHRASE_PARAMETER,
} from "#domain/vehicles/stock/search-text.ts";

/** The phrase that a page answers; `text` is "" without one. */
export type SearchPhrase = {
  readonly text: string;
  /** No word was read as another one. */
  readonly isLiteral: boolean;
};

const readText = (params: URLSearchParams, name: string): string => {
  const typed = params.get(name) ?? "";
  return limitSearchText(typed.normalize("NFC").replaceAll(/\s+/g, " ").trim()).trim();
};

/** The phrase in the URL, within the limits of a search text. */
export const readPhrase = (params: URLSearchParams): SearchPhrase => ({
  text: readText(params, PHRASE_PARAMETER),
  isLiteral: params.get(LITERAL_PARAMETER) === "1",
});

/** The phrase of the page whose form was sent; null for any other request. */
export const readReplacedPhrase = (params: URLSearchParams): string | null =>
  params.has(REPLACED_PHRASE_PARAMETER) ? readText(params, REPLACED_PHRASE_PARAMETER) : null;

/** Adds the phrase to the URL; "" leaves it unchanged. */
export const withPhrase = (href: string, { text, isLiteral }: SearchPhrase): string => {
  if (text === "") return href;
  const params = new URLSearchParams({ [PHRASE_PARAMETER]: text, ...(isLiteral && { [LITERAL_PARAMETER]: "1" }) });
  return `${href}${href.includes("?") ? "&" : "?"}${params}`;
};
