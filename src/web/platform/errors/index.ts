export {
  ERROR_STATUS_TEXTS,
  isDefaultMessage,
  isPageErrorData,
  notFound,
  type PageErrorData,
  validated,
} from "./page-error.ts";
export { errorStrings } from "./errors-strings.ts";
