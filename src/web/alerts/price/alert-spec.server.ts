import type { Vehicle } from "#domain/vehicles/index.ts";
import type { AlertSpec } from "../alert/index.server.ts";
import { leadSubject } from "../../leads/index.server.ts";
import { notFound } from "../../platform/errors/index.ts";
import { soldVehicle } from "../../vehicle/index.server.ts";
import type { SiteServices } from "#application/site/index.ts";

const vehicleId = ({ pathname, searchParams }: URL): number => {
  const id = searchParams.get("vehicule") ?? "";
  if (/^[1-9]\d{0,9}$/.test(id)) return Number(id);
  throw notFound("vehicle-not-found", pathname);
};

export const requireVehicleOnSale = async (services: SiteServices, url: URL): Promise<Vehicle> => {
  const match = await services.stock.byIdIncludingRemoved(vehicleId(url));
  if (match && match.removed_at === null && match.vehicle.availability !== "sold") return match.vehicle;
  throw notFound("vehicle-not-found", url.pathname, { sold: match && (await soldVehicle(match, services)) });
};

export const priceAlertSpec = (services: SiteServices, url: URL): AlertSpec => ({
  wish: { kind: "price_alert", vehicle_id: vehicleId(url) },
  subject: async () => leadSubject(await requireVehicleOnSale(services, url), services),
});
