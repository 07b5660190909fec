/** A feed that lists a vehicle. `key`: the feed's. */
export type VehicleSource = { readonly feed: string; readonly key: string; readonly price_cents: number | null };

/** A vehicle that several feeds list, by its identification number. The site shows it once, as the first source has it. */
export type SharedVin = { readonly vin: string; readonly sources: readonly VehicleSource[] };

/** A stock number that another feed uses as well, where a VIN is missing that would tell whether it is the same vehicle. */
export type SharedNumber = { readonly stock_number: string; readonly sources: readonly VehicleSource[] };

/** What a feed shares with other feeds on sale. */
export type SharedVehicles = { readonly vins: readonly SharedVin[]; readonly numbers: readonly SharedNumber[] };

export const NOTHING_SHARED: SharedVehicles = { vins: [], numbers: [] };

const euros = (cents: number | null): string => (cents === null ? "no price" : `${(cents / 100).toFixed(2)} €`);

/** "nord N1 for 19900.00 €". */
export const describeSource = ({ feed, key, price_cents }: VehicleSource): string =>
  `${feed} ${key} for ${euros(price_cents)}`;

/** "WF0EXX…: nord N1 for 19900.00 €, not sud S9 for 18900.00 €". */
export const describeSharedVin = ({ vin, sources: [shown, ...others] }: SharedVin): string =>
  `${vin}: ${shown === undefined ? "" : describeSource(shown)}, not ${others.map(describeSource).join(", ")}`;

/** How many vehicles each other feed lists as well, most first. */
export const countByFeed = (
  feed: string,
  shared: readonly { readonly sources: readonly VehicleSource[] }[],
): readonly { readonly feed: string; readonly count: number }[] => {
  const counts = new Map<string, number>();
  for (const { sources } of shared) {
    const others = new Set(sources.map((source) => source.feed).filter((name) => name !== feed));
    for (const name of others) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ feed: name, count })).toSorted((a, b) => b.count - a.count);
};
