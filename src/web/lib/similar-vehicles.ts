import type { Vehicle } from "#domain/vehicles/index.ts";
import { likenessWords, type SimilarView } from "../features/similar/similar-view.ts";
import { toCardView } from "../features/stock/card-view.ts";
import type { WebServices } from "../services.ts";
import { cardContext } from "./card-context.ts";

const MOST = 4;

/** Up to four vehicles that somebody who looks at this one may want to see, the most alike first. */
export const similarVehicles = async (vehicle: Vehicle, services: WebServices): Promise<readonly SimilarView[]> => {
  const found = services.stock.index().similarTo(vehicle, MOST);
  const likeness = new Map(found.map(({ id, reasons }) => [id, likenessWords(reasons)]));
  const context = cardContext(services);
  const others = await services.stock.byIds([...likeness.keys()]);
  return others.map((other) => ({ card: toCardView(other, context), likeness: likeness.get(other.id) ?? "" }));
};
