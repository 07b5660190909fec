// Server only.
export { similarVehicles } from "./find-similar-vehicles.server.ts";
export { soldVehicle, type SoldVehicleView } from "./sold-vehicle.server.ts";
