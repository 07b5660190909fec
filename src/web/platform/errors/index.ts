export { isDefaultMessage } from "./default-message.ts";
export { ERROR_STATUS_TEXTS } from "./create-page-error.ts";
export { isPageErrorData, notFound, type PageErrorData } from "./page-error.ts";
export { validated } from "./validated.ts";
export { errorStrings } from "./errors-strings.ts";
