export { cachedCard } from "./cached-card.ts";
export { type CardContext, type MonthlyView, toVehicleCardView, type VehicleCardView } from "./vehicle-card-view.ts";
export { VehicleCard } from "./vehicle-card.tsx";
