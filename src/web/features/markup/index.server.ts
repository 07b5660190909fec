export { markupOf } from "./markup-of.server.ts";
