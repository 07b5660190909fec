import { renderToString } from "react-dom/server";
import type { FragmentCache } from "./fragment-cache.ts";

/** Creates a cache for one set of settings, so keys need not include them. */
export const createFragmentCache = (): FragmentCache => {
  const ofOwners = new WeakMap<object, Map<string, string>>();
  return {
    htmlOf(key, part, owner) {
      const known = ofOwners.get(owner) ?? new Map<string, string>();
      ofOwners.set(owner, known);
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      // Flattens the string: the renderer's rope would retain each of its pieces.
      const html = Buffer.from(renderToString(part)).toString();
      known.set(key, html);
      return html;
    },
  };
};
