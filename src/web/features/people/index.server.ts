// Server only.
export { shownEmployees, vehicleAdviser } from "./employees.server.ts";
