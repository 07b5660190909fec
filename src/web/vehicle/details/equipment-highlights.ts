import { mostPreciseEquipment, type EquipmentKey } from "#domain/vehicles/index.ts";
import { EQUIPMENT_LABELS } from "#application/strings/vehicles/equipment-labels.ts";

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
