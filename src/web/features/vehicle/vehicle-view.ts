import { localTime, type Location } from "#domain/locations/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import {
  EQUIPMENT_GROUPS,
  horsepower,
  type PriceChange,
  shortFuelLabel,
  TRANSMISSIONS,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { vehiclePageStrings as words } from "../../strings/vehicle-page.ts";
import { toPlaceView, type PlaceView } from "../locations/place-view.ts";
import type { SimilarView } from "../similar/similar-view.ts";
import type { MonthlyView } from "../stock/card-view.ts";
import type { Shared } from "../share/share-links.ts";
import { availabilityView, type AvailabilityView } from "./availability-view.ts";
import { energyView, type EnergyView } from "./energy-view.ts";
import { factGroups, type FactGroup } from "./fact-groups.ts";
import { galleryViews, type GalleryMedium } from "./gallery-view.ts";
import { bestOf } from "./highlights.ts";
import { priceView, type PriceView } from "./price-view.ts";
import { waysOf, type VehicleWays, type WaysInput } from "./ways-view.ts";

export type KeyFact = { readonly label: string; readonly value: string; readonly unit: string | null };
export type EquipmentGroupView = { readonly label: string; readonly items: readonly string[] };

/** Everything a vehicle's own page shows, plain JSON. */
export type VehiclePageView = {
  readonly id: number;
  readonly title: string;
  readonly trim: string | null;
  readonly stockNumber: string | null;
  readonly stockHref: string;
  readonly crumbs: readonly Crumb[];
  readonly gallery: readonly GalleryMedium[];
  readonly price: PriceView;
  readonly monthly: MonthlyView | null;
  readonly availability: AvailabilityView;
  readonly ways: VehicleWays;
  readonly sheetHref: string;
  /** Where word of its price is asked for. */
  readonly priceAlertHref: string;
  readonly shared: Shared;
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
  /** Its prices so far, oldest first. */
  readonly priceHistory: readonly PriceChange[];
  readonly monthly: MonthlyView | null;
  readonly similar: readonly SimilarView[];
  readonly crumbs: readonly Crumb[];
  readonly settings: WaysInput["settings"] & {
    readonly timeZone: string;
    readonly co2Image: boolean;
    readonly wltp: boolean;
  };
  readonly paths: WaysInput["paths"] & Pick<Paths, "stock" | "vehicle" | "vehicleSheet" | "priceAlert">;
  readonly siteUrl: string;
  readonly now: Date;
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
  const { timeZone } = settings;
  const availability = availabilityView(vehicle, localTime(now, timeZone).date);
  const trim = vehicle.trim ? ` ${vehicle.trim}` : "";
  return {
    id: vehicle.id,
    title: vehicle.title,
    trim: vehicle.trim,
    stockNumber: vehicle.stock_number && words.stockNumber(vehicle.stock_number),
    stockHref: paths.stock(),
    crumbs: input.crumbs,
    gallery: galleryViews(vehicle),
    price: priceView(vehicle, input.priceHistory, { now, timeZone }),
    monthly: input.monthly,
    availability,
    ways: waysOf(vehicle, { availability, leased: input.monthly !== null, settings, paths }),
    sheetHref: paths.vehicleSheet(vehicle),
    priceAlertHref: paths.priceAlert(vehicle),
    shared: { url: input.siteUrl + paths.vehicle(vehicle), title: vehicle.title + trim },
    keyFacts: keyFactsOf(vehicle),
    description: (vehicle.description ?? "")
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter(Boolean),
    best: bestOf(vehicle.equipment),
    equipment: equipmentOf(vehicle),
    facts: factGroups(vehicle),
    energy: settings.wltp ? energyView(vehicle, settings.co2Image) : null,
    place: location && toPlaceView(location, now, timeZone),
    similar: input.similar,
  };
};
