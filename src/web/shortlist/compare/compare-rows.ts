import {
  EQUIPMENT_GROUP_KEYS,
  EQUIPMENT_GROUPS,
  type EquipmentKey,
  type FuelType,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import {
  attributeLabels,
  vehiclePageStrings,
  energyView,
  toAttributeGroups,
  type EnergySettings,
} from "../../vehicle/index.ts";
import { BEST_RULES, bestColumns } from "./best-values.ts";
import { NOT_APPLICABLE, type CompareGroup, type CompareRow, type CompareValue } from "./compare-value.ts";
import { EQUIPMENT_GROUP_LABELS, EQUIPMENT_LABELS } from "#application/strings/vehicles/equipment-labels.ts";

const strings = listPageStrings.compare;
const energyStrings = vehiclePageStrings.energy;

export const createRow = (label: string, values: readonly CompareValue[], vehicles: readonly Vehicle[]): CompareRow => {
  const best = BEST_RULES.get(label);
  const columns = best ? bestColumns(vehicles, best) : [];
  return {
    label,
    values,
    differs: new Set(values).size > 1,
    isTotal: false,
    best: best && columns.length > 0 ? { label: best.label, columns } : null,
  };
};

type Attributes = readonly { readonly label: string; readonly value: string }[];

const COMBUSTION_FUELS: ReadonlySet<FuelType | null> = new Set<FuelType>([
  "petrol",
  "diesel",
  "lpg",
  "lpgg3",
  "cng",
  "bio-diesel",
  "bio-ethanol",
  "e85",
]);

const ENGINE_LABELS = new Set<string>([
  attributeLabels.capacity,
  attributeLabels.cylinders,
  attributeLabels.emission,
  energyStrings.combined,
]);

const PLUG_LABELS = new Set<string>([energyStrings.electric, energyStrings.range, energyStrings.battery]);

/** Cell text for a value missing in the feed. */
const missingValue = ({ fuel_type }: Vehicle, label: string): CompareValue => {
  const isImpossible =
    (fuel_type === "electric" && ENGINE_LABELS.has(label)) ||
    (COMBUSTION_FUELS.has(fuel_type) && PLUG_LABELS.has(label));
  return isImpossible ? NOT_APPLICABLE : null;
};

/** One row per label for which at least one vehicle has a value, in the given order. */
const mergeRows = (
  labels: readonly string[],
  attributes: readonly Attributes[],
  vehicles: readonly Vehicle[],
): CompareRow[] => {
  const tables = attributes.map(
    (attributesOfOne) => new Map(attributesOfOne.map(({ label, value }) => [label, value])),
  );
  const valuesOf = (label: string) =>
    vehicles.map((vehicle, column) => tables[column]?.get(label) ?? missingValue(vehicle, label));
  return labels
    .filter((label) => tables.some((table) => table.has(label)))
    .map((label) => createRow(label, valuesOf(label), vehicles));
};

const ATTRIBUTE_LABELS = Object.values(attributeLabels);

// The vehicle's page omits non-deductible VAT; next to a vehicle with deductible VAT it must be stated.
const vatAttributes = ({ vat_deductible }: Vehicle): Attributes =>
  vat_deductible === false ? [{ label: attributeLabels.vat, value: strings.vatNotDeductible }] : [];

const groupAttributes = (vehicle: Vehicle, title: string): Attributes => {
  const attributes =
    toAttributeGroups(vehicle, { showVin: false }).find((group) => group.title === title)?.attributes ?? [];
  return title === vehiclePageStrings.groups.history ? [...attributes, ...vatAttributes(vehicle)] : attributes;
};

const attributeRowGroups = (vehicles: readonly Vehicle[]): readonly CompareGroup[] =>
  Object.values(vehiclePageStrings.groups).map((title) => ({
    title,
    rows: mergeRows(
      ATTRIBUTE_LABELS,
      vehicles.map((vehicle) => groupAttributes(vehicle, title)),
      vehicles,
    ),
  }));

const MEASURED_LABELS = [
  energyStrings.combined,
  energyStrings.electric,
  energyStrings.co2,
  energyStrings.range,
  energyStrings.battery,
];

/** What an advertised payment must have beside it, also where it is equal for all. */
export const isEmissionLabel = (label: string): boolean =>
  [energyStrings.combined, energyStrings.electric, energyStrings.co2].some((name) => name === label);

const energyLabels = ({ countryTerms }: EnergySettings): readonly string[] => [
  ...MEASURED_LABELS,
  countryTerms.consumptionClass,
  strings.measure,
];

// The vehicle's page names the test cycle in each label; the comparison has a separate row for it.
const withoutCycle = (label: string): string => MEASURED_LABELS.find((name) => label.startsWith(name)) ?? label;

const energyAttributes = (vehicle: Vehicle, settings: EnergySettings): Attributes => {
  const energy = energyView(vehicle, settings);
  if (energy === null) return [];
  const letter = energy.class === null ? [] : [{ label: energy.classLabel, value: energy.class }];
  const attributes = energy.attributes.map(({ label, value }) => ({ label: withoutCycle(label), value }));
  const cycle =
    vehicle.wltp === null ? [] : [{ label: strings.measure, value: strings.cycles[vehicle.wltp ? "wltp" : "nedc"] }];
  return [...attributes, ...letter, ...cycle];
};

// Null: a vehicle without an equipment list may still have the feature.
const hasEquipment = (vehicle: Vehicle, key: EquipmentKey): boolean | null =>
  vehicle.equipment.length === 0 ? null : vehicle.equipment.includes(key);

const equipmentGroups = (vehicles: readonly Vehicle[]): readonly CompareGroup[] =>
  EQUIPMENT_GROUP_KEYS.map((group) => ({
    title: EQUIPMENT_GROUP_LABELS[group],
    rows: EQUIPMENT_GROUPS[group].flatMap((key) => {
      const values = vehicles.map((vehicle) => hasEquipment(vehicle, key));
      return values.includes(true) ? [createRow(EQUIPMENT_LABELS[key], values, vehicles)] : [];
    }),
  }));

const optionGroup = (vehicles: readonly Vehicle[]): CompareGroup => {
  const title = vehiclePageStrings.equipment.options;
  const values = vehicles.map(({ options }) => (options.length === 0 ? null : options.join(", ")));
  return { title, rows: values.some(Boolean) ? [createRow(title, values, vehicles)] : [] };
};

/** The note required by law once beside consumption values of new cars; null without such values. */
export const guideNote = (vehicles: readonly Vehicle[], settings: EnergySettings): string | null =>
  vehicles.some((vehicle) => energyView(vehicle, settings)?.note.includes(energyStrings.guide))
    ? energyStrings.guide
    : null;

/** All groups of rows; omits rows without any known value. */
export const compareGroups = (vehicles: readonly Vehicle[], settings: EnergySettings): readonly CompareGroup[] => {
  const energy = vehicles.map((vehicle) => energyAttributes(vehicle, settings));
  return [
    ...attributeRowGroups(vehicles),
    { title: strings.groups.energy, rows: mergeRows(energyLabels(settings), energy, vehicles) },
    ...equipmentGroups(vehicles),
    optionGroup(vehicles),
  ].filter(({ rows }) => rows.length > 0);
};
