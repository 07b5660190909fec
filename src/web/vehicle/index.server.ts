// Server only.
export { requireMake, requireVehicle, type VehicleParams } from "./address/require-vehicle.server.ts";
export { cardContext, monthlyView } from "./card/index.server.ts";
export {
  similarVehicles,
  soldVehicle,
  soldVehicleById,
  type SoldAlternative,
  type SoldVehicleView,
} from "./similar/index.server.ts";
