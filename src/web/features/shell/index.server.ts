// Server only.
export { shellMarkupOf } from "./shell-markup.server.ts";
