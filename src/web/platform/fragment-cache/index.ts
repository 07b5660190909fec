export { type FragmentCache, FragmentCacheContext } from "./fragment-cache.ts";
