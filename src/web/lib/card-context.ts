import type { CardContext } from "../features/stock/card-view.ts";
import type { WebServices } from "../services.ts";

/** What a card says of a vehicle beyond its own facts. */
export const cardContext = ({ paths, stock, clock, catalogue }: WebServices): CardContext => {
  const places = new Map(catalogue().locations.map(({ id, town }) => [id, town]));
  return {
    hrefOf: (vehicle) => paths.vehicle(vehicle),
    monthlyCentsOf: (vehicle) => stock.monthlyCents(vehicle),
    placeOf: ({ location_id }) => (location_id === null ? null : (places.get(location_id) ?? null)),
    now: clock.now(),
  };
};
