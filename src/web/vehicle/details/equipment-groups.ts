import { EQUIPMENT_GROUP_LABELS, EQUIPMENT_LABELS } from "#application/strings/vehicles/equipment-labels.ts";
import {
  EQUIPMENT_GROUP_KEYS,
  EQUIPMENT_GROUPS,
  includedEquipment,
  mostPreciseEquipment,
  type EquipmentKey,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { vehiclePageStrings as strings } from "../strings/vehicle-page-strings.ts";

/** Equipment in order of demand, the rarest first; used by the vehicle page and the equipment filter. */
export const POPULAR_EQUIPMENT: readonly EquipmentKey[] = [
  "panoramic_roof",
  "head_up_display",
  "matrix_headlights",
  "camera_360",
  "adaptive_cruise_control",
  "heat_pump",
  "tow_bar",
  "removable_tow_bar",
  "swivel_tow_bar",
  "double_sliding_doors",
  "electric_tailgate",
  "sound_system",
  "massage_seats",
  "ventilated_seats",
  "heated_seats",
  "electric_seats",
  "keyless_entry",
  "navigation_system",
  "apple_carplay",
  "android_auto",
  "blind_spot_monitor",
  "led_headlights",
  "rear_camera",
  "automatic_climate_control",
  "fast_charging",
  "sliding_door",
  "cruise_control",
  "alloy_wheels",
  "parking_sensors_rear",
  "air_conditioning",
];

const MAX_HIGHLIGHTS = 8;

/** Labels of up to eight highlights, in order of demand; only the most precise item of each family. */
export const equipmentHighlights = (equipment: readonly EquipmentKey[]): readonly string[] => {
  const present = new Set(mostPreciseEquipment(equipment));
  return POPULAR_EQUIPMENT.filter((key) => present.has(key))
    .slice(0, MAX_HIGHLIGHTS)
    .map((key) => EQUIPMENT_LABELS[key]);
};

export type EquipmentGroupView = {
  readonly label: string;
  readonly items: readonly string[];
  /** Less precise equipment that each item includes, for the search. */
  readonly included?: Readonly<Record<string, readonly string[]>>;
};

const toIncluded = (
  keys: readonly EquipmentKey[],
  equipment: readonly EquipmentKey[],
): Pick<EquipmentGroupView, "included"> => {
  const entries = keys.flatMap((key) => {
    const included = includedEquipment(key, equipment).map((other) => EQUIPMENT_LABELS[other]);
    return included.length > 0 ? [[EQUIPMENT_LABELS[key], included] as const] : [];
  });
  return entries.length > 0 ? { included: Object.fromEntries(entries) } : {};
};

/**
 * The vehicle's equipment by group, free-text options last; only the most precise item of each family. Omits empty
 * groups.
 */
export const toEquipmentGroups = (vehicle: Pick<Vehicle, "equipment" | "options">): readonly EquipmentGroupView[] => {
  const precise = new Set(mostPreciseEquipment(vehicle.equipment));
  const groups: readonly EquipmentGroupView[] = EQUIPMENT_GROUP_KEYS.map((group) => {
    const keys = EQUIPMENT_GROUPS[group].filter((key) => precise.has(key));
    return {
      label: EQUIPMENT_GROUP_LABELS[group],
      items: keys.map((key) => EQUIPMENT_LABELS[key]),
      ...toIncluded(keys, vehicle.equipment),
    };
  });
  return [...groups, { label: strings.equipment.options, items: vehicle.options }].filter(
    ({ items }) => items.length > 0,
  );
};
