export { CachedChildren } from "./cached-children.tsx";
export { FragmentCacheContext, type FragmentCache } from "./fragment-cache.ts";
