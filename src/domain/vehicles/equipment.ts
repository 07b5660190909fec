// Equipment keys in six groups, in display order.

const GROUPS = {
  safety: [
    "abs",
    "esp",
    "driver_airbag",
    "passenger_airbag",
    "side_airbags",
    "curtain_airbags",
    "knee_airbag",
    "isofix",
    "front_isofix",
    "tyre_pressure_monitoring",
    "immobilizer",
    "alarm",
    "central_locking",
    "emergency_call",
    "emergency_brake_assist",
    "fatigue_warning",
    "fog_lights",
    "led_headlights",
    "matrix_headlights",
    "xenon_headlights",
    "daytime_running_lights",
    "led_daytime_running_lights",
    "cornering_lights",
    "high_beam_assist",
    "rain_sensor",
    "light_sensor",
    "speed_limiter",
    "spare_wheel",
    "emergency_tyre_kit",
  ],
  comfort: [
    "air_conditioning",
    "automatic_climate_control",
    "two_zone_climate_control",
    "three_zone_climate_control",
    "four_zone_climate_control",
    "auxiliary_heating",
    "heat_pump",
    "heated_seats",
    "heated_rear_seats",
    "ventilated_seats",
    "massage_seats",
    "electric_seats",
    "memory_seats",
    "sport_seats",
    "lumbar_support",
    "height_adjustable_seat",
    "folding_rear_seats",
    "sliding_rear_seats",
    "armrest",
    "heated_steering_wheel",
    "leather_steering_wheel",
    "multifunction_steering_wheel",
    "paddle_shifters",
    "electric_windows",
    "electric_mirrors",
    "heated_mirrors",
    "folding_mirrors",
    "auto_dimming_mirror",
    "heated_windscreen",
    "keyless_entry",
    "keyless_start",
    "electric_tailgate",
    "start_stop",
    "ambient_lighting",
    "electric_parking_brake",
    "power_steering",
  ],
  multimedia: [
    "radio",
    "dab_radio",
    "bluetooth",
    "hands_free",
    "usb",
    "navigation_system",
    "touchscreen",
    "apple_carplay",
    "android_auto",
    "wireless_charging",
    "voice_control",
    "digital_cockpit",
    "head_up_display",
    "sound_system",
    "wifi_hotspot",
    "cd_player",
    "on_board_computer",
    "rear_entertainment",
  ],
  assistance: [
    "cruise_control",
    "adaptive_cruise_control",
    "lane_assist",
    "lane_departure_warning",
    "blind_spot_monitor",
    "cross_traffic_alert",
    "traffic_sign_recognition",
    "hill_start_assist",
    "hill_descent_control",
    "parking_sensors_front",
    "parking_sensors_rear",
    "rear_camera",
    "camera_360",
    "park_assist",
    "night_vision",
    "driving_modes",
    "traffic_jam_assist",
  ],
  exterior: [
    "alloy_wheels",
    "metallic_paint",
    "panoramic_roof",
    "sunroof",
    "roof_rails",
    "tow_bar",
    "removable_tow_bar",
    "swivel_tow_bar",
    "tinted_windows",
    "privacy_glass",
    "sport_suspension",
    "air_suspension",
    "sport_package",
    "winter_package",
    "winter_tyres",
    "all_season_tyres",
    "fast_charging",
    "charging_cable",
    "body_kit",
  ],
  commercial: [
    "sliding_door",
    "double_sliding_doors",
    "rear_double_doors",
    "partition_wall",
    "load_floor",
    "cargo_lining",
    "roof_rack",
    "ladder_rack",
    "refrigerated",
    "tail_lift",
    "crew_cab",
    "long_wheelbase",
    "high_roof",
    "power_outlet_230v",
  ],
} as const;

export type EquipmentGroup = keyof typeof GROUPS;

export type EquipmentKey = (typeof GROUPS)[EquipmentGroup][number];

export const EQUIPMENT_GROUPS: Readonly<Record<EquipmentGroup, readonly EquipmentKey[]>> = GROUPS;

/** The groups in display order. */
export const EQUIPMENT_GROUP_KEYS = Object.keys(GROUPS) as readonly EquipmentGroup[];

/** Every key of all groups. */
export const EQUIPMENT: readonly EquipmentKey[] = EQUIPMENT_GROUP_KEYS.flatMap((group) => EQUIPMENT_GROUPS[group]);

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

/** The most precise families first, so that what they include includes more. */
const INCLUDED_ENTRIES = Object.entries(INCLUDED_IN).toReversed() as (readonly [
  EquipmentKey,
  readonly EquipmentKey[],
])[];

/** The most precise equipment of each family, in the given order. */
export const mostPreciseEquipment = (equipment: readonly EquipmentKey[]): readonly EquipmentKey[] => {
  const present = new Set(equipment);
  return equipment.filter((key) => !INCLUDED_IN[key]?.some((precise) => present.has(precise)));
};

/** The equipment with what its more precise ones include: two sliding doors are a sliding door. */
export const withIncludedEquipment = (equipment: readonly EquipmentKey[]): readonly EquipmentKey[] => {
  const all = new Set(equipment);
  for (const [key, precise] of INCLUDED_ENTRIES) if (precise.some((one) => all.has(one))) all.add(key);
  return all.size === equipment.length ? equipment : [...all];
};

/** Equipment without a line of its own, because `key` includes it; in the given order. */
export const includedEquipment = (key: EquipmentKey, equipment: readonly EquipmentKey[]): readonly EquipmentKey[] =>
  equipment.filter((other) => INCLUDED_IN[other]?.includes(key));
