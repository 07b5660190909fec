export { isPageErrorData, notFound, type PageErrorData } from "./page-error.ts";
export { validated } from "./validated.ts";
export { errorStrings } from "./errors-strings.ts";
