import type { Vehicle } from "#domain/vehicles/index.ts";
import { similarityLabel, type SimilarVehicleView } from "./similar-vehicles.tsx";
import { toVehicleCardView } from "../card/vehicle-card-view.ts";
import { type CardServices, cardContext } from "../card/card-context.server.ts";

const MAX_SIMILAR = 4;

/** Up to four vehicles, the most similar first. */
export const similarVehicles = async (
  vehicle: Vehicle,
  services: CardServices,
): Promise<readonly SimilarVehicleView[]> => {
  const matches = services.stock.index().similarTo(vehicle, MAX_SIMILAR);
  const similarities = new Map(matches.map(({ id, reasons }) => [id, similarityLabel(reasons)]));
  const context = cardContext(services);
  const others = await services.stock.byIds([...similarities.keys()]);
  return others.map((other) => ({
    card: toVehicleCardView(other, context),
    similarity: similarities.get(other.id) ?? "",
  }));
};
