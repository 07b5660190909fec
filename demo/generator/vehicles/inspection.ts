import type { InspectionMark, VehicleAttributes } from "../../../src/domain/vehicles/index.ts";
import { ageInYears, DEMO_DATE, demoDay } from "../demo-date.ts";
import { toFrenchTypography } from "../typography.ts";
import { seededRandom, type Random } from "../random.ts";

type Inspection = Pick<
  VehicleAttributes,
  "battery_health_percent" | "battery_health_date" | "next_inspection" | "inspection_report" | "inspection_marks"
>;

export const NOT_INSPECTED: Inspection = {
  battery_health_percent: null,
  battery_health_date: null,
  next_inspection: null,
  inspection_report: null,
  inspection_marks: null,
};

/** Folder of the example report and of the drawn marks, which `workshop/inspections/make.ts` writes. */
export const INSPECTION_FOLDER = "inspections";

const REPORT = `/${INSPECTION_FOLDER}/rapport-exemple.pdf`;

/** A mark and its drawing. */
const MARKS: readonly (readonly [part: string, damage: string, drawing: string])[] = [
  ["Pare-chocs avant", "Rayure de 12 cm", "rayure"],
  ["Porte arrière gauche", "Bosse de 3 cm, sans éclat de peinture", "bosse"],
  ["Capot", "Impacts de gravillons", "impacts"],
  ["Jante avant droite", "Frottement de trottoir", "jante"],
  ["Aile arrière droite", "Repeinte après réparation", "peinture"],
];

const PLUG = new Set(["electric", "electric+petrol", "electric+diesel"]);

/** Inspections in Luxembourg: after four years, after six, then every year. Vans every year. */
const dueDay = ({ first_registration, kind }: VehicleAttributes): string | null => {
  if (first_registration === null) return null;
  const month = Number(first_registration.slice(5, 7));
  const age = Math.floor(ageInYears(first_registration));
  const years = kind === "van" || age >= 6 ? age + 1 : age >= 4 ? 6 : 4;
  return `${Number(first_registration.slice(0, 4)) + years}-${String(month).padStart(2, "0")}`;
};

const nextInspection = (vehicle: VehicleAttributes, random: Random): string | null => {
  const due = dueDay(vehicle);
  const chance = random.next();
  if (due === null || chance < 0.1) return null;
  return chance < 0.16 ? demoDay(-random.integer(20, 200)).slice(0, 7) : due;
};

const batteryHealth = (
  { fuel_type, first_registration, mileage_km }: VehicleAttributes,
  random: Random,
): Pick<Inspection, "battery_health_percent" | "battery_health_date"> => {
  const isKnown = random.chance(0.75);
  const isWorn = random.chance(0.08);
  const days = random.integer(3, 80);
  if (fuel_type === null || !PLUG.has(fuel_type) || !isKnown)
    return { battery_health_percent: null, battery_health_date: null };
  const age = ageInYears(first_registration ?? DEMO_DATE);
  const share = 100 - age * 1.6 - (mileage_km ?? 0) / 22_000 + random.around(0, 1.5);
  return {
    battery_health_percent: isWorn && age > 3 ? random.integer(61, 68) : Math.min(Math.round(share), 99),
    battery_health_date: demoDay(-days),
  };
};

const marksOf = ({ accident_free }: VehicleAttributes, random: Random): readonly InspectionMark[] | null => {
  const count = accident_free === false ? random.integer(2, 4) : random.chance(0.14) ? random.integer(1, 2) : 0;
  const first = random.integer(0, MARKS.length - 1);
  if (count === 0) return null;
  return [...MARKS, ...MARKS].slice(first, first + count).map(([part, damage, drawing]) => ({
    part,
    damage: toFrenchTypography(damage),
    photo: `/${INSPECTION_FOLDER}/${drawing}.webp`,
  }));
};

/** What an inspection of a vehicle found, from its number alone: the rest of the demo group stays as it is. */
export const createInspection = (id: number, vehicle: VehicleAttributes): Inspection => {
  if (vehicle.condition === "new") return NOT_INSPECTED;
  const random = seededRandom(id);
  const next_inspection = nextInspection(vehicle, random);
  const battery = batteryHealth(vehicle, random);
  if (vehicle.condition !== "used") return { ...NOT_INSPECTED, ...battery, next_inspection: dueDay(vehicle) };
  return {
    ...battery,
    next_inspection,
    inspection_report: random.chance(0.3) ? REPORT : null,
    inspection_marks: marksOf(vehicle, random),
  };
};
