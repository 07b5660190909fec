import { fold } from "../../shared/index.ts";

/** Characters of a search text. */
export const MAX_SEARCH_TEXT_LENGTH = 200;

/**
 * Runs of letters or of digits in a search text. A complete description of a vehicle has about 20; each costs a search of
 * its own among the texts of the stock.
 */
export const MAX_SEARCH_TEXT_TOKENS = 24;

type CharacterKind = "letters" | "digits" | "none";

const kindOf = (folded: string): CharacterKind => {
  if (/^[a-z]/.test(folded)) return "letters";
  return /^\d/.test(folded) ? "digits" : "none";
};

/** URL parameter of the stock page with the phrase that became filters. It is displayed and filters nothing. */
export const PHRASE_PARAMETER = "phrase";

/** The phrase of the page whose form was sent: another text replaces its filters. Never in a link. */
export const REPLACED_PHRASE_PARAMETER = "replaces";

/** `1`: no word of the phrase is read as another one. */
export const LITERAL_PARAMETER = "literal";

/** The parameters around a phrase, in the order of addresses. */
export const PHRASE_PARAMETERS = [PHRASE_PARAMETER, LITERAL_PARAMETER, REPLACED_PHRASE_PARAMETER] as const;

/** Names a group of filters that is open, with all values of its list. It filters nothing. */
export const ALL_VALUES_PARAMETER = "all";

/** Cuts a search text behind its last token within the limits. */
export const limitSearchText = (typed: string): string => {
  const text = typed.slice(0, MAX_SEARCH_TEXT_LENGTH);
  let tokens = 0;
  let end = 0;
  let last: CharacterKind = "none";
  for (const character of text) {
    const folded = fold(character);
    const kind: CharacterKind = folded === "" ? last : kindOf(folded);
    if (kind !== last && kind !== "none") tokens += 1;
    if (tokens > MAX_SEARCH_TEXT_TOKENS) return text.slice(0, end);
    last = kind;
    end += character.length;
  }
  return text;
};
