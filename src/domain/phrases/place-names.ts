import type { Term } from "../search/index.ts";
import { words } from "../shared/index.ts";
import { singular } from "./atoms.ts";

/** Shorter words of a place ("sur", "am") name none by themselves. */
const SHORTEST = 4;

const keyOf = (parts: readonly string[]): string => parts.map(singular).join("");

/**
 * What places are called, by key: their address and what their name has beyond the group's own, whole or by the first
 * word ("Esch" for Esch-sur-Alzette). A first word that several share stands for all of them.
 */
export const placeNames = (locations: readonly Term[]): ReadonlyMap<string, readonly string[]> => {
  const names = locations.map(({ slug, name }) => ({ slug, own: ownWords(name, locations), address: words(slug) }));
  const byKey = new Map<string, string[]>();
  const add = (key: string, slug: string): void => {
    const slugs = byKey.get(key);
    if (!slugs) byKey.set(key, [slug]);
    else if (!slugs.includes(slug)) slugs.push(slug);
  };
  for (const { slug, own, address } of names) {
    for (const parts of [own, address]) {
      if (parts.length > 0) add(keyOf(parts), slug);
      if ((parts[0]?.length ?? 0) >= SHORTEST) add(keyOf(parts.slice(0, 1)), slug);
    }
  }
  return byKey;
};

/** The words of a name that not every place of the group has. */
const ownWords = (name: string, locations: readonly Term[]): string[] => {
  const everywhere = locations.map((place) => new Set(words(place.name)));
  return words(name).filter((word) => locations.length < 2 || !everywhere.every((all) => all.has(word)));
};
