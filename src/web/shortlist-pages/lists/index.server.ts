// Server only.
export { isPrefetch, isSecure, listOnPage, type ListOnPage } from "./list-on-page.server.ts";
