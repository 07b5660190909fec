export { isDefaultMessage } from "./default-message.ts";
export { ERROR_STATUS_TEXTS, isPageErrorData, notFound, type PageErrorData } from "./page-error.ts";
export { validated } from "./validated.ts";
export { errorStrings } from "./errors-strings.ts";
