import { useEffect } from "react";
import { writeIds } from "#domain/shortlist/index.ts";
import { type CachedVehicle, objectCache, useCachedObjects } from "../../platform/object-cache/index.ts";
import { useListHrefs } from "./list-hrefs.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { mainPicture } from "../../platform/pictures/index.ts";

/** A vehicle in the compare bar; its title is displayed beside the picture. */
export type CompareBarVehicle = CachedVehicle;

export const toCompareBarVehicle = (vehicle: Vehicle, href: string): CompareBarVehicle => ({
  id: vehicle.id,
  title: vehicle.title,
  href,
  picture: mainPicture(vehicle, ""),
});

const loadVehicles = async (address: string, signal: AbortSignal): Promise<void> => {
  const response = await fetch(address, { signal });
  if (!response.ok) return;
  for (const vehicle of (await response.json()) as readonly CompareBarVehicle[]) objectCache.add("vehicle", vehicle);
};

/** Compared vehicles from the client cache; loads those that are missing. */
export const useCompareBarVehicles = (ids: readonly number[]): readonly CompareBarVehicle[] => {
  const { change: address } = useListHrefs();
  const vehicles = useCachedObjects("vehicle", ids);
  const missing = writeIds(ids.filter((id) => vehicles.every((vehicle) => vehicle.id !== id)));
  useEffect(() => {
    // The page's own vehicles are cached in effects, which may run after the visitor's list is read.
    const requested = missing.split(".").filter((id) => id !== "" && !objectCache.get("vehicle", Number(id)));
    if (requested.length === 0) return;
    const controller = new AbortController();
    // On failure the bar shows the count only; the next change retries.
    loadVehicles(`${address}?ids=${requested.join(".")}`, controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, [missing, address]);
  return vehicles;
};
