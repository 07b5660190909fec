import type {
  CountUnit,
  FieldFilter,
  FilterDisplay,
  FormerValues,
  NameWithSlug,
  Range,
  RangeUnit,
  VehicleField,
} from "../fields/vehicle-field.ts";
import { createFieldReader } from "../fields/vehicle-attributes.ts";
import {
  getVehicleField,
  VEHICLE_FIELD_NAMES,
  type VEHICLE_FIELDS,
  type VehicleFieldName,
} from "../fields/vehicle-fields.ts";
import { advertisedPriceBefore } from "../prices/price.ts";
import { withIncludedEquipment } from "../equipment.ts";
import { isMildHybrid, VAN_HEIGHTS, VAN_LENGTHS, vanHeight, vanLength } from "./named-attributes.ts";
import type { Cents } from "../../shared/index.ts";
import type { Vehicle } from "../vehicle.ts";
import { BODIES, possibleShapes, shapeOf } from "../fields/body.ts";

type ValueDisplay = FilterDisplay & { readonly formerValues?: FormerValues<string> };

/**
 * A vehicle in the search index: its short attributes with market data. `monthly_cents` is the monthly payment by the
 * market's finance settings, `inspection_is_valid` is that of the index's day, `location` the name of the vehicle's location.
 */
export type StockRecord = Omit<
  Vehicle,
  | "slug"
  | "vin"
  | "content_hash"
  | "options"
  | "media"
  | "description"
  | "color_name"
  | "updated_at"
  | "lowest_price_30_days"
  | "battery_health_date"
  | "next_inspection"
  | "inspection_report"
  | "inspection_marks"
> & {
  readonly monthly_cents: Cents | null;
  /** The price without VAT where the buyer may deduct it; null for any other vehicle. */
  readonly net_cents: Cents | null;
  readonly inspection_is_valid: boolean;
  readonly location: NameWithSlug | null;
};

/** A facet with a closed list of keys. A vehicle matches any selected value (one-of) or all of them (all-of). */
export type KeyFacet = ValueDisplay & {
  readonly kind: "one-of" | "all-of";
  readonly keys: readonly string[];
  /** The keys are numbers of these things. */
  readonly countUnit?: CountUnit;
  /** The keys are lowest numbers, ascending: a vehicle has each that its own number reaches. */
  readonly isAtLeast?: true;
  readonly read: (record: StockRecord) => readonly string[] | string | null;
  /** Values of a one-of facet that the vehicle may have as well: it matches them, and results say how many do. */
  readonly readPossible?: (record: StockRecord) => readonly string[];
};

/** A facet whose values and names come from the stock. A vehicle matches any selected value. */
export type OpenFacet = ValueDisplay & {
  readonly kind: "one-of";
  readonly keys?: undefined;
  readonly read: (record: StockRecord) => NameWithSlug | null;
  /** Values are visible only if this facet has a selected value. */
  readonly parentFacet?: string;
};

/** Integers in `unit`, both bounds inclusive. `step` is the step of the slider and the width of a histogram bar. */
export type RangeFacet = FilterDisplay & {
  readonly kind: "range";
  readonly formerValues?: FormerValues<Range>;
  readonly unit: RangeUnit;
  readonly step: number;
  readonly read: (record: StockRecord) => number | null;
};

export type FlagFacet = ValueDisplay & { readonly kind: "flag"; readonly read: (record: StockRecord) => boolean };

export type Facet = KeyFacet | OpenFacet | RangeFacet | FlagFacet;

const integerKeys = ({ from, to }: { readonly from: number; readonly to: number }): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => String(from + step));

const toEuros = (cents: number | null): number | null => (cents === null ? null : Math.round(cents / 100));

/** Filters of what a stock record adds to a vehicle, and of several fields at once. */
const RECORD_FACETS = [
  {
    name: "monthly",
    position: 40,
    kind: "range",
    unit: "euros/month",
    step: 25,
    group: "essentials",
    control: "slider",
    open: true,
    read: (record) => toEuros(record.monthly_cents),
  },
  {
    name: "price-net",
    position: 35,
    kind: "range",
    unit: "euros",
    step: 500,
    group: "essentials",
    control: "slider",
    optional: true,
    read: (record) => toEuros(record.net_cents),
  },
  {
    name: "mild-hybrid",
    position: 85,
    kind: "flag",
    group: "engine",
    control: "switch",
    optional: true,
    read: isMildHybrid,
  },
  {
    name: "van-length",
    position: 132,
    kind: "one-of",
    keys: VAN_LENGTHS,
    group: "body",
    control: "buttons",
    optional: true,
    read: (record) => vanLength(record.trim),
  },
  {
    name: "van-height",
    position: 134,
    kind: "one-of",
    keys: VAN_HEIGHTS,
    group: "body",
    control: "buttons",
    optional: true,
    read: (record) => vanHeight(record.trim),
  },
  {
    name: "shape",
    position: 115,
    kind: "one-of",
    keys: BODIES,
    group: "body",
    control: "checkboxes",
    open: true,
    read: shapeOf,
    readPossible: (record) => (shapeOf(record) === null ? (record.shapes ?? possibleShapes(record, [])) : []),
  },
  {
    name: "location",
    position: 250,
    kind: "one-of",
    group: "offer",
    control: "checkboxes",
    open: true,
    read: (record) => record.location,
  },
  {
    name: "discounted",
    position: 270,
    kind: "flag",
    group: "offer",
    control: "switch",
    read: (record) => advertisedPriceBefore(record) !== null,
  },
  {
    name: "inspection-valid",
    position: 315,
    kind: "flag",
    group: "offer",
    control: "switch",
    read: (record) => record.inspection_is_valid,
  },
] as const satisfies readonly Facet[];

type Fields = typeof VEHICLE_FIELDS;

/** The kind of a field's filter, as `toFacet` makes it. */
type FieldFacetKind<Field> = Field extends { readonly filter: { readonly range: object } }
  ? "range"
  : Field extends { readonly filter: { readonly integers: object } }
    ? "one-of"
    : Field extends { readonly type: "flag" }
      ? "flag"
      : Field extends { readonly filter: { readonly atLeast: object } } | { readonly type: "keys" }
        ? "all-of"
        : "one-of";

type FacetKinds = {
  [K in VehicleFieldName as Fields[K] extends { readonly filter: { readonly name: infer Name extends string } }
    ? Name
    : never]: FieldFacetKind<Fields[K]>;
} & { [F in (typeof RECORD_FACETS)[number] as F["name"]]: F["kind"] };

export type FacetName = keyof FacetKinds;

type NameOfKind<Kind extends Facet["kind"]> = {
  [Name in FacetName]: FacetKinds[Name] extends Kind ? Name : never;
}[FacetName];

export type ValueFacetName = NameOfKind<"one-of" | "all-of">;
export type RangeFacetName = NameOfKind<"range">;
export type FlagFacetName = NameOfKind<"flag">;

/** A facet with its name: `kind` decides which names it may have. */
export type NamedFacet =
  | ((KeyFacet | OpenFacet) & { readonly name: ValueFacetName })
  | (RangeFacet & { readonly name: RangeFacetName })
  | (FlagFacet & { readonly name: FlagFacetName });

type FacetNamed<Name extends FacetName, F = NamedFacet> = F extends { readonly name: infer Possible }
  ? Name extends Possible
    ? F
    : never
  : never;

type Read<T> = (record: StockRecord) => T;

const readRounded =
  (read: Read<number | null>, round: (value: number) => number): Read<number | null> =>
  (record) => {
    const value = read(record);
    return value === null ? null : round(value);
  };

type FieldRange = Extract<FieldFilter, { readonly range: object }>["range"];

const readRange = (read: Read<number | null>, { inEuros, round }: FieldRange): Read<number | null> => {
  if (inEuros) return (record) => toEuros(read(record));
  return round ? readRounded(read, round === "up" ? Math.ceil : Math.floor) : read;
};

const readInteger =
  (read: Read<number | null>): Read<string | null> =>
  (record) => {
    const value = read(record);
    return value === null ? null : String(value);
  };

const readAtLeast =
  (read: Read<number | null>, bounds: readonly number[]): Read<readonly string[]> =>
  (record) => {
    const value = read(record);
    return value === null ? [] : bounds.filter((bound) => bound <= value).map(String);
  };

/** Throws for a field whose type has no filter. */
const toFacet = (name: VehicleFieldName, field: VehicleField, filter: FieldFilter): Facet => {
  const readValue = createFieldReader(name);
  const readNumber = readValue as Read<number | null>;
  if (filter.range) {
    const { range, ...display } = filter;
    return { ...display, kind: "range", unit: range.unit, step: range.step, read: readRange(readNumber, range) };
  }
  const { integers, atLeast, parentFacet, ...display } = filter;
  if (integers) {
    const read = readInteger(readNumber);
    return { ...display, kind: "one-of", keys: integerKeys(integers), countUnit: integers.unit, read };
  }
  if (atLeast) {
    const read = readAtLeast(readNumber, atLeast);
    return { ...display, kind: "all-of", keys: atLeast.map(String), isAtLeast: true, read };
  }
  if (field.type === "flag") return { ...display, kind: "flag", read: (record) => readValue(record) === true };
  if (field.type === "key") return { ...display, kind: "one-of", keys: field.keys, read: readValue as Read<string> };
  if (field.type === "keys") {
    const read: Read<readonly string[]> =
      name === "equipment" ? ({ equipment }) => withIncludedEquipment(equipment) : (readValue as Read<string[]>);
    return { ...display, kind: "all-of", keys: field.keys, read };
  }
  if (field.type === "text" && field.named) {
    const read = readValue as Read<NameWithSlug | null>;
    return { ...display, kind: "one-of", read, ...(parentFacet === undefined ? {} : { parentFacet }) };
  }
  throw new Error(`The field ${name} has a filter that its type does not allow`);
};

const fieldFacets = VEHICLE_FIELD_NAMES.flatMap((name) => {
  const field = getVehicleField(name);
  return field.filter ? [toFacet(name, field, field.filter) as NamedFacet] : [];
});

/**
 * Every facet, in the order of the page. Search, URLs, chips, counts, feed checks, the JSON API and analytics read this
 * list. A facet's `name` is its URL parameter; a range uses `name-min` and `name-max`.
 */
export const FACETS: readonly NamedFacet[] = [...fieldFacets, ...RECORD_FACETS].sort((a, b) => a.position - b.position);

const byName: ReadonlyMap<string, NamedFacet> = new Map(FACETS.map((facet) => [facet.name, facet]));

export const isFacetName = (name: string): name is FacetName => byName.has(name);

export const getFacet = <Name extends FacetName>(name: Name): FacetNamed<Name> => {
  const facet = byName.get(name);
  if (!facet) throw new Error(`There is no facet named ${name}`);
  return facet as FacetNamed<Name>;
};
