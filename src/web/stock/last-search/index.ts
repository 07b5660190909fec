export { LastSearch, useSavedSearch } from "./last-search.tsx";
