import { z } from "zod";
import type { SiteServices } from "#application/site/index.ts";
import { parseVehicleId, type Vehicle } from "#domain/vehicles/index.ts";
import type { HttpProblem } from "../../problem.ts";

/** The vehicle in a path; a text that is no number is answered as one that does not exist. */
export const vehicleIdParameter = z.object({ id: z.coerce.number().int().min(1) });

export const findOnSale = async ({ stock }: SiteServices<"stock">, text: string): Promise<Vehicle | null> => {
  const id = parseVehicleId(text);
  const match = id === null ? null : await stock.byIdIncludingRemoved(id);
  return match?.removed_at === null ? match.vehicle : null;
};

export const notOnSale = (text: string): HttpProblem => ({
  status: 404,
  title: "Not Found",
  detail: `There is no vehicle ${text} on sale.`,
});
