import type { Vehicle } from "#domain/vehicles/index.ts";
import { toVehicleCardView, type CardContext, type VehicleCardView } from "./vehicle-card-view.ts";

const views = new WeakMap<Vehicle, { readonly context: CardContext; readonly view: VehicleCardView }>();

/** The same object while the card states the same, since the server keeps its HTML by it. */
export const cachedCardView = (vehicle: Vehicle, context: CardContext): VehicleCardView => {
  // The distances belong to one search.
  if (context.distanceKmOf) return toVehicleCardView(vehicle, context);
  const cached = views.get(vehicle);
  if (cached?.context === context) return cached.view;
  const built = toVehicleCardView(vehicle, context);
  const view = cached && JSON.stringify(cached.view) === JSON.stringify(built) ? cached.view : built;
  views.set(vehicle, { context, view });
  return view;
};
