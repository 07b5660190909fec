// Server only.
export { requireMake, requireVehicle, type VehicleParams } from "./address/require-vehicle.server.ts";
export { cardContext, monthlyView } from "./card/index.server.ts";
export { similarVehicles, soldVehicle, type SoldAlternative } from "./similar/index.server.ts";
