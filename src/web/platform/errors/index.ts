export { notFound, type OfferLink, toErrorView } from "./page-error.ts";
export { validated } from "./validated.ts";
export { errorStrings } from "./errors-strings.ts";
