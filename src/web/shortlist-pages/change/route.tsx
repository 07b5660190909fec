export { loader } from "./loader.server.ts";
export { action } from "./action.server.ts";
