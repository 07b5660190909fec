export { createFragmentCache } from "./create-fragment-cache.server.ts";
