export { QuickSearch } from "./quick-search.tsx";
