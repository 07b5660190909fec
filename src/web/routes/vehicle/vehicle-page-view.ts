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
import { vehiclePageStrings as strings } from "../../strings/vehicle-page.ts";
import { toLocationView, type LocationView } from "../../features/locations/location-view.ts";
import type { SimilarVehicleView } from "../../features/similar/similar-view.ts";
import type { MonthlyView } from "../../features/vehicle-card/vehicle-card-view.ts";
import type { SharedPage } from "../../features/share/share-links.ts";
import { availabilityView, type AvailabilityView } from "./availability-view.ts";
import { energyView, type EnergyView } from "../../features/vehicle-details/energy-view.ts";
import { toAttributeGroups, type AttributeGroup } from "../../features/vehicle-details/attribute-groups.ts";
import { galleryMedia, type GalleryMediumView } from "../../features/gallery/gallery-view.ts";
import { equipmentHighlights } from "../../features/vehicle-details/equipment-highlights.ts";
import { priceView, type PriceView } from "../../features/vehicle-details/price-view.ts";
import { toFormHrefs, type VehicleFormHrefs, type FormHrefsInput } from "./form-hrefs.ts";

export type KeyAttribute = { readonly label: string; readonly value: string; readonly unit: string | null };
export type EquipmentGroupView = { readonly label: string; readonly items: readonly string[] };

/** Plain JSON. */
export type VehiclePageView = {
  readonly id: number;
  readonly title: string;
  readonly trim: string | null;
  readonly stockNumber: string | null;
  readonly stockHref: string;
  readonly crumbs: readonly Crumb[];
  readonly gallery: readonly GalleryMediumView[];
  readonly price: PriceView;
  readonly monthly: MonthlyView | null;
  readonly availability: AvailabilityView;
  readonly formHrefs: VehicleFormHrefs;
  readonly sheetHref: string;
  /** Form that creates a price alert. */
  readonly priceAlertHref: string;
  readonly sharedPage: SharedPage;
  readonly keyAttributes: readonly KeyAttribute[];
  readonly description: readonly string[];
  readonly highlights: readonly string[];
  readonly equipment: readonly EquipmentGroupView[];
  readonly attributes: readonly AttributeGroup[];
  readonly energy: EnergyView | null;
  readonly location: LocationView | null;
  readonly similar: readonly SimilarVehicleView[];
};

export type VehiclePageInput = {
  readonly vehicle: Vehicle;
  readonly location: Location | null;
  /** Oldest first. */
  readonly priceHistory: readonly PriceChange[];
  readonly monthly: MonthlyView | null;
  readonly similar: readonly SimilarVehicleView[];
  readonly crumbs: readonly Crumb[];
  readonly settings: FormHrefsInput["settings"] & {
    readonly timeZone: string;
    readonly co2Image: boolean;
    readonly wltp: boolean;
  };
  readonly paths: FormHrefsInput["paths"] & Pick<Paths, "stock" | "vehicle" | "vehicleSheet" | "priceAlert">;
  readonly siteUrl: string;
  readonly now: Date;
};

export const toKeyAttributes = (vehicle: Vehicle): readonly KeyAttribute[] => {
  const rows: readonly (readonly [string, string | number | null | undefined, string | null])[] = [
    [strings.key.year, vehicle.construction_year && String(vehicle.construction_year), null],
    [strings.key.mileage, vehicle.mileage_km === null ? null : formatNumber(vehicle.mileage_km), "km"],
    [strings.key.power, vehicle.power_kw && formatNumber(horsepower(vehicle.power_kw)), "ch"],
    [strings.key.range, vehicle.range_km && formatNumber(vehicle.range_km), "km"],
    [
      strings.key.consumption,
      vehicle.consumption?.combined && formatNumber(vehicle.consumption.combined),
      "l/100\u00a0km",
    ],
    [strings.key.fuel, shortFuelLabel(vehicle), null],
    [strings.key.transmission, vehicle.transmission_type && TRANSMISSIONS[vehicle.transmission_type], null],
  ];
  return rows.flatMap(([label, value, unit]) => (value ? [{ label, value: String(value), unit }] : [])).slice(0, 6);
};

export const toEquipmentGroups = (vehicle: Vehicle): readonly EquipmentGroupView[] => {
  const present = new Set<string>(vehicle.equipment);
  const groups = Object.values(EQUIPMENT_GROUPS).map(({ label, features }) => ({
    label,
    items: Object.entries(features).flatMap(([key, name]) => (present.has(key) ? [name as string] : [])),
  }));
  return [...groups, { label: strings.equipment.options, items: vehicle.options }].filter(
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
    stockNumber: vehicle.stock_number && strings.stockNumber(vehicle.stock_number),
    stockHref: paths.stock(),
    crumbs: input.crumbs,
    gallery: galleryMedia(vehicle),
    price: priceView(vehicle, input.priceHistory, { now, timeZone }),
    monthly: input.monthly,
    availability,
    formHrefs: toFormHrefs(vehicle, { availability, isLeased: input.monthly !== null, settings, paths }),
    sheetHref: paths.vehicleSheet(vehicle),
    priceAlertHref: paths.priceAlert(vehicle),
    sharedPage: { url: input.siteUrl + paths.vehicle(vehicle), title: vehicle.title + trim },
    keyAttributes: toKeyAttributes(vehicle),
    description: (vehicle.description ?? "")
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter(Boolean),
    highlights: equipmentHighlights(vehicle.equipment),
    equipment: toEquipmentGroups(vehicle),
    attributes: toAttributeGroups(vehicle),
    energy: settings.wltp ? energyView(vehicle, settings.co2Image) : null,
    location: location && toLocationView(location, now, timeZone),
    similar: input.similar,
  };
};
