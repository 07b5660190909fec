export { carOnPage } from "./car-on-page.server.ts";
