export { createDebouncedLoader } from "./debounced-loader.ts";
export { QuickSearch } from "./quick-search.tsx";
