import type { EquipmentKey } from "./equipment.ts";

/**
 * Equipment by the more precise equipment that includes it: a vehicle with a three-zone climate control has an
 * automatic one. What only often comes together, such as entry and start without a key, is no family.
 */
const INCLUDED_IN: Partial<Readonly<Record<EquipmentKey, readonly EquipmentKey[]>>> = {
  air_conditioning: [
    "automatic_climate_control",
    "two_zone_climate_control",
    "three_zone_climate_control",
    "four_zone_climate_control",
  ],
  automatic_climate_control: ["two_zone_climate_control", "three_zone_climate_control", "four_zone_climate_control"],
  two_zone_climate_control: ["three_zone_climate_control", "four_zone_climate_control"],
  three_zone_climate_control: ["four_zone_climate_control"],
  central_locking: ["keyless_entry"],
  height_adjustable_seat: ["electric_seats", "memory_seats"],
  electric_seats: ["memory_seats"],
  electric_mirrors: ["folding_mirrors"],
  daytime_running_lights: ["led_daytime_running_lights"],
  led_headlights: ["matrix_headlights"],
  radio: ["dab_radio"],
  cruise_control: ["adaptive_cruise_control"],
  lane_departure_warning: ["lane_assist"],
  rear_camera: ["camera_360"],
  tow_bar: ["removable_tow_bar", "swivel_tow_bar"],
  tinted_windows: ["privacy_glass"],
  sliding_door: ["double_sliding_doors"],
};

/** The most precise equipment of each family, in the given order. */
export const mostPreciseEquipment = (equipment: readonly EquipmentKey[]): readonly EquipmentKey[] => {
  const present = new Set(equipment);
  return equipment.filter((key) => !INCLUDED_IN[key]?.some((precise) => present.has(precise)));
};

/** Equipment without a line of its own, because `key` includes it; in the given order. */
export const includedEquipment = (key: EquipmentKey, equipment: readonly EquipmentKey[]): readonly EquipmentKey[] =>
  equipment.filter((other) => INCLUDED_IN[other]?.includes(key));
