// Server only.
export { type LocationAlternatives, requireLocation } from "./address/require-location.server.ts";
export { dealerData, dealerWithHours, postalAddressData } from "./location/dealer-data.server.ts";
export { type AdviserView, vehicleAdviser, visibleEmployees } from "./people/employees.server.ts";
export { locationData } from "./page/location-data.server.ts";
