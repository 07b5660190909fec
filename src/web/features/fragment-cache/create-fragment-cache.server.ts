import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { FragmentCache } from "./fragment-cache.ts";

/** Characters of keys and HTML together, two bytes each at most. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/** A cache for one set of settings, which the keys of its parts need not state. */
export const createFragmentCache = (maxCharacters = MAX_CHARACTERS): FragmentCache => {
  const fragments = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (html, key) => html.length + key.length + 1,
  });
  const ofOwners = new WeakMap<object, Map<string, string>>();
  const fragmentsOf = (owner: object): Map<string, string> => {
    const known = ofOwners.get(owner) ?? new Map<string, string>();
    ofOwners.set(owner, known);
    return known;
  };
  return {
    htmlOf(key, part, owner) {
      const known = owner ? fragmentsOf(owner) : fragments;
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      // A copy: the renderer's string refers to each of its pieces.
      const html = Buffer.from(renderToString(part)).toString();
      known.set(key, html);
      return html;
    },
  };
};
