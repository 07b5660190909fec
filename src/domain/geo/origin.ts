import { COUNTRY_CODES } from "../countries/index.ts";
import { tokenize } from "../shared/index.ts";
import { findPosition } from "./find-position.ts";
import { formatPosition, parsePosition, type Position } from "./position.ts";

/** The position from which distances are measured; `name` is null for the position of the visitor's device. */
export type Origin = Position & { readonly name: string | null };

const MAX_ORIGIN_LENGTH = 80;

/** The position of "49.6,6.13", or of a town or postcode as in `findPosition`. Null if nothing matches. */
export const findOrigin = (text: string, country: string): Origin | null => {
  const position = parsePosition(text);
  return position ? { ...position, name: null } : findPosition(text, country);
};

/** Any country: the canonical form of a text is independent of the market. */
const [ANY_COUNTRY = ""] = COUNTRY_CODES;

/**
 * Canonical form of an origin in URLs: a position with two decimals, "villefranche-sur-saone" for a known town, "l-9000" for
 * a postcode, any other text of at most 80 characters as typed. Null for an empty text. Idempotent.
 */
export const canonicalOrigin = (text: string): string | null => {
  const typed = text.normalize("NFC").replaceAll(/\s+/g, " ").trim().slice(0, MAX_ORIGIN_LENGTH).toWellFormed().trim();
  const position = parsePosition(typed);
  if (position) return formatPosition(position);
  const slug = tokenize(typed).join("-");
  const town = findPosition(typed, ANY_COUNTRY);
  const isSame = town !== null && findPosition(slug, ANY_COUNTRY)?.name === town.name;
  return (isSame ? slug : typed) || null;
};
