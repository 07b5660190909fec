export { cachedCard } from "./cached-card.ts";
export {
  toVehicleCardView,
  type CardContext,
  type MonthlyView,
  type VehicleCardView,
} from "./vehicle-card-view.ts";
export { VehicleCard } from "./vehicle-card.tsx";
