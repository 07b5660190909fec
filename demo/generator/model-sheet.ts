import { slugify } from "../../src/domain/shared/text.ts";
import { BODY_STYLES, FUEL_TYPES } from "../../src/domain/vehicles/keys.ts";
import type { BodyStyle, Drive, FuelType, Transmission, VehicleKind } from "../../src/domain/vehicles/keys.ts";

/** One engine of a model, past or present. Prices in euros with VAT, for the lowest trim. */
export type Engine = {
  readonly name: string;
  readonly fuel: FuelType;
  readonly transmission: Transmission;
  readonly gears: number | null;
  readonly drive: Drive;
  readonly power_kw: number;
  readonly capacity_cc: number | null;
  readonly cylinders: number | null;
  readonly co2: number;
  readonly litres: number | null;
  readonly kwh: number | null;
  readonly battery_kwh: number | null;
  readonly range_km: number | null;
  readonly price: number;
  readonly weight_kg: number;
  readonly towing_kg: number | null;
  readonly from: number;
  /** Last year of new registrations; null: still on sale. */
  readonly to: number | null;
};

/** `level` 1 to 4 decides the equipment; `from` and `to` are the years of sale, null is open. */
export type Trim = {
  readonly name: string;
  readonly surcharge: number;
  readonly level: number;
  readonly from: number | null;
  readonly to: number | null;
};

export type Body = {
  readonly style: BodyStyle | null;
  readonly suffix: string;
  readonly surcharge: number;
  /** Set where the body differs from the model's usual number. */
  readonly doors: number | null;
};

export type ModelSheet = {
  readonly name: string;
  readonly slug: string;
  readonly kind: VehicleKind;
  readonly bodies: readonly Body[];
  readonly doors: number;
  readonly seats: number;
  /** Length, width without mirrors and height in millimetres; boot in litres. */
  readonly size: readonly [length: number, width: number, height: number, boot: number | null] | null;
  /** Frequency in the stock, 1 rare to 6 common. */
  readonly weight: number;
  readonly trims: readonly Trim[];
  readonly engines: readonly Engine[];
  /** Highlights for the catalogue. */
  readonly intro: string | null;
  readonly highlights: readonly string[];
};

const DRIVES: Readonly<Record<string, Drive>> = { f: "front", r: "rear", a: "all" };

const isFuel = (text: string): text is FuelType => (FUEL_TYPES as readonly string[]).includes(text);
const isBody = (text: string): text is BodyStyle => (BODY_STYLES as readonly string[]).includes(text);

const number = (text: string | undefined): number => {
  const value = Number(text);
  if (text === undefined || text === "" || !Number.isFinite(value)) throw new Error(`Not a number: ${text}`);
  return value;
};

const optional = (text: string | undefined): number | null =>
  text === undefined || text === "" || text === "-" ? null : number(text);

/**
 * Reads a row `name | fuel | box | drive | kW | cc/cylinders | g CO2 | l | kWh | battery/range | price | kg/towing |
 * years`. The box is `m6` or `a8`; a dash means none.
 */
const engine = (row: string): Engine => {
  const cells = row.split("|").map((cell) => cell.trim());
  if (cells.length !== 13) throw new Error(`An engine has 13 cells: ${row}`);
  const [
    name = "",
    fuel = "",
    box = "",
    drive = "",
    kw,
    displacement = "",
    co2,
    litres,
    kwh,
    battery = "",
    price,
    mass = "",
    years = "",
  ] = cells;
  if (!isFuel(fuel)) throw new Error(`Unknown fuel: ${row}`);
  const [from, to] = years.split("-");
  return {
    name,
    fuel,
    transmission: box.startsWith("m") ? "manual" : "automatic",
    // "a1" is the single speed of an electric motor, or a CVT, which has no gears to count.
    gears: box === "a1" && fuel !== "electric" ? null : optional(box.slice(1)),
    drive: DRIVES[drive] ?? "front",
    power_kw: number(kw),
    capacity_cc: optional(displacement.split("/")[0]),
    cylinders: optional(displacement.split("/")[1]),
    co2: number(co2),
    litres: optional(litres),
    kwh: optional(kwh),
    battery_kwh: optional(battery.split("/")[0]),
    range_km: optional(battery.split("/")[1]),
    price: number(price),
    weight_kg: number(mass.split("/")[0]),
    towing_kg: optional(mass.split("/")[1]),
    from: number(from),
    to: optional(to),
  };
};

/** Reads `Cosmo/0/1/-2019, ST-Line/2200/2`: name, surcharge in euros, level, and optional years. */
const parseTrims = (text: string): readonly Trim[] =>
  text.split(",").map((part) => {
    const [name = "", surcharge, level, years] = part.trim().split("/");
    const [from, to] = years?.split("-") ?? [];
    return { name, surcharge: number(surcharge), level: number(level), from: optional(from), to: optional(to) };
  });

const USUAL_DOORS: Readonly<Partial<Record<BodyStyle, number>>> = { saloon: 4, coupe: 2, convertible: 2 };

/**
 * Reads `hatchback, estate/Clipper/1300, saloon/Grand Sport/0/5` (doors last); a dash is a van without a body style.
 */
const parseBodies = (text: string): readonly Body[] =>
  text.split(",").map((part) => {
    const [style = "", suffix = "", surcharge = "0", doors] = part.trim().split("/");
    if (style === "-") return { style: null, suffix, surcharge: number(surcharge), doors: null };
    if (!isBody(style)) throw new Error(`Unknown body: ${part}`);
    return { style, suffix, surcharge: number(surcharge), doors: optional(doors) ?? USUAL_DOORS[style] ?? null };
  });

/** The trims sold in a year; all of them for a year without any. */
export const trimsSoldIn = (sheet: ModelSheet, year: number): readonly Trim[] => {
  const sold = sheet.trims.filter(({ from, to }) => (from ?? year) <= year && year <= (to ?? year));
  return sold.length > 0 ? sold : sheet.trims;
};

export type ModelSheetInput = {
  readonly kind?: VehicleKind;
  readonly bodies: string;
  readonly doors?: number;
  readonly seats?: number;
  readonly size?: ModelSheet["size"];
  readonly weight?: number;
  readonly trims: string;
  readonly intro?: string;
  readonly highlights?: readonly string[];
};

/** A model of the range with a table of engines, one row each. */
export const model = (name: string, input: ModelSheetInput, engines: string): ModelSheet => ({
  name,
  slug: slugify(name),
  kind: input.kind ?? "passenger",
  bodies: parseBodies(input.bodies),
  doors: input.doors ?? 5,
  seats: input.seats ?? 5,
  size: input.size ?? null,
  weight: input.weight ?? 2,
  trims: parseTrims(input.trims),
  engines: engines
    .split("\n")
    .filter((row) => row.trim() !== "")
    .map(engine),
  intro: input.intro ?? null,
  highlights: input.highlights ?? [],
});

export type BrandSheet = {
  readonly slug: string;
  readonly name: string;
  /** Makes that the group sells new; others come in as part exchange only. */
  readonly in_group: boolean;
  readonly warranty_months: number;
  readonly models: readonly ModelSheet[];
};

/** A make that the group does not sell; its cars come in as part exchange. */
export const partExchangeBrand = (slug: string, name: string, models: readonly ModelSheet[]): BrandSheet => ({
  slug,
  name,
  in_group: false,
  warranty_months: 24,
  models,
});
