import { useEffect, useSyncExternalStore } from "react";
// The index of the module would bring the schema of the settings to the browser.
import { countryOf } from "#domain/site/country.ts";
import { objectCache, type CachedLocation, type CachedObjects, type ObjectKind } from "./object-cache.ts";

/** Caches an object that the page displays. */
export const useCacheObject = <K extends ObjectKind>(kind: K, object: CachedObjects[K]): void => {
  useEffect(() => objectCache.add(kind, object), [kind, object]);
};

/** The cached ones of these objects, in the order of the ids; none until hydration. */
export const useCachedObjects = <K extends ObjectKind>(
  kind: K,
  ids: readonly number[],
): readonly CachedObjects[K][] => {
  // Without an id no object concerns the component, which then does not render for each card of a page.
  const countChanges = () => (ids.length === 0 ? 0 : objectCache.changeCount(kind));
  const count = useSyncExternalStore(objectCache.subscribe, countChanges, () => 0);
  return count === 0 ? [] : ids.flatMap((id) => objectCache.get(kind, id) ?? []);
};

/** Caches the market, which has one language, and its locations. `locale`: BCP 47 with a country, such as "fr-LU". */
export const useCacheMarket = (locale: string, locations: readonly CachedLocation[]): void => {
  useEffect(() => {
    objectCache.setMarket({ country: countryOf({ locale }), available_locales: [locale], current_locale: locale });
    for (const location of locations) objectCache.add("location", location);
  }, [locale, locations]);
};
