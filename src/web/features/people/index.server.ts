// Server only.
export { visibleEmployees, vehicleAdviser } from "./employees.server.ts";
