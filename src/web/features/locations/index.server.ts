// Server only.
export { dealerData, dealerWithHours } from "./dealer-data.server.ts";
