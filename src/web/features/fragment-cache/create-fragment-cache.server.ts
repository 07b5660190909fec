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
  return {
    htmlOf(key, part) {
      const cached = fragments.get(key);
      if (cached !== undefined) return cached;
      // A copy: the renderer's string refers to each of its pieces.
      const html = Buffer.from(renderToString(part)).toString();
      fragments.set(key, html);
      return html;
    },
  };
};
