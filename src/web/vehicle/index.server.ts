// Server only.
export { cardContext, type CardServices } from "./card/card-context.server.ts";
export { type NearAbroad, nearAbroad } from "./residence/near-abroad.server.ts";
export { type SoldAlternative, soldVehicle, soldVehicleById } from "./similar/sold-vehicle.server.ts";
