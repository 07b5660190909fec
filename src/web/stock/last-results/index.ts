export { fallBackToLastResults, type LoadedResults, type LoadFailure, rememberResults } from "./last-results.ts";
