import { EMPTY_QUERY, type StockQuery, type Vehicle } from "#domain/vehicles/index.ts";
import { toCardView, type VehicleCardView } from "../features/stock/card-view.ts";
import type { WebServices } from "../services.ts";
import { cardContext } from "./card-context.ts";

/** A car of the same body that costs up to a quarter more or less; where the body is not known, of the same brand. */
const likeIt = (vehicle: Vehicle): StockQuery => {
  const euros = (vehicle.price.purchase?.cents ?? 0) / 100;
  return {
    ...EMPTY_QUERY,
    values: {
      ...(vehicle.body_style === null ? { brand: [vehicle.brand.slug] } : { body: [vehicle.body_style] }),
      ...(vehicle.kind === null ? {} : { kind: [vehicle.kind] }),
      availability: ["available"],
    },
    ranges: euros > 0 ? { price: { min: Math.floor(euros * 0.75), max: Math.ceil(euros * 1.25) } } : {},
  };
};

const MOST = 3;

/** Up to three vehicles that somebody who looks at this one may want to see. */
export const similarVehicles = async (vehicle: Vehicle, services: WebServices): Promise<readonly VehicleCardView[]> => {
  const { ids } = services.stock.index().search(likeIt(vehicle), { perPage: MOST + 1, facets: false });
  const others = ids.filter((id) => id !== vehicle.id).slice(0, MOST);
  const context = cardContext(services);
  return (await services.stock.byIds(others)).map((other) => toCardView(other, context));
};
