import { EQUIPMENT_GROUPS, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings as strings } from "../../strings/vehicle-page.ts";

export type EquipmentGroupView = { readonly label: string; readonly items: readonly string[] };

/** The vehicle's equipment by group, its free-text options last. Leaves out empty groups. */
export const toEquipmentGroups = (vehicle: Vehicle): readonly EquipmentGroupView[] => {
  const present = new Set<string>(vehicle.equipment);
  const groups = Object.values(EQUIPMENT_GROUPS).map(({ label, features }) => ({
    label,
    items: Object.entries(features).flatMap(([key, name]) => (present.has(key) ? [name as string] : [])),
  }));
  return [...groups, { label: strings.equipment.options, items: vehicle.options }].filter(
    ({ items }) => items.length > 0,
  );
};
