import { CURRENCY } from "#domain/countries/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { formatNumber, type Cents } from "#domain/shared/index.ts";
import { advertisedPriceBefore, type Vehicle, vehicleName } from "#domain/vehicles/index.ts";
import type { ExportContext } from "#application/exports/ports.ts";
import { fuelLabel } from "#application/strings/vehicles/fuel-label.ts";
import { TRANSMISSION_LABELS } from "#application/strings/vehicles/key-labels.ts";

/** "24990.00 EUR". */
const formatMoney = (cents: Cents): string => `${(cents / 100).toFixed(2)} ${CURRENCY}`;

/** Regular and reduced price for ad networks; an empty string for none. */
export const advertisedPrices = (vehicle: Vehicle): { readonly price: string; readonly sale: string } => {
  const { purchase } = vehicle.price;
  if (purchase === null) return { price: "", sale: "" };
  const before = advertisedPriceBefore(vehicle);
  return before !== null
    ? { price: formatMoney(before), sale: formatMoney(purchase.cents) }
    : { price: formatMoney(purchase.cents), sale: "" };
};

/** Both networks refuse a longer description. */
const MAX_DESCRIPTION = 5_000;

/** At most `MAX_DESCRIPTION` characters, cut between two words where there are words. */
const cutDescription = (text: string): string => {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION - 1);
  const end = cut.search(/\s\S*$/);
  // A text without spaces is cut between two characters, never within one.
  const words = end > 0 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${words.trimEnd()}…`;
};

/** The seller's description, else main attributes: "Ford Puma ST-Line, essence, manuelle, 12 500 km, 2023". */
export const advertisedDescription = (vehicle: Vehicle): string => {
  if (vehicle.description !== null) return cutDescription(vehicle.description);
  const attributes = [
    fuelLabel(vehicle)?.toLowerCase(),
    vehicle.transmission_type && TRANSMISSION_LABELS[vehicle.transmission_type].toLowerCase(),
    vehicle.mileage_km === null ? null : `${formatNumber(vehicle.mileage_km)} km`,
    vehicle.construction_year,
  ];
  return [vehicleName(vehicle), ...attributes]
    .filter((attribute) => attribute !== null && attribute !== undefined)
    .join(", ");
};

/** Separators of URL lists in network feeds. */
const ESCAPED_SEPARATORS: Readonly<Record<string, string>> = { ",": "%2C", "|": "%7C" };

/** Absolute URLs of photographs, without studio drawings: networks reject drawings. */
export const photographs = (vehicle: Vehicle, { absoluteUrl: absolute }: ExportContext): readonly string[] =>
  vehicle.media
    .filter(({ type }) => type === "image")
    .map(({ url }) => absolute(url).replaceAll(/[,|]/g, (separator) => ESCAPED_SEPARATORS[separator] ?? separator));

export const formatNumberCell = (value: number | null): string => (value === null ? "" : String(value));

/** The table's value for a key; empty if there is no key or no value. */
export const tableValue = <K extends string>(table: Readonly<Record<K, string | null>>, key: K | null): string =>
  (key === null ? null : table[key]) ?? "";

/** The code by which a network knows the vehicle's location: that of its account, else the slug. */
export const storeCode = (
  vehicle: Vehicle,
  { locationById }: ExportContext,
  network: keyof Location["store_codes"],
): string => {
  const location = locationById(vehicle.location_id);
  return location?.store_codes[network] ?? location?.slug ?? formatNumberCell(vehicle.location_id);
};
