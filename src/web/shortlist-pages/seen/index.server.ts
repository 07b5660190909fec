// Server only.
export { currentVehicle, viewMoment } from "./current-vehicle.server.ts";
