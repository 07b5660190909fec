// Server only.
export { vehicleAdviser, visibleEmployees } from "./employees.server.ts";
