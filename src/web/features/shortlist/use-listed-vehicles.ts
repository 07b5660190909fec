import { useEffect, useState } from "react";
import { writeIds } from "#domain/shortlist/index.ts";
import { useListHrefs } from "./list-hrefs.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";

const known = new Map<number, ListedVehicle>();

const getToKnow = async (address: string, signal: AbortSignal): Promise<void> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) return;
  for (const vehicle of (await answer.json()) as readonly ListedVehicle[]) known.set(vehicle.id, vehicle);
};

/** The vehicles of a list as far as they are known yet; those that are not are asked for. */
export const useListedVehicles = (ids: readonly number[]): readonly ListedVehicle[] => {
  const { change: address } = useListHrefs();
  const [, setAnswers] = useState(0);
  const wanted = writeIds(ids.filter((id) => !known.has(id)));
  useEffect(() => {
    if (wanted === "") return;
    const leaving = new AbortController();
    getToKnow(`${address}?ids=${wanted}`, leaving.signal).then(
      () => setAnswers((count) => count + 1),
      // Without them the count stands alone; the next change asks again.
      () => undefined,
    );
    return () => leaving.abort();
  }, [wanted, address]);
  return ids.flatMap((id) => known.get(id) ?? []);
};
