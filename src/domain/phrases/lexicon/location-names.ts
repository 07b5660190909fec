import type { VocabularyEntry } from "../../search/index.ts";
import { tokenize } from "../../shared/index.ts";
import { singular } from "../tokens/phrase-tokens.ts";

/** Shorter first words do not name a location on their own. */
const MIN_NAME_LENGTH = 4;

const toKey = (tokens: readonly string[]): string => tokens.map(singular).join("");

/**
 * Slugs of locations by key. A location is named by its slug or by the words that distinguish its name, either all of
 * them or the first ("Villefranche" for Villefranche-sur-Saône). A shared first word stands for all its locations.
 */
export const createLocationNames = (locations: readonly VocabularyEntry[]): ReadonlyMap<string, readonly string[]> => {
  const names = locations.map(({ slug, name }) => ({
    slug,
    own: distinctiveTokens(name, locations),
    address: tokenize(slug),
  }));
  const byKey = new Map<string, string[]>();
  const add = (key: string, slug: string): void => {
    const slugs = byKey.get(key);
    if (!slugs) byKey.set(key, [slug]);
    else if (!slugs.includes(slug)) slugs.push(slug);
  };
  for (const { slug, own: nameTokens, address: slugTokens } of names) {
    for (const tokens of [nameTokens, slugTokens]) {
      if (tokens.length > 0) add(toKey(tokens), slug);
      if ((tokens[0]?.length ?? 0) >= MIN_NAME_LENGTH) add(toKey(tokens.slice(0, 1)), slug);
    }
  }
  return byKey;
};

/** The tokens of a name that are not part of every location's name. */
const distinctiveTokens = (name: string, locations: readonly VocabularyEntry[]): string[] => {
  const tokensByLocation = locations.map((location) => new Set(tokenize(location.name)));
  return tokenize(name).filter(
    (token) => locations.length < 2 || !tokensByLocation.every((tokens) => tokens.has(token)),
  );
};
