export { keepLastResults, type LoadedResults, type LoadFailure, rememberResults } from "./last-results.ts";
