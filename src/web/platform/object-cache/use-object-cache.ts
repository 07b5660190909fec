import { useEffect, useSyncExternalStore } from "react";
// Not from the index, which would add the schema of the settings to the client bundle.
import { countryOf } from "#domain/site/country.ts";
import { objectCache, type CachedLocation, type CachedObjects, type ObjectKind } from "./object-cache.ts";

/** Caches an object that the page displays. */
export const useCacheObject = <K extends ObjectKind>(kind: K, object: CachedObjects[K]): void => {
  useEffect(() => objectCache.add(kind, object), [kind, object]);
};

/** The cached objects with these ids, in the same order; none until hydration. */
export const useCachedObjects = <K extends ObjectKind>(
  kind: K,
  ids: readonly number[],
): readonly CachedObjects[K][] => {
  // Without ids the component does not subscribe, so it does not render again for each card of a page.
  const countChanges = () => (ids.length === 0 ? 0 : objectCache.changeCount(kind));
  const count = useSyncExternalStore(objectCache.subscribe, countChanges, () => 0);
  return count === 0 ? [] : ids.flatMap((id) => objectCache.get(kind, id) ?? []);
};

/** Caches the market and its single locale. `locale`: BCP 47 with a country, such as "fr-LU". */
export const useCacheMarket = (locale: string, locations: readonly CachedLocation[]): void => {
  useEffect(() => {
    objectCache.setMarket({ country: countryOf({ locale }), available_locales: [locale], current_locale: locale });
    for (const location of locations) objectCache.add("location", location);
  }, [locale, locations]);
};
