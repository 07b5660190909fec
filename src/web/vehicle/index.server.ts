// Server only.
export { cardContext } from "./card/card-context.server.ts";
export { type SoldAlternative, soldVehicle, soldVehicleById } from "./similar/sold-vehicle.server.ts";
