// Server only.
export { isSecure, listOnPage } from "./list-on-page.server.ts";
