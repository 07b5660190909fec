import { EQUIPMENT_GROUPS, type EquipmentKey, type Vehicle } from "#domain/vehicles/index.ts";
import { shortlistStrings } from "../../strings/shortlist.ts";
import { factLabels, vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { energyView } from "../vehicle/energy-view.ts";
import { factGroups } from "../vehicle/fact-groups.ts";
import { BEST, bestOfAll } from "./best-values.ts";

const words = shortlistStrings.compare;
const energyWords = vehiclePageStrings.energy;

/** A text, there or not there, or null where nobody told us. */
export type CompareValue = string | boolean | null;

export type CompareRow = {
  readonly label: string;
  /** One a vehicle, in the order of the columns. */
  readonly values: readonly CompareValue[];
  readonly differs: boolean;
  /** What is best, and the columns that have it. */
  readonly best: { readonly words: string; readonly columns: readonly number[] } | null;
};

export type CompareGroup = { readonly title: string; readonly rows: readonly CompareRow[] };

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

/** One row a label, in the order given, for every label that at least one vehicle has a value of. */
const merged = (labels: readonly string[], facts: readonly Facts[], vehicles: readonly Vehicle[]): CompareRow[] => {
  const tables = facts.map((one) => new Map(one.map(({ label, value }) => [label, value])));
  return labels
    .filter((label) => tables.some((table) => table.has(label)))
    .map((label) =>
      rowOf(
        label,
        tables.map((table) => table.get(label) ?? null),
        vehicles,
      ),
    );
};

const FACT_LABELS = Object.values(factLabels);

const factRows = (vehicles: readonly Vehicle[]): readonly CompareGroup[] => {
  const groups = vehicles.map(factGroups);
  return Object.values(vehiclePageStrings.groups).map((title) => ({
    title,
    rows: merged(
      FACT_LABELS,
      groups.map((one) => one.find((group) => group.title === title)?.facts ?? []),
      vehicles,
    ),
  }));
};

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
