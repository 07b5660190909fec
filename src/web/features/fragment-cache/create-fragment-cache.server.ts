import { renderToString } from "react-dom/server";
import type { FragmentCache } from "./fragment-cache.ts";

/** A cache for one set of settings, which the keys of its parts need not state. */
export const createFragmentCache = (): FragmentCache => {
  const ofOwners = new WeakMap<object, Map<string, string>>();
  return {
    htmlOf(key, part, owner) {
      const known = ofOwners.get(owner) ?? new Map<string, string>();
      ofOwners.set(owner, known);
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      // A copy: the renderer's string refers to each of its pieces.
      const html = Buffer.from(renderToString(part)).toString();
      known.set(key, html);
      return html;
    },
  };
};
