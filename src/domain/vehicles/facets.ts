import { EQUIPMENT } from "./equipment.ts";
import {
  AVAILABILITIES,
  BODY_STYLES,
  COLORS,
  CONDITIONS,
  DRIVES,
  EMISSION_STANDARDS,
  ENERGY_CLASSES,
  FUEL_TYPES,
  TRANSMISSIONS,
  UPHOLSTERIES,
  VEHICLE_KINDS,
} from "./keys.ts";
import type { StockRecord } from "./stock-record.ts";
import type { NameWithSlug } from "./vehicle.ts";

/**
 * The facet table is the single source of all facets: search, URLs, chips, counts, feed checks, the JSON API and
 * analytics read it. A facet's `name` is its URL parameter; a range uses `name-min` and `name-max`.
 */
type FacetBase = {
  readonly name: string;
  readonly label: string;
  /** The filter's group on the page. */
  readonly group: "essentials" | "engine" | "body" | "comfort" | "economy" | "offer";
  readonly control: "checkboxes" | "swatches" | "buttons" | "slider" | "switch";
  /** Expanded on a first visit. */
  readonly open?: boolean;
  /** Visible only if the market's `optionalFilters` contains it. */
  readonly optional?: boolean;
};

/** A facet with a closed list of keys. A vehicle matches any selected value (one-of) or all of them (all-of). */
export type KeyFacet = FacetBase & {
  readonly kind: "one-of" | "all-of";
  readonly keys: Readonly<Record<string, string>>;
  readonly read: (record: StockRecord) => readonly string[] | string | null;
};

/** A facet whose values and names come from the stock. A vehicle matches any selected value. */
export type OpenFacet = FacetBase & {
  readonly kind: "one-of";
  readonly keys?: undefined;
  readonly read: (record: StockRecord) => NameWithSlug | null;
  /** Values are visible only if this facet has a selected value. */
  readonly parentFacet?: string;
};

/** Integers in `unit`, both bounds inclusive. `step` is the step of the slider and the width of a histogram bar. */
export type RangeFacet = FacetBase & {
  readonly kind: "range";
  readonly unit: string;
  readonly step: number;
  readonly read: (record: StockRecord) => number | null;
};

export type FlagFacet = FacetBase & { readonly kind: "flag"; readonly read: (record: StockRecord) => boolean };

export type Facet = KeyFacet | OpenFacet | RangeFacet | FlagFacet;

const numberKeys = (from: number, to: number, unit: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, step) => from + step).map((n) => [`${n}`, `${n}\u00a0${unit}`]),
  );

const toNumberKey = (value: number | null): string | null => (value === null ? null : String(value));

const toEuros = (cents: number | null): number | null => (cents === null ? null : Math.round(cents / 100));

export const FACETS = [
  {
    name: "brand",
    label: "Marque",
    kind: "one-of",
    group: "essentials",
    control: "checkboxes",
    open: true,
    read: (r) => r.brand,
  },
  {
    name: "model",
    label: "Modèle",
    kind: "one-of",
    group: "essentials",
    control: "checkboxes",
    open: true,
    parentFacet: "brand",
    read: (r) => r.model,
  },
  {
    name: "price",
    label: "Prix",
    kind: "range",
    unit: "€",
    step: 500,
    group: "essentials",
    control: "slider",
    open: true,
    read: (r) => toEuros(r.price.purchase?.cents ?? null),
  },
  {
    name: "monthly",
    label: "Mensualité",
    kind: "range",
    unit: "€/mois",
    step: 25,
    group: "essentials",
    control: "slider",
    open: true,
    read: (r) => toEuros(r.monthly_cents),
  },
  {
    name: "condition",
    label: "État",
    kind: "one-of",
    group: "essentials",
    control: "buttons",
    open: true,
    keys: CONDITIONS,
    read: (r) => r.condition,
  },
  {
    name: "year",
    label: "Année",
    kind: "range",
    unit: "",
    step: 1,
    group: "essentials",
    control: "slider",
    open: true,
    read: (r) => r.construction_year,
  },
  {
    name: "mileage",
    label: "Kilométrage",
    kind: "range",
    unit: "km",
    step: 5000,
    group: "essentials",
    control: "slider",
    open: true,
    read: (r) => r.mileage_km,
  },
  {
    name: "fuel",
    label: "Carburant",
    kind: "one-of",
    group: "engine",
    control: "checkboxes",
    open: true,
    keys: FUEL_TYPES,
    read: (r) => r.fuel_type,
  },
  {
    name: "transmission",
    label: "Boîte de vitesses",
    kind: "one-of",
    group: "engine",
    control: "buttons",
    open: true,
    keys: TRANSMISSIONS,
    read: (r) => r.transmission_type,
  },
  {
    name: "power",
    label: "Puissance",
    kind: "range",
    unit: "kW",
    step: 10,
    group: "engine",
    control: "slider",
    read: (r) => r.power_kw,
  },
  {
    name: "drive",
    label: "Transmission aux roues",
    kind: "one-of",
    group: "engine",
    control: "checkboxes",
    keys: DRIVES,
    read: (r) => r.drive,
  },
  {
    name: "body",
    label: "Carrosserie",
    kind: "one-of",
    group: "body",
    control: "checkboxes",
    open: true,
    keys: BODY_STYLES,
    read: (r) => r.body_style,
  },
  {
    name: "kind",
    label: "Type de véhicule",
    kind: "one-of",
    group: "body",
    control: "buttons",
    keys: VEHICLE_KINDS,
    read: (r) => r.kind,
  },
  {
    name: "color",
    label: "Couleur",
    kind: "one-of",
    group: "body",
    control: "swatches",
    keys: COLORS,
    read: (r) => r.color,
  },
  {
    name: "seats",
    label: "Nombre de places",
    kind: "one-of",
    group: "body",
    control: "buttons",
    keys: numberKeys(2, 9, "places"),
    read: (r) => toNumberKey(r.seats),
  },
  {
    name: "doors",
    label: "Nombre de portes",
    kind: "one-of",
    group: "body",
    control: "buttons",
    keys: numberKeys(2, 6, "portes"),
    read: (r) => toNumberKey(r.doors),
  },
  {
    name: "equipment",
    label: "Équipements",
    kind: "all-of",
    group: "comfort",
    control: "checkboxes",
    keys: EQUIPMENT,
    read: (r) => r.equipment,
  },
  {
    name: "upholstery",
    label: "Sellerie",
    kind: "one-of",
    group: "comfort",
    control: "checkboxes",
    keys: UPHOLSTERIES,
    read: (r) => r.upholstery,
  },
  {
    name: "interior-color",
    label: "Couleur intérieure",
    kind: "one-of",
    group: "comfort",
    control: "swatches",
    optional: true,
    keys: COLORS,
    read: (r) => r.interior_color,
  },
  {
    name: "range",
    label: "Autonomie électrique",
    kind: "range",
    unit: "km",
    step: 25,
    group: "economy",
    control: "slider",
    read: (r) => r.range_km,
  },
  {
    name: "co2",
    label: "Émissions de CO₂",
    kind: "range",
    unit: "g/km",
    step: 10,
    group: "economy",
    control: "slider",
    read: (r) => r.co2_g_km,
  },
  {
    name: "energy-class",
    label: "Classe énergétique",
    kind: "one-of",
    group: "economy",
    control: "buttons",
    optional: true,
    keys: ENERGY_CLASSES,
    read: (r) => r.energy_class,
  },
  {
    name: "emission-standard",
    label: "Norme Euro",
    kind: "one-of",
    group: "economy",
    control: "checkboxes",
    keys: EMISSION_STANDARDS,
    read: (r) => r.emission_standard,
  },
  {
    name: "towing",
    label: "Poids tractable",
    kind: "range",
    unit: "kg",
    step: 100,
    group: "body",
    control: "slider",
    optional: true,
    read: (r) => r.towing_kg,
  },
  {
    name: "location",
    label: "Concession",
    kind: "one-of",
    group: "offer",
    control: "checkboxes",
    open: true,
    read: (r) => r.location,
  },
  {
    name: "availability",
    label: "Disponibilité",
    kind: "one-of",
    group: "offer",
    control: "buttons",
    optional: true,
    keys: AVAILABILITIES,
    read: (r) => r.availability,
  },
  {
    name: "discounted",
    label: "Prix réduit",
    kind: "flag",
    group: "offer",
    control: "switch",
    read: (r) => (r.price.purchase?.before_discount_cents ?? 0) > (r.price.purchase?.cents ?? 0),
  },
  {
    name: "vat-deductible",
    label: "TVA déductible",
    kind: "flag",
    group: "offer",
    control: "switch",
    read: (r) => r.vat_deductible === true,
  },
  {
    name: "warranty",
    label: "Sous garantie",
    kind: "flag",
    group: "offer",
    control: "switch",
    read: (r) => (r.warranty_months ?? 0) > 0,
  },
  {
    name: "accident-free",
    label: "Non accidenté",
    kind: "flag",
    group: "offer",
    control: "switch",
    read: (r) => r.accident_free === true,
  },
  {
    name: "service-book",
    label: "Carnet d’entretien",
    kind: "flag",
    group: "offer",
    control: "switch",
    read: (r) => r.service_book === true,
  },
  {
    name: "first-owner",
    label: "Première main",
    kind: "flag",
    group: "offer",
    control: "switch",
    read: (r) => r.owners === 1,
  },
] as const satisfies readonly Facet[];

export type FacetName = (typeof FACETS)[number]["name"];

const byName: ReadonlyMap<string, Facet> = new Map(FACETS.map((facet) => [facet.name, facet]));

export const isFacetName = (name: string): name is FacetName => byName.has(name);

export const getFacet = (name: FacetName): Facet => {
  const facet = byName.get(name);
  if (!facet) throw new Error(`There is no facet named ${name}`);
  return facet;
};
