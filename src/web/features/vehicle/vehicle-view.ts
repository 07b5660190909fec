import { frenchDay, type Location } from "#domain/locations/index.ts";
import { formatEuros, formatNumber } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import {
  EQUIPMENT_GROUPS,
  horsepower,
  shortFuelLabel,
  shownPrice,
  TRANSMISSIONS,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { vehiclePageStrings as words } from "../../strings/vehicle-page.ts";
import { toPlaceView, type PlaceView } from "../locations/place-view.ts";
import type { SimilarView } from "../similar/similar-view.ts";
import type { MonthlyView } from "../stock/card-view.ts";
import { energyView, type EnergyView } from "./energy-view.ts";
import { factGroups, type FactGroup } from "./fact-groups.ts";
import { galleryViews, type GalleryMedium } from "./gallery-view.ts";
import { bestOf } from "./highlights.ts";

export type KeyFact = { readonly label: string; readonly value: string; readonly unit: string | null };
export type EquipmentGroupView = { readonly label: string; readonly items: readonly string[] };

/** Everything a vehicle's own page shows, plain JSON. */
export type VehiclePageView = {
  readonly title: string;
  readonly trim: string | null;
  readonly stockNumber: string | null;
  readonly stockHref: string;
  readonly crumbs: readonly Crumb[];
  readonly gallery: readonly GalleryMedium[];
  readonly price: string | null;
  readonly priceSuffix: string;
  readonly before: string | null;
  readonly saved: string | null;
  readonly monthly: MonthlyView | null;
  readonly availability: string;
  readonly obtainable: boolean;
  /** Sold: there is nothing to offer any more. */
  readonly gone: boolean;
  readonly interestHref: string;
  readonly keyFacts: readonly KeyFact[];
  readonly description: readonly string[];
  readonly best: readonly string[];
  readonly equipment: readonly EquipmentGroupView[];
  readonly facts: readonly FactGroup[];
  readonly energy: EnergyView | null;
  readonly place: PlaceView | null;
  readonly similar: readonly SimilarView[];
};

export type VehiclePageInput = {
  readonly vehicle: Vehicle;
  readonly location: Location | null;
  readonly monthly: MonthlyView | null;
  readonly similar: readonly SimilarView[];
  readonly crumbs: readonly Crumb[];
  readonly settings: { readonly timeZone: string; readonly co2Image: boolean; readonly wltp: boolean };
  readonly paths: Pick<Paths, "stock" | "vehicleInterest">;
  readonly now: Date;
};

const availabilityOf = (vehicle: Vehicle, now: Date): string => {
  if (vehicle.availability === "reserved") return words.reserved;
  if (vehicle.availability === "sold") return words.sold;
  const from = vehicle.available_from;
  return from !== null && Date.parse(from) > now.getTime() ? words.availableFrom(frenchDay(from)) : words.available;
};

export const keyFactsOf = (vehicle: Vehicle): readonly KeyFact[] => {
  const rows: readonly (readonly [string, string | number | null | undefined, string | null])[] = [
    [words.key.year, vehicle.construction_year && String(vehicle.construction_year), null],
    [words.key.mileage, vehicle.mileage_km === null ? null : formatNumber(vehicle.mileage_km), "km"],
    [words.key.power, vehicle.power_kw && formatNumber(horsepower(vehicle.power_kw)), "ch"],
    [words.key.range, vehicle.range_km && formatNumber(vehicle.range_km), "km"],
    [
      words.key.consumption,
      vehicle.consumption?.combined && formatNumber(vehicle.consumption.combined),
      "l/100\u00a0km",
    ],
    [words.key.fuel, shortFuelLabel(vehicle), null],
    [words.key.transmission, vehicle.transmission_type && TRANSMISSIONS[vehicle.transmission_type], null],
  ];
  return rows.flatMap(([label, value, unit]) => (value ? [{ label, value: String(value), unit }] : [])).slice(0, 6);
};

export const equipmentOf = (vehicle: Vehicle): readonly EquipmentGroupView[] => {
  const there = new Set<string>(vehicle.equipment);
  const groups = Object.values(EQUIPMENT_GROUPS).map(({ label, features }) => ({
    label,
    items: Object.entries(features).flatMap(([key, name]) => (there.has(key) ? [name as string] : [])),
  }));
  return [...groups, { label: words.equipment.options, items: vehicle.options }].filter(
    ({ items }) => items.length > 0,
  );
};

export const buildVehiclePageView = (input: VehiclePageInput): VehiclePageView => {
  const { vehicle, location, settings, paths, now } = input;
  const price = shownPrice(vehicle);
  const before = price?.before_discount ?? null;
  return {
    title: vehicle.title,
    trim: vehicle.trim,
    stockNumber: vehicle.stock_number && words.stockNumber(vehicle.stock_number),
    stockHref: paths.stock(),
    crumbs: input.crumbs,
    gallery: galleryViews(vehicle),
    price: price?.formatted ?? null,
    priceSuffix: price?.suffix ?? "",
    before: before?.formatted ?? null,
    saved: price && before && words.saved(formatEuros(before.cents - price.cents)),
    monthly: input.monthly,
    availability: availabilityOf(vehicle, now),
    obtainable: vehicle.availability === "available",
    gone: vehicle.availability === "sold",
    interestHref: paths.vehicleInterest(vehicle),
    keyFacts: keyFactsOf(vehicle),
    description: (vehicle.description ?? "")
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter(Boolean),
    best: bestOf(vehicle.equipment),
    equipment: equipmentOf(vehicle),
    facts: factGroups(vehicle),
    energy: settings.wltp ? energyView(vehicle, settings.co2Image) : null,
    place: location && toPlaceView(location, now, settings.timeZone),
    similar: input.similar,
  };
};
