// Server only.
export { similarVehicles } from "./find-similar-vehicles.server.ts";
export { soldVehicle, soldVehicleById, type SoldAlternative, type SoldVehicleView } from "./sold-vehicle.server.ts";
