// Server only.
export { requireMake, requireVehicle, type VehicleParams } from "./address/require-vehicle.server.ts";
export { cardContext, monthlyView } from "./card/card-context.server.ts";
export { similarVehicles } from "./similar/find-similar-vehicles.server.ts";
export {
  type SoldAlternative,
  soldVehicle,
  soldVehicleById,
  type SoldVehicleView,
} from "./similar/sold-vehicle.server.ts";
