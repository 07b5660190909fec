import { EQUIPMENT_GROUP_LABELS, EQUIPMENT_LABELS } from "#application/strings/vehicles/equipment-labels.ts";
import { EQUIPMENT_GROUP_KEYS, EQUIPMENT_GROUPS, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings as strings } from "../../strings/vehicle-page.ts";

export type EquipmentGroupView = { readonly label: string; readonly items: readonly string[] };

/** The vehicle's equipment by group, its free-text options last. Leaves out empty groups. */
export const toEquipmentGroups = (vehicle: Pick<Vehicle, "equipment" | "options">): readonly EquipmentGroupView[] => {
  const present = new Set<string>(vehicle.equipment);
  const groups = EQUIPMENT_GROUP_KEYS.map((group) => ({
    label: EQUIPMENT_GROUP_LABELS[group],
    items: EQUIPMENT_GROUPS[group].filter((key) => present.has(key)).map((key) => EQUIPMENT_LABELS[key]),
  }));
  return [...groups, { label: strings.equipment.options, items: vehicle.options }].filter(
    ({ items }) => items.length > 0,
  );
};
