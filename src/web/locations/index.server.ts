// Server only.
export { type LocationAlternatives, requireLocation } from "./address/require-location.server.ts";
export { dealerData, dealerWithHours } from "./location/index.server.ts";
export { locationData } from "./page/location-data.server.ts";
export { vehicleAdviser, visibleEmployees } from "./people/index.server.ts";
