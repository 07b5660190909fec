export { type CachedLocation, type CachedVehicle, objectCache } from "./object-cache.ts";
export { useCachedObjects, useCacheMarket, useCacheObject } from "./use-object-cache.ts";
