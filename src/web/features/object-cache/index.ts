export { objectCache, type CachedLocation, type CachedVehicle } from "./object-cache.ts";
export { useCachedObjects, useCacheMarket, useCacheObject } from "./use-object-cache.ts";
