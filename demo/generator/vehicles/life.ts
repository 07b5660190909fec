import type {
  Condition,
  EmissionStandard,
  EnergyClass,
  FuelType,
  VehicleKind,
} from "../../../src/domain/vehicles/keys.ts";
import { ageInYears, DEMO_DATE, demoDay } from "../demo-date.ts";
import type { Random } from "../random.ts";
import type { Engine } from "../model-sheet.ts";
import { usualMileage } from "./value.ts";

/** The past of a vehicle. `registered` is null while it is new. */
export type VehicleLife = {
  readonly condition: Condition;
  readonly registered: string | null;
  readonly built: number;
  readonly mileage: number;
  readonly owners: number;
};

const DAY = 365.25;

/** Ages of used cars in a dealer's stock, in years. */
const USED_AGES: readonly (readonly [number, number])[] = [
  [0.8, 10],
  [1.6, 14],
  [2.4, 15],
  [3.2, 17],
  [4.1, 14],
  [5, 9],
  [6.2, 7],
  [7.5, 5],
  [9, 4],
  [11.5, 3],
  [14, 1.5],
  [17, 0.7],
];

const CONDITIONS: readonly (readonly [Condition, number])[] = [
  ["new", 46],
  ["demonstrator", 14],
  ["preregistered", 12],
  ["used", 28],
];

const randomCondition = (engine: Engine, sellsNew: boolean, random: Random): Condition =>
  sellsNew && engine.to === null ? random.weighted(CONDITIONS) : "used";

/** A registration date within the engine's years of sale, at a typical age. */
const usedRegistration = (engine: Engine, random: Random): string => {
  const age = random.weighted(USED_AGES) + random.around(0, 0.4);
  const targetAge = demoDay(-Math.max(Math.round(age * DAY), 150));
  const year = Number(targetAge.slice(0, 4));
  const last = Math.min(engine.to ?? 2026, 2026);
  if (year >= engine.from && year <= last) return targetAge;
  const within = random.integer(engine.from, last);
  const month = String(random.integer(1, within === 2026 ? 5 : 12)).padStart(2, "0");
  return `${within}-${month}-${String(random.integer(1, 28)).padStart(2, "0")}`;
};

const shortLife = (condition: Condition, engine: Engine, random: Random): VehicleLife => {
  if (condition === "new") {
    return {
      condition,
      registered: null,
      built: random.chance(0.06) && engine.from < 2026 ? 2025 : 2026,
      mileage: random.integer(5, 18),
      owners: 0,
    };
  }
  if (condition === "preregistered") {
    const registered = demoDay(-random.integer(12, 240));
    return { condition, registered, built: Number(registered.slice(0, 4)), mileage: random.integer(5, 90), owners: 1 };
  }
  const days = random.integer(60, 330);
  const registered = demoDay(-days);
  return {
    condition,
    registered,
    built: Number(registered.slice(0, 4)),
    mileage: 900 + Math.round(days * random.around(26, 12)),
    owners: 1,
  };
};

const usedLife = (engine: Engine, kind: VehicleKind, random: Random): VehicleLife => {
  const registered = usedRegistration(engine, random);
  const years = ageInYears(registered);
  const usualKm = usualMileage(engine.fuel, kind === "van", years) * random.around(1, 0.45);
  // Cars with extreme mileage get a quieter life.
  const driven = Math.round(usualKm > 260_000 ? 196_000 + (usualKm % 64_000) : usualKm);
  const exact = Math.max(driven, 1_200);
  const year = Number(registered.slice(0, 4));
  const late = Number(registered.slice(5, 7)) <= 2 && year > engine.from && random.chance(0.5);
  return {
    condition: "used",
    registered,
    built: late ? year - 1 : year,
    mileage: random.chance(0.3) ? Math.max(Math.round(exact / 500) * 500, 1_000) : exact,
    owners:
      years < 2
        ? 1
        : random.weighted([
            [1, 58],
            [2, 32],
            [3, years > 6 ? 14 : 2],
            [4, years > 10 ? 6 : 0],
          ]),
  };
};

export const createLife = (engine: Engine, kind: VehicleKind, sellsNew: boolean, random: Random): VehicleLife => {
  const condition = randomCondition(engine, sellsNew, random);
  return condition === "used" ? usedLife(engine, kind, random) : shortLife(condition, engine, random);
};

/** WLTP applies to registrations of cars from September 2018, and of vans a year later. */
export const measuredByWltp = (registered: string | null, kind: VehicleKind): boolean =>
  registered === null || registered >= (kind === "van" ? "2019-09" : "2018-09");

/** Euro standard by first registration; from 29 November 2026 new types are Euro 7. Electric cars have none. */
export const emissionStandard = (
  fuel: FuelType,
  registered: string | null,
  arrives: string | null,
): EmissionStandard | null => {
  if (fuel === "electric" || fuel === "hydrogen") return null;
  const day = registered ?? arrives ?? DEMO_DATE;
  if (day < "2011-01") return "euro4";
  if (day < "2015-09") return "euro5";
  if (day < "2018-09") return "euro6b";
  if (day < "2019-09") return "euro6c";
  if (day < "2024-01") return "euro6d";
  return day < "2026-12" ? "euro6e" : "euro7";
};

const CLASSES: readonly (readonly [limit: number, letter: EnergyClass])[] = [
  [100, "A"],
  [120, "B"],
  [140, "C"],
  [160, "D"],
  [200, "E"],
  [250, "F"],
];

/** Class by CO2 in g/km (scale of the French energy label, arrêté du 10 novembre 2005). */
export const energyClass = (co2: number): EnergyClass => CLASSES.find(([limit]) => co2 <= limit)?.[1] ?? "G";
