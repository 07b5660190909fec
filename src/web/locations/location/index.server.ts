// Server only.
export { dealerData, dealerWithHours, hoursSpecification } from "./dealer-data.server.ts";
