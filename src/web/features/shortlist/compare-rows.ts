import { EQUIPMENT_GROUPS, type EquipmentKey, type FuelType, type Vehicle } from "#domain/vehicles/index.ts";
import { listPageStrings } from "../../strings/list-pages.ts";
import { factLabels, vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { energyView } from "../vehicle/energy-view.ts";
import { factGroups } from "../vehicle/fact-groups.ts";
import { BEST, bestOfAll } from "./best-values.ts";
import { NOT_APPLICABLE, type CompareGroup, type CompareRow, type CompareValue } from "./compare-value.ts";

const words = listPageStrings.compare;
const energyWords = vehiclePageStrings.energy;

export const rowOf = (label: string, values: readonly CompareValue[], vehicles: readonly Vehicle[]): CompareRow => {
  const best = BEST.get(label);
  const columns = best ? bestOfAll(vehicles, best) : [];
  return {
    label,
    values,
    differs: new Set(values).size > 1,
    best: best && columns.length > 0 ? { words: best.words, columns } : null,
  };
};

type Facts = readonly { readonly label: string; readonly value: string }[];

const BURNS_ONLY: ReadonlySet<FuelType | null> = new Set<FuelType>([
  "petrol",
  "diesel",
  "lpg",
  "lpgg3",
  "cng",
  "bio-diesel",
  "bio-ethanol",
  "e85",
]);

const OF_AN_ENGINE = new Set<string>([
  factLabels.capacity,
  factLabels.cylinders,
  factLabels.emission,
  energyWords.combined,
]);

const OF_A_PLUG = new Set<string>([energyWords.electric, energyWords.range, energyWords.battery]);

/** What stands where the feed names no value. */
const missing = ({ fuel_type }: Vehicle, label: string): CompareValue => {
  const cannot =
    (fuel_type === "electric" && OF_AN_ENGINE.has(label)) || (BURNS_ONLY.has(fuel_type) && OF_A_PLUG.has(label));
  return cannot ? NOT_APPLICABLE : null;
};

/** One row a label, in the order given, for every label that at least one vehicle has a value of. */
const merged = (labels: readonly string[], facts: readonly Facts[], vehicles: readonly Vehicle[]): CompareRow[] => {
  const tables = facts.map((one) => new Map(one.map(({ label, value }) => [label, value])));
  const valuesOf = (label: string) =>
    vehicles.map((vehicle, column) => tables[column]?.get(label) ?? missing(vehicle, label));
  return labels
    .filter((label) => tables.some((table) => table.has(label)))
    .map((label) => rowOf(label, valuesOf(label), vehicles));
};

const FACT_LABELS = Object.values(factLabels);

// A vehicle's own page says nothing of a tax that cannot be deducted; beside one where it can, that must be said.
const vatFacts = ({ vat_deductible }: Vehicle): Facts =>
  vat_deductible === false ? [{ label: factLabels.vat, value: words.vatNotDeductible }] : [];

const factsIn = (vehicle: Vehicle, title: string): Facts => {
  const facts = factGroups(vehicle).find((group) => group.title === title)?.facts ?? [];
  return title === vehiclePageStrings.groups.past ? [...facts, ...vatFacts(vehicle)] : facts;
};

const factRows = (vehicles: readonly Vehicle[]): readonly CompareGroup[] =>
  Object.values(vehiclePageStrings.groups).map((title) => ({
    title,
    rows: merged(
      FACT_LABELS,
      vehicles.map((vehicle) => factsIn(vehicle, title)),
      vehicles,
    ),
  }));

const ENERGY_LABELS = [
  energyWords.combined,
  energyWords.electric,
  energyWords.co2,
  energyWords.range,
  energyWords.battery,
  energyWords.class,
  words.measure,
];

// A page of one vehicle names the cycle in each label; side by side it has a row of its own.
const withoutCycle = (label: string): string => ENERGY_LABELS.find((name) => label.startsWith(name)) ?? label;

const energyFacts = (vehicle: Vehicle, showClass: boolean): Facts => {
  const energy = energyView(vehicle, showClass);
  if (energy === null) return [];
  const letter = energy.class === null ? [] : [{ label: energyWords.class, value: energy.class }];
  const facts = energy.facts.map(({ label, value }) => ({ label: withoutCycle(label), value }));
  const cycle =
    vehicle.wltp === null ? [] : [{ label: words.measure, value: words.cycles[vehicle.wltp ? "wltp" : "nedc"] }];
  return [...facts, ...letter, ...cycle];
};

// A vehicle of which we have no list at all may well have the thing.
const hasIt = (vehicle: Vehicle, key: string): boolean | null =>
  vehicle.equipment.length === 0 ? null : vehicle.equipment.includes(key as EquipmentKey);

const equipmentRows = (vehicles: readonly Vehicle[]): readonly CompareGroup[] =>
  Object.values(EQUIPMENT_GROUPS).map(({ label: title, features }) => ({
    title,
    rows: Object.entries(features).flatMap(([key, label]) => {
      const values = vehicles.map((vehicle) => hasIt(vehicle, key));
      return values.includes(true) ? [rowOf(label, values, vehicles)] : [];
    }),
  }));

const optionRows = (vehicles: readonly Vehicle[]): CompareGroup => {
  const title = vehiclePageStrings.equipment.options;
  const values = vehicles.map(({ options }) => (options.length === 0 ? null : options.join(", ")));
  return { title, rows: values.some(Boolean) ? [rowOf(title, values, vehicles)] : [] };
};

/** What the law wants said once where a new car's consumption stands; null where there is none. */
export const guideNote = (vehicles: readonly Vehicle[]): string | null =>
  vehicles.some((vehicle) => energyView(vehicle, false)?.note.includes(energyWords.guide)) ? energyWords.guide : null;

export type Shown = { readonly energy: boolean; readonly energyClass: boolean };

/** Everything known of the vehicles, group by group; what is known of none is not there. */
export const compareGroups = (vehicles: readonly Vehicle[], show: Shown): readonly CompareGroup[] => {
  const energy = show.energy ? vehicles.map((vehicle) => energyFacts(vehicle, show.energyClass)) : [];
  return [
    ...factRows(vehicles),
    { title: words.groups.energy, rows: merged(ENERGY_LABELS, energy, vehicles) },
    ...equipmentRows(vehicles),
    optionRows(vehicles),
  ].filter(({ rows }) => rows.length > 0);
};
