// Server only.
export { similarVehicles } from "./find-similar-vehicles.server.ts";
export { soldVehicle, type SoldAlternative } from "./sold-vehicle.server.ts";
