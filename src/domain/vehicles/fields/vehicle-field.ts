import type { Cents } from "../../shared/index.ts";

/** A brand, model or location name with its URL form. */
export type NameWithSlug = { readonly slug: string; readonly name: string };

export type Medium = { readonly type: "image" | "video"; readonly url: string; readonly alt: string | null };

/** A mark that an inspection found, in the feed's words: "Pare-chocs avant", "Rayure". */
export type InspectionMark = {
  readonly part: string;
  /** Null: the feed names the part alone. */
  readonly damage: string | null;
  /** Address of a photograph of it. */
  readonly photo: string | null;
};

/** The feed's prices; `price.ts` formats them. */
export type PurchasePrice = {
  readonly cents: Cents;
  /** As the feed says it: saved and exported, never shown. */
  readonly before_discount_cents: Cents | null;
  /** The price that a reduction may name, by `referencePrice`; the stock reader adds it, a feed cannot. */
  readonly reference_cents?: Cents;
};

/** Per 100 km by WLTP if `wltp` is true, else NEDC. `combined` is litres, or kilograms of gas or hydrogen. */
export type Consumption = { readonly combined: number | null; readonly electric_kwh: number | null };

/**
 * What a figure of a field can be on sale: it decides between two readings of a figure, and which figures people write
 * for an unknown one. What a field accepts at all is its `min` and `max`.
 */
export type PlausibleFigures = {
  /** Both inclusive, in the field's unit; null: no figure of the field is plausible by its size. */
  readonly range: readonly [min: number, max: number] | null;
  /** Figures that stand for none, in the field's unit. */
  readonly placeholders: readonly number[];
};

export const plausibleRange = (min: number, max: number, ...placeholders: readonly number[]): PlausibleFigures => ({
  range: [min, max],
  placeholders: [-1, ...placeholders],
});

/** For a number that the dealer chooses. */
export const ANY_FIGURE: PlausibleFigures = { range: null, placeholders: [] };

/** In euros. 9,999 and 99,999 are prices. */
const PRICE_PLACEHOLDERS = [0, 1, 111, 111_111, 123_456, 999_999, 1_111_111, 1_234_567, 9_999_999];

/** In cents; 111111 and 123456 as well where cents are asked. */
export const PRICES = plausibleRange(
  30_000,
  200_000_000,
  ...PRICE_PLACEHOLDERS.map((euros) => euros * 100),
  1,
  111_111,
  123_456,
);

/** Units of measures. How feeds write them is in `src/domain/imports/numbers/quantities.ts`. */
export type MeasureUnit = "km" | "kW" | "cm³" | "g/km" | "l/100 km" | "kWh/100 km" | "kWh" | "kg" | "months" | "%";

/** Units of range filters, as keys of their labels. */
export type RangeUnit =
  | "euros"
  | "euros/month"
  | "km"
  | "kW"
  | "cm³"
  | "g/km"
  | "l/100 km"
  | "kWh/100 km"
  | "kWh"
  | "kg"
  | "%"
  | "owners"
  | "none";

/** Things that a filter counts, as keys of their labels. */
export type CountUnit = "doors" | "seats" | "cylinders";

/**
 * The value range of a field. A number outside `min` to `max` refuses the row (`outOfRange: "refuse"`) or drops the
 * value (`"drop"`). A number with a `unit` is a measure, one without is a count.
 */
export type VehicleFieldType =
  | {
      readonly type: "text";
      readonly max: number;
      readonly named?: "required" | "optional";
      /** Has paragraphs (behind an empty line), lines and lists ("- "); other texts are one line. */
      readonly long?: true;
      /** A vehicle identification number, or the address of a document. */
      readonly form?: "vin" | "address";
    }
  | { readonly type: "texts"; readonly max: number; readonly maxItems: number }
  | {
      readonly type: "number";
      /** 0: an integer. 3: thousandths and more; `max` is then 1,000 at most. */
      readonly decimals: 0 | 3;
      readonly min: number;
      readonly max: number;
      readonly outOfRange: "refuse" | "drop";
      readonly unit?: MeasureUnit;
      /** By default from `min` to `max`. */
      readonly plausible?: PlausibleFigures;
    }
  | { readonly type: "year"; readonly plausible: PlausibleFigures }
  | { readonly type: "date"; readonly month: boolean }
  | { readonly type: "flag" }
  | { readonly type: "key"; readonly keys: readonly string[]; readonly fallback?: string }
  | { readonly type: "keys"; readonly keys: readonly string[] }
  | { readonly type: "media"; readonly maxItems: number }
  | { readonly type: "marks"; readonly maxItems: number }
  | { readonly type: "location" };

/** How a filter appears on the page. Its `name` is the URL parameter and the key of its label; `position` sorts. */
export type FilterDisplay = {
  readonly name: string;
  readonly position: number;
  /** The filter's group on the page. */
  readonly group: "essentials" | "engine" | "body" | "comfort" | "economy" | "offer";
  readonly control: "checkboxes" | "swatches" | "buttons" | "slider" | "switch";
  /** Expanded on a first visit. */
  readonly open?: boolean;
  /** Visible only if the market's `optionalFilters` contains it. */
  readonly optional?: boolean;
  /** The filter's names in links of earlier releases, which still open; of a range without `-min` and `-max`. */
  readonly formerNames?: readonly string[];
};

/** Integers, both inclusive; null is unbounded. */
export type Range = { readonly min: number | null; readonly max: number | null };

/** Values in links of earlier releases, which still open, and what they select today. */
export type FormerValues<T extends string | Range> = Readonly<Record<string, T>>;

/**
 * The filter of a field. Key fields offer their keys, named fields the names in the stock, flags their true value.
 * Numbers are a range with a `step` in `unit` (`inEuros`: the field is in cents; `round`: it has decimals), a choice of
 * the integers `from` to `to`, or a choice of lowest numbers (`atLeast`, ascending).
 */
export type FieldFilter = FilterDisplay &
  (
    | {
        readonly range: {
          readonly unit: RangeUnit;
          readonly step: number;
          readonly inEuros?: boolean;
          /** Up where buyers set a maximum (litres), down where they set a minimum (kilowatt-hours). */
          readonly round?: "up" | "down";
        };
        /** Values of a filter that was not a range: `{ "1": { min: 1, max: null } }` opens `warranty=1`. */
        readonly formerValues?: FormerValues<Range>;
      }
    | {
        readonly range?: undefined;
        readonly integers?: { readonly from: number; readonly to: number; readonly unit: CountUnit };
        readonly atLeast?: readonly number[];
        /** Values are visible only if this filter has a selected value. */
        readonly parentFacet?: string;
        /** `{ gasoline: "petrol" }` opens `fuel=gasoline`. */
        readonly formerValues?: FormerValues<string>;
      }
  );

export type VehicleField = VehicleFieldType & {
  readonly description: string;
  /** Only in feeds; not an attribute of the vehicle. */
  readonly feedOnly?: true;
  /** In lists and details of the JSON API, or in details only. */
  readonly api?: "summary" | "detail";
  readonly filter?: FieldFilter;
};

/** True if the value of the field may be null: the feed may have none. Lists but marks are empty instead. */
export const isNullableField = (field: VehicleField): boolean => {
  if (field.type === "key") return field.fallback === undefined;
  if (field.type === "text") return field.named !== "required";
  return field.type !== "keys" && field.type !== "texts" && field.type !== "media";
};

/** The value of an attribute. `null`: the feed has no value. */
export type FieldValue<F> = F extends { readonly named: "required" }
  ? NameWithSlug
  : F extends { readonly named: "optional" }
    ? NameWithSlug | null
    : F extends { readonly type: "key"; readonly keys: readonly (infer K)[]; readonly fallback: string }
      ? K
      : F extends { readonly type: "key"; readonly keys: readonly (infer K)[] }
        ? K | null
        : F extends { readonly type: "keys"; readonly keys: readonly (infer K)[] }
          ? readonly K[]
          : F extends { readonly type: "texts" }
            ? readonly string[]
            : F extends { readonly type: "media" }
              ? readonly Medium[]
              : F extends { readonly type: "marks" }
                ? readonly InspectionMark[] | null
                : F extends { readonly type: "flag" }
                  ? boolean | null
                  : F extends { readonly type: "text" | "date" }
                    ? string | null
                    : number | null;

export const text = <const Max extends number>(max: Max, description: string) =>
  ({ type: "text", max, description }) as const;

export const key = <const Keys extends readonly string[]>(keys: Keys, description: string) =>
  ({ type: "key", keys, description }) as const;

export const flag = (description: string) => ({ type: "flag", description }) as const;

/** An integer without a unit: a number of things. */
export const count = (min: number, max: number, description: string) =>
  ({ type: "number", decimals: 0, min, max, outOfRange: "drop", description }) as const;

/** An integer in `unit`. */
export const measure = (min: number, max: number, unit: MeasureUnit, description: string) =>
  ({ type: "number", decimals: 0, min, max, unit, outOfRange: "drop", description }) as const;

/** A number with decimals in `unit`. */
export const decimal = (min: number, max: number, unit: MeasureUnit, description: string) =>
  ({ type: "number", decimals: 3, min, max, unit, outOfRange: "drop", description }) as const;
