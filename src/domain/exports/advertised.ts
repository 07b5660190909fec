import { formatNumber, type Cents } from "../shared/index.ts";
import { fuelLabel, TRANSMISSIONS, type Vehicle, vehicleName } from "../vehicles/index.ts";
import type { ExportContext } from "./format.ts";

/** "24990.00 EUR". */
const money = (cents: Cents): string => `${(cents / 100).toFixed(2)} EUR`;

/** What both networks ask: the price without the reduction, and the reduced one where there is one. */
export const advertisedPrices = ({ price }: Vehicle): { readonly price: string; readonly sale: string } => {
  const purchase = price.purchase;
  if (purchase === null) return { price: "", sale: "" };
  const before = purchase.before_discount_cents;
  return before !== null && before > purchase.cents
    ? { price: money(before), sale: money(purchase.cents) }
    : { price: money(purchase.cents), sale: "" };
};

/** The seller's own words, or the facts a network wants instead: "Ford Puma ST-Line, essence, manuelle, 12 500 km, 2023". */
export const advertisedDescription = (vehicle: Vehicle): string => {
  if (vehicle.description !== null) return vehicle.description;
  const facts = [
    fuelLabel(vehicle)?.toLowerCase(),
    vehicle.transmission_type && TRANSMISSIONS[vehicle.transmission_type].toLowerCase(),
    vehicle.mileage_km === null ? null : `${formatNumber(vehicle.mileage_km)} km`,
    vehicle.construction_year,
  ];
  return [vehicleName(vehicle), ...facts].filter((fact) => fact !== null && fact !== undefined).join(", ");
};

/** Signs that networks split a list of addresses at. */
const SPLITTING: Readonly<Record<string, string>> = { ",": "%2C", "|": "%7C" };

/** Photographs alone: networks refuse drawings, and a drawing is not the car. */
export const photographs = (vehicle: Vehicle, { absolute }: ExportContext): readonly string[] =>
  vehicle.media
    .filter(({ type }) => type === "image")
    .map(({ url }) => absolute(url).replaceAll(/[,|]/g, (sign) => SPLITTING[sign] ?? sign));

export const figure = (value: number | null): string => (value === null ? "" : String(value));

/** The word of a table for a key; empty where the vehicle has none or the table no word. */
export const wordOf = <K extends string>(table: Readonly<Record<K, string | null>>, key: K | null): string =>
  (key === null ? null : table[key]) ?? "";

/** Why the networks will not show a vehicle that is in the file all the same. */
export const lackingForAds = (vehicle: Vehicle): string | null => {
  if (!vehicle.media.some(({ type }) => type === "image")) return "has no photograph: the network will refuse it";
  return vehicle.price.purchase === null ? "has no price: the network will refuse it" : null;
};
