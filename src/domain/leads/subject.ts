import type { FleetSubject } from "./fleet-subject.ts";
import type { LeadLocation, LeaseOfferSubject } from "./lease-offer-subject.ts";
import { drivingEnergy, toDisplayPrice, type Condition, type DrivingEnergy, type Vehicle } from "../vehicles/index.ts";

const toLeadLocation = ({ slug, name, phone }: LeadLocation): LeadLocation => ({ slug, name, phone });

/** A vehicle as it was when the lead was created. */
export type VehicleSnapshot = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly trim: string | null;
  readonly brand: string;
  readonly stock_number: string | null;
  /** For staff and dealer systems, never for visitors. Missing in leads stored before December 2026. */
  readonly vin?: string | null;
  readonly price: { readonly cents: number; readonly formatted: string; readonly suffix: string } | null;
  /** For dealer systems. Missing in leads stored before November 2026. */
  readonly identity?: {
    readonly make: string;
    readonly model: string | null;
    /** Year of first registration, else of construction. */
    readonly year: number | null;
    readonly condition: Condition | null;
  };
  /** Null if unknown. Missing in leads stored before December 2026. */
  readonly energy?: DrivingEnergy | null;
};

export type VehicleSubject = VehicleSnapshot & {
  readonly type: "vehicle";
  /** The vehicle's location, or the one the visitor chose. */
  readonly location: LeadLocation | null;
};

/** A location named by the page or chosen by the visitor. */
type LocationSubject = { readonly type: "place"; readonly slug: string; readonly location: LeadLocation };

type ModelSubject = {
  readonly type: "model";
  /** Slug. */
  readonly brand: string;
  readonly slug: string;
  /** "Ford Puma". */
  readonly title: string;
  /** The version that the visitor chose. Missing without a choice, and in leads stored before December 2026. */
  readonly trim?: string;
  readonly location: LeadLocation | null;
};

/** The vehicles of a visitor's list. `slug`: their ids, joined with dots. */
type VehiclesSubject = {
  readonly type: "vehicles";
  readonly slug: string;
  readonly vehicles: readonly VehicleSnapshot[];
  readonly location: LeadLocation | null;
};

type VacancySubject = {
  readonly type: "vacancy";
  readonly slug: string;
  readonly title: string;
  readonly location: LeadLocation | null;
};

export type LeadSubject =
  | VehicleSubject
  | LocationSubject
  | ModelSubject
  | VehiclesSubject
  | VacancySubject
  | LeaseOfferSubject
  | FleetSubject;

/** The vehicles that a lead is about: one, several, or none of the stock. */
export const subjectVehicles = (subject: LeadSubject | null): readonly VehicleSnapshot[] => {
  if (subject?.type === "vehicles") return subject.vehicles;
  return subject?.type === "vehicle" ? [subject] : [];
};

const listSlug = (vehicles: readonly { readonly id: number }[]): string => vehicles.map(({ id }) => id).join(".");

/** A list without some of its vehicles; null without any. */
export const createRemainingSubject = (list: VehiclesSubject, removed: ReadonlySet<number>): VehiclesSubject | null => {
  const vehicles = list.vehicles.filter(({ id }) => !removed.has(id));
  return vehicles.length === 0 ? null : { ...list, slug: listSlug(vehicles), vehicles };
};

/** Identifies a subject by what never changes: "vehicle:123", "model:ford/puma", "place:centre". Empty for null. */
export const subjectKey = (subject: LeadSubject | null): string => {
  if (subject === null) return "";
  if (subject.type === "vehicle") return `vehicle:${subject.id}`;
  if (subject.type === "model") return `model:${subject.brand}/${subject.slug}`;
  return `${subject.type}:${subject.slug}`;
};

type AnsweringLocation = LeadLocation | null;

type VehicleOnSale = Pick<
  Vehicle,
  | "id"
  | "slug"
  | "title"
  | "trim"
  | "brand"
  | "model"
  | "stock_number"
  | "vin"
  | "price"
  | "availability"
  | "condition"
  | "construction_year"
  | "first_registration"
  | "fuel_type"
  | "battery_kwh"
  | "range_km"
>;

/** `priceSuffix`: what follows a price with VAT. */
const toVehicleSnapshot = (vehicle: VehicleOnSale, priceSuffix: string): VehicleSnapshot => {
  const price = toDisplayPrice(vehicle);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    title: vehicle.title,
    trim: vehicle.trim,
    brand: vehicle.brand.slug,
    stock_number: vehicle.stock_number,
    vin: vehicle.vin,
    price: price && { cents: price.cents, formatted: price.formatted, suffix: priceSuffix },
    identity: {
      make: vehicle.brand.name,
      model: vehicle.model?.name ?? null,
      year: Number(vehicle.first_registration?.slice(0, 4)) || vehicle.construction_year,
      condition: vehicle.condition,
    },
    energy: drivingEnergy(vehicle),
  };
};

/** `location`: the one that answers. */
export const createVehicleSubject = (
  vehicle: VehicleOnSale,
  location: AnsweringLocation,
  priceSuffix: string,
): VehicleSubject => ({
  type: "vehicle",
  ...toVehicleSnapshot(vehicle, priceSuffix),
  location: location && toLeadLocation(location),
});

export const createLocationSubject = (location: LeadLocation): LocationSubject => ({
  type: "place",
  slug: location.slug,
  location: toLeadLocation(location),
});

/** `title`: brand and model. */
export const createModelSubject = (
  { brand, slug, title, trim }: Pick<ModelSubject, "brand" | "slug" | "title" | "trim">,
  location: AnsweringLocation = null,
): ModelSubject => ({
  type: "model",
  brand,
  slug,
  title,
  ...(trim === undefined ? {} : { trim }),
  location: location && toLeadLocation(location),
});

/** Keeps the order of the list. */
export const createVehiclesSubject = (
  vehicles: readonly VehicleOnSale[],
  location: AnsweringLocation,
  priceSuffix: string,
): VehiclesSubject => ({
  type: "vehicles",
  slug: listSlug(vehicles),
  vehicles: vehicles.map((vehicle) => toVehicleSnapshot(vehicle, priceSuffix)),
  location: location && toLeadLocation(location),
});

/** `location`: the place of work. */
export const createVacancySubject = (
  { slug, title }: Pick<VacancySubject, "slug" | "title">,
  location: AnsweringLocation,
): VacancySubject => ({ type: "vacancy", slug, title, location: location && toLeadLocation(location) });

/** Replaces the location that answers with the one the visitor chose. */
export const withLocation = (subject: LeadSubject | null, location: LeadLocation): LeadSubject =>
  subject === null || subject.type === "place"
    ? createLocationSubject(location)
    : { ...subject, location: toLeadLocation(location) };
