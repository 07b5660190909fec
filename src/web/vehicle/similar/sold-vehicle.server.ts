import { displayedName } from "#application/strings/vehicles/displayed-name.ts";
import { UNMET_TEXTS } from "#application/strings/vehicles/unmet-strings.ts";
import { vehicleState } from "#domain/vehicles/index.ts";
import type { SimilarVehicleView } from "./similar-vehicles.tsx";
import { errorStrings } from "../../platform/errors/index.ts";
import type { CardServices } from "../card/card-context.server.ts";
import { similarVehicles } from "./find-similar-vehicles.server.ts";
import type { CurrentOrRemovedVehicle } from "#application/stock/ports.ts";

/** A vehicle that is sold, reserved or removed, and what to offer instead. */
export type SoldVehicleView = {
  /** What became of it. */
  readonly title: string;
  readonly text: string;
  /** Where a page of its own leads on to. */
  readonly action: { readonly href: string; readonly label: string };
  /** Its page; null without one. */
  readonly href: string | null;
  readonly similar: readonly SimilarVehicleView[];
};

/** Displayed instead of a vehicle, or of its form, that is not what a visitor may ask for. */
export type SoldAlternative = { readonly sold: SoldVehicleView | null };

/** Instead of the link to the stock, for a reserved vehicle. */
const SEE_VEHICLE = "Voir ce véhicule";

const VISIBLE_FOR_MS = 30 * 24 * 3600 * 1000;

/** Null for a vehicle that is available, and from 30 days after its removal on. */
export const soldVehicle = async (
  match: CurrentOrRemovedVehicle,
  services: CardServices,
): Promise<SoldVehicleView | null> => {
  const { vehicle, removed_at } = match;
  const state = vehicleState(match);
  if (state === "available") return null;
  if (removed_at !== null && services.clock.now().getTime() - Date.parse(removed_at) >= VISIBLE_FOR_MS) return null;
  const href = state === "removed" ? null : services.paths.vehicle(vehicle);
  const { title, text } = UNMET_TEXTS[state];
  const action =
    state === "reserved" && href !== null
      ? { href, label: SEE_VEHICLE }
      : { href: services.paths.stock(), label: errorStrings.buttons.stock };
  return { title, text: text(displayedName(vehicle)), action, href, similar: await similarVehicles(vehicle, services) };
};

/** The same by the id of a vehicle; null also for an unknown one. */
export const soldVehicleById = async (id: number, services: CardServices): Promise<SoldVehicleView | null> => {
  const match = await services.stock.byIdIncludingRemoved(id);
  return match && soldVehicle(match, services);
};
