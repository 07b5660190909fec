export { keepLastResults, type LoadFailure, type LoadedResults, rememberResults } from "./last-results.ts";
