import { fold } from "#domain/shared/index.ts";
import { advertisedPriceBefore, EQUIPMENT, horsepower } from "#domain/vehicles/index.ts";
import type { StockVehicle } from "./answer.ts";
import { type Fit, fuelKey, FUELS, SHAPES, vanSize } from "./shapes.ts";

export type Test = (vehicle: StockVehicle) => Fit;

const same = (is: boolean): Fit => ({ may: is, must: is });

/** Value added tax of the demo group's market: a price without it. */
const VAT = 1.17;

const euros = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : cents / 100;

const NUMBERS: Readonly<Record<string, (vehicle: StockVehicle) => number | null>> = {
  price: ({ price }) => euros(price.purchase?.cents),
  net: ({ price }) => (price.purchase === null ? null : price.purchase.cents / 100 / VAT),
  monthly: ({ monthly_cents: cents }) => euros(cents),
  km: ({ mileage_km: km }) => km,
  year: ({ construction_year: year }) => year,
  hp: ({ power_kw: kilowatts }) => (kilowatts === null ? null : horsepower(kilowatts)),
  kw: ({ power_kw: kilowatts }) => kilowatts,
  battery: ({ battery_kwh: kwh }) => kwh,
  health: ({ battery_health_percent: percent }) => percent,
  range: ({ range_km: km }) => km,
  litres: ({ consumption }) => consumption?.combined ?? null,
  kwh: ({ consumption }) => consumption?.electric_kwh ?? null,
  co2: ({ co2_g_km: grams }) => grams,
  seats: ({ seats }) => seats,
  doors: ({ doors }) => doors,
  cylinders: ({ cylinders }) => cylinders,
  tow: ({ towing_kg: kilograms }) => kilograms,
  owners: ({ owners }) => owners,
  warranty: ({ warranty_months: months }) => months,
};

const FLAGS: Readonly<Record<string, (vehicle: StockVehicle) => boolean>> = {
  vat: (vehicle) => vehicle.vat_deductible === true,
  reduced: (vehicle) => advertisedPriceBefore(vehicle) !== null,
  accident: (vehicle) => vehicle.accident_free === false,
  "accident-free": (vehicle) => vehicle.accident_free === true,
  "service-book": (vehicle) => vehicle.service_book === true,
  inspection: (vehicle) => vehicle.inspection_is_valid,
  available: (vehicle) => vehicle.availability === "available",
  all: () => true,
};

const STATES: Readonly<Record<string, string>> = {
  new: "new",
  demo: "demonstrator",
  prereg: "preregistered",
  used: "used",
};

const KINDS: Readonly<Record<string, string>> = { van: "van", car: "passenger" };

const GEARS: Readonly<Record<string, string>> = { auto: "automatic", manual: "manual" };

const key = (names: Readonly<Record<string, string>>, name: string): string => {
  const found = names[name];
  if (found === undefined) throw new Error(`unknown value: ${name}`);
  return found;
};

const test = (tests: Readonly<Record<string, Test>>, name: string): Test => {
  const found = tests[name];
  if (found === undefined) throw new Error(`unknown value: ${name}`);
  return found;
};

const HOOKS = ["removable_tow_bar", "swivel_tow_bar"] as const;

const equipment = (name: string): Test => {
  const wanted = EQUIPMENT.find((candidate) => candidate === name);
  if (wanted === undefined) throw new Error(`unknown equipment: ${name}`);
  return ({ equipment: has }) => {
    const must = has.includes(wanted);
    return { must, may: must || (wanted === "tow_bar" && HOOKS.some((hook) => has.includes(hook))) };
  };
};

const spaced = (text: string): string => fold(text).replaceAll(/\s+/g, " ");

const contains = (text: string | null, part: string): boolean => spaced(text ?? "").includes(spaced(part));

/** What one value of a word means. */
const VALUES: Readonly<Record<string, (value: string) => Test>> = {
  make: (value) => (vehicle) => same(fold(vehicle.brand.name) === fold(value)),
  model: (value) => (vehicle) => same(fold(vehicle.model?.name ?? "") === fold(value)),
  trim: (value) => (vehicle) => same(contains(vehicle.trim, value)),
  text: (value) => (vehicle) => same(vehicle.options.some((option) => contains(option, value))),
  kind: (value) => (vehicle) => same(vehicle.kind === key(KINDS, value)),
  state: (value) => (vehicle) => same(vehicle.condition === key(STATES, value)),
  shape: (value) => test(SHAPES, value),
  fuel: (value) => FUELS[value] ?? fuelKey(value),
  gear: (value) => (vehicle) => same(vehicle.transmission_type === key(GEARS, value)),
  drive: (value) => (vehicle) => same(vehicle.drive === value),
  colour: (value) => (vehicle) => same(vehicle.color === value),
  inside: (value) => (vehicle) => same(vehicle.interior_color === value),
  uph: (value) => (vehicle) => same(vehicle.upholstery === value),
  equip: equipment,
  euro: (value) => (vehicle) => same(vehicle.emission_standard === value),
  energy: (value) => (vehicle) => same(vehicle.energy_class === value),
  size: (value) => (vehicle) => vanSize(value, vehicle),
  at: (value) => (vehicle) => same(vehicle.location?.slug === value),
};

/** `a,~b`: results may have either, and those with `a` must be found. */
const anyOf = (values: string, testOf: (value: string) => Test): Test => {
  const tests = values.split(",").map((value) => ({
    fits: testOf(value.replace("~", "").trim()),
    isOptional: value.trim().startsWith("~"),
  }));
  return (vehicle) => {
    const fits = tests.map(({ fits: one, isOptional }) => ({ ...one(vehicle), isOptional }));
    return {
      may: fits.some(({ may }) => may),
      must: fits.some(({ must, isOptional }) => must && !isOptional),
    };
  };
};

const limits = (value: string): { readonly may: number; readonly must: number } => {
  const [may = Number.NaN, must = may] = value.split("~").map(Number);
  if (Number.isNaN(may) || Number.isNaN(must)) throw new Error(`no number: ${value}`);
  return { may, must };
};

type Compare = (read: number, limit: number) => boolean;

const COMPARISONS: Readonly<Record<string, Compare>> = {
  "<=": (read, limit) => read <= limit,
  ">=": (read, limit) => read >= limit,
};

/** "About": within a quarter of the number; what is within a twentieth must be found. */
const about =
  (read: (vehicle: StockVehicle) => number | null, value: string): Test =>
  (vehicle) => {
    const distance = Math.abs((read(vehicle) ?? 0) / Number(value) - 1);
    return { may: distance <= 0.25, must: distance <= 0.05 };
  };

const number = (name: string, operator: string, value: string): Test => {
  const read = NUMBERS[name];
  if (read === undefined) throw new Error(`unknown number: ${name}`);
  if (operator === "~") return about(read, value);
  const compare = COMPARISONS[operator];
  if (compare === undefined) return anyOf(value, (one) => (vehicle) => same(read(vehicle) === Number(one)));
  const { may, must } = limits(value);
  const isNet = name === "net";
  return (vehicle) => {
    const given = read(vehicle);
    if (given === null) return same(false);
    // Without VAT counts for those who deduct it: only what states that it may be deducted must be found.
    return { may: compare(given, may), must: compare(given, must) && (!isNet || vehicle.vat_deductible === true) };
  };
};

const negate =
  (positive: Test): Test =>
  (vehicle) => {
    const { may, must } = positive(vehicle);
    return { may: !must, must: !may };
  };

/** A condition on vehicles: "price<=20000", "fuel=petrol,~lpg", "!colour=red", "vat". */
export const parseCondition = (term: string): Test => {
  const isNegated = term.startsWith("!");
  const [, name = "", operator = "", value = ""] =
    /^([a-z0-9-]+)(?:(<=|>=|=|~)(.+))?$/.exec(isNegated ? term.slice(1) : term) ?? [];
  const flag = operator === "" ? FLAGS[name] : undefined;
  if (operator === "" && flag === undefined) throw new Error(`unknown condition: ${term}`);
  const valueOf = VALUES[name];
  const positive: Test =
    flag !== undefined
      ? (vehicle) => same(flag(vehicle))
      : valueOf !== undefined && operator === "="
        ? anyOf(value, valueOf)
        : number(name, operator, value);
  return isNegated ? negate(positive) : positive;
};
