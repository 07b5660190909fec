export { shellStrings } from "./shell-strings.ts";
