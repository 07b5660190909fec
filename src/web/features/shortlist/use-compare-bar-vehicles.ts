import { useEffect, useState } from "react";
import { writeIds } from "#domain/shortlist/index.ts";
import { useListHrefs } from "./list-hrefs.ts";
import type { CompareBarVehicle } from "./compare-bar-vehicle.ts";

const cache = new Map<number, CompareBarVehicle>();

const loadVehicles = async (address: string, signal: AbortSignal): Promise<void> => {
  const response = await fetch(address, { signal });
  if (!response.ok) return;
  for (const vehicle of (await response.json()) as readonly CompareBarVehicle[]) cache.set(vehicle.id, vehicle);
};

/** The vehicles loaded so far; loads the others. */
export const useCompareBarVehicles = (ids: readonly number[]): readonly CompareBarVehicle[] => {
  const { change: address } = useListHrefs();
  const [, setLoadCount] = useState(0);
  const missing = writeIds(ids.filter((id) => !cache.has(id)));
  useEffect(() => {
    if (missing === "") return;
    const controller = new AbortController();
    loadVehicles(`${address}?ids=${missing}`, controller.signal).then(
      () => setLoadCount((count) => count + 1),
      // On failure the bar shows the count only; the next change retries.
      () => undefined,
    );
    return () => controller.abort();
  }, [missing, address]);
  return ids.flatMap((id) => cache.get(id) ?? []);
};
