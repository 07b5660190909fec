/** A feed that lists a vehicle. `key`: the feed's. */
export type VehicleSource = { readonly feed: string; readonly key: string; readonly price_cents: number | null };

/** A vehicle that several feeds list, by its identification number. The site shows it once, as the first source has it. */
export type SharedVin = { readonly vin: string; readonly sources: readonly VehicleSource[] };

/** A stock number that another feed uses as well, where a VIN is missing that would say whether it is the same vehicle. */
export type SharedNumber = { readonly stock_number: string; readonly sources: readonly VehicleSource[] };

/** What a feed shares with other feeds on sale. */
export type SharedVehicles = { readonly vins: readonly SharedVin[]; readonly numbers: readonly SharedNumber[] };

export const NO_SHARED_VEHICLES: SharedVehicles = { vins: [], numbers: [] };

const euros = (cents: number | null): string => (cents === null ? "no price" : `${(cents / 100).toFixed(2)} €`);

/** "nord N1 for 19900.00 €". */
export const describeSource = ({ feed, key, price_cents }: VehicleSource): string =>
  `${feed} ${key} for ${euros(price_cents)}`;

/** "WF0EXX…: nord N1 for 19900.00 €, not sud S9 for 18900.00 €". */
export const describeSharedVin = ({ vin, sources: [shown, ...others] }: SharedVin): string =>
  `${vin}: ${shown === undefined ? "" : describeSource(shown)}, not ${others.map(describeSource).join(", ")}`;

/** How much a feed shares with another one. */
export type SharedWith = { readonly feed: string; readonly vins: number; readonly stock_numbers: number };

/** The other feeds, those with most VINs first. */
export const sharedWith = (feed: string, { vins, numbers }: SharedVehicles): readonly SharedWith[] => {
  const others = (sources: readonly VehicleSource[]) =>
    new Set(sources.map((source) => source.feed).filter((name) => name !== feed));
  const counts = new Map<string, SharedWith>();
  const count = (name: string, more: Partial<SharedWith>): void => {
    const { vins: known = 0, stock_numbers = 0 } = counts.get(name) ?? {};
    counts.set(name, {
      feed: name,
      vins: known + (more.vins ?? 0),
      stock_numbers: stock_numbers + (more.stock_numbers ?? 0),
    });
  };
  for (const { sources } of vins) for (const name of others(sources)) count(name, { vins: 1 });
  for (const { sources } of numbers) for (const name of others(sources)) count(name, { stock_numbers: 1 });
  return [...counts.values()].toSorted((a, b) => b.vins - a.vins);
};
