export { cachedCard } from "./cached-card.ts";
export { cachedCardView } from "./cached-card-view.ts";
export { readVehicleCard } from "./read-vehicle-card.ts";
export {
  toVehicleCardView,
  type CardContext,
  type CardPictures,
  type MonthlyView,
  type VehicleCardView,
} from "./vehicle-card-view.ts";
export { VehicleCard } from "./vehicle-card.tsx";
