import { EQUIPMENT, type EquipmentKey } from "#domain/vehicles/index.ts";

/** What buyers ask for first, the rarest first; a vehicle's page and the filter lead with these. */
export const WANTED_EQUIPMENT: readonly EquipmentKey[] = [
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

const SHOWN = 8;

/** The labels of the eight things about a vehicle's equipment worth saying first. */
export const bestOf = (equipment: readonly EquipmentKey[]): readonly string[] => {
  const there = new Set(equipment);
  return WANTED_EQUIPMENT.filter((key) => there.has(key))
    .slice(0, SHOWN)
    .map((key) => EQUIPMENT[key]);
};
