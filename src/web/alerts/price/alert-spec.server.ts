import { meetsDemand, type Vehicle, vehicleState } from "#domain/vehicles/index.ts";
import type { AlertSpec } from "../alert/alert-form.server.ts";
import { leadSubject } from "../../leads/index.server.ts";
import { notFound } from "../../platform/errors/index.ts";
import { soldVehicle } from "../../vehicle/index.server.ts";
import type { SiteServices } from "#application/site/index.ts";

export const vehicleIdIn = ({ pathname, searchParams }: URL): number => {
  const id = searchParams.get("vehicule") ?? "";
  if (/^[1-9]\d{0,9}$/.test(id)) return Number(id);
  throw notFound("vehicle-not-found", pathname);
};

export const requireVehicleOnSale = async (services: SiteServices, url: URL): Promise<Vehicle> => {
  const match = await services.stock.byIdIncludingRemoved(vehicleIdIn(url));
  if (match && meetsDemand(vehicleState(match), "for_sale")) return match.vehicle;
  throw notFound("vehicle-not-found", url.pathname, { sold: match && (await soldVehicle(match, services)) });
};

export const priceAlertSpec = (services: SiteServices, url: URL): AlertSpec => ({
  criteria: { kind: "price_alert", vehicle_id: vehicleIdIn(url) },
  subject: async () => leadSubject(await requireVehicleOnSale(services, url), services),
});
