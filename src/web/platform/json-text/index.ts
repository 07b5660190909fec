export { type JsonText, parseJsonText, toJsonText } from "./json-text.ts";
